import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses accepted everywhere: they only require attribution. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
];
/** Licenses of fonts, which are separate files, and of tools' data, which is not redistributed. */
const FILE_LICENCES = ['OFL-1.1', 'CC-BY-4.0', 'CC0-1.0', 'Python-2.0'];
/**
 * Licenses of build and test tools that require changes to be shared: this repository does not change or redistribute
 * them.
 */
const TOOL_LICENCES = ['LGPL-3.0-or-later', 'LicenseRef-public-domain', 'MPL-2.0', 'WTFPL', 'Zlib'];

/** Packages whose `package.json` names no SPDX license, with the source of the license. */
const REVIEWED_LICENCES: Readonly<Record<string, string>> = {
  'hogan.js': 'Apache-2.0', // its LICENSE file
  jsonify: 'LicenseRef-public-domain', // "Public Domain", which is no SPDX expression
  mkdirp: 'MIT', // "MIT/X11"
  union: 'MIT', // its LICENSE file
};

/** The part of a lockfile that is read. */
export interface LockedPackages {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly license?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
        readonly devOptional?: boolean;
      }
    >
  >;
}

/** A package with a license that is not accepted for its use. */
export interface LicenceProblem {
  readonly name: string;
  /** Empty where it names none. */
  readonly licence: string;
}

const toPackageName = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether `allowed` satisfies an SPDX expression: all parts of AND, one of OR. */
export function isLicenceAllowed(expression: string, allowed: readonly string[]): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  /** Parses parts joined by `word`, all of them, without short-circuiting. */
  const joined = (word: string, part: () => boolean): boolean[] => {
    const parts = [part()];
    while (words[at] === word) {
      at += 1;
      parts.push(part());
    }
    return parts;
  };
  const one = (): boolean => {
    const word = words[at++];
    if (word !== '(') return word !== undefined && allowed.includes(word);
    const isInside = any();
    return words[at++] === ')' && isInside;
  };
  // AND binds more closely than OR.
  const any = (): boolean => joined('OR', () => joined('AND', one).every(Boolean)).some(Boolean);
  return any() && at === words.length;
}

/** Finds the packages of a lockfile whose license is not accepted. */
export function findLicenceProblems({ packages }: LockedPackages): readonly LicenceProblem[] {
  return Object.entries(packages).flatMap(([path, { license, dev, devOptional, link }]) => {
    if (!path.includes('node_modules/') || link === true) return [];
    const name = toPackageName(path);
    const licence = REVIEWED_LICENCES[name] ?? license ?? '';
    const isTool = dev === true || devOptional === true;
    const allowed = [...PERMISSIVE, ...FILE_LICENCES, ...(isTool ? TOOL_LICENCES : [])];
    return isLicenceAllowed(licence, allowed) ? [] : [{ name, licence }];
  });
}

/**
 * Prints how many locked packages have which license. Sets exit code 1 if one is not allowed.
 *
 * @param root Folder with the `package-lock.json`.
 */
export function reportLicences(root: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockedPackages;
  const counts = new Map<string, number>();
  for (const [path, { license = 'none named', link }] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/') && link !== true) counts.set(license, (counts.get(license) ?? 0) + 1);
  }
  for (const [licence, count] of [...counts].sort(([, one], [, other]) => other - one))
    console.log(`${String(count).padStart(5)}  ${licence}`);
  for (const { name, licence } of findLicenceProblems(lock)) {
    console.error(`Cannot use ${name}: its licence ${licence || '(none)'} was not decided upon`);
    process.exitCode = 1;
  }
}
