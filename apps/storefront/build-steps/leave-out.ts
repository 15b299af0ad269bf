import type { Plugin } from 'vite';

/** What stands in the place of a function's body. */
type Body = string;

/** Nothing of the shop leads there. Where something did after all, it would be known. */
export const NEVER: Body = 'throw Error("Left out of this build")';
/** Of what is left out there is nothing to be done. */
export const NOTHING: Body = '';
export const NO: Body = 'return false';

/** Something that a library can do, and where it is in the library's code. */
export interface LeftOut {
  /** Names that nothing of the shop may import, by package. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  /** What nothing of the shop may write on an element: a pattern. */
  readonly attributes?: string;
  /** Functions by file, each with what stands in its place. Files as their paths end. */
  readonly functions?: Readonly<Record<string, Readonly<Record<string, Body>>>>;
  /** Other code by file: what is found, and what stands in its place. */
  readonly code?: Readonly<Record<string, readonly (readonly [found: RegExp, instead: string])[]>>;
}

/** A library is not what the list was written for: an upgrade changed it. The build stops. */
export class LeftOutError extends Error {
  override name = 'LeftOutError';
}

/** A function as formatters write it: it ends with the brace under its beginning. */
const functionNamed = (name: string) => {
  const quoted = name.replaceAll(/[.$]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`^([ \t]*)((?:async )?function ${quoted}\(|${quoted} = function \()[^]*?\n\1\}(?=;?$)`,
    'gm',
  );
};

const filesOf = (list: readonly LeftOut[]) => [
  ...new Set(list.flatMap(({ functions, code }) => Object.keys({ ...functions, ...code }))),
];

/**
 * The code of `file` without what `list` names. A bundler then leaves out all that only that has used.
 *
 * @throws LeftOutError when a function is not there, or more than once, or when other code is not there.
 */
export function leaveOut(code: string, file: string, list: readonly LeftOut[]): string {
  const functions = list.flatMap((left) => Object.entries(left.functions?.[file] ?? {}));
  const withoutFunctions = functions.reduce((rest, [name, body]) => {
    const count = [...rest.matchAll(functionNamed(name))].length;
    if (count !== 1)
      throw new LeftOutError(`Cannot leave ${name}() out of ${file}: expected 1, found ${count}`);
    return rest.replace(
      functionNamed(name),
      (_all, indent: string, start: string) => `${indent}${start}) { ${body} }`,
    );
  }, code);
  return list
    .flatMap((left) => left.code?.[file] ?? [])
    .reduce((rest, [found, instead]) => {
      if (rest.search(found) < 0)
        throw new LeftOutError(`Cannot leave ${found.source} out of ${file}: it is not there`);
      return rest.replace(found, instead);
    }, withoutFunctions);
}

/** Applies {@link leaveOut} to what is built for browsers. */
export function leavesOut(list: readonly LeftOut[]): Plugin {
  const files = filesOf(list);
  const missing = new Set(files);
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = files.find((end) => id.endsWith(end));
      if (!file) return undefined;
      missing.delete(file);
      return { code: leaveOut(code, file, list), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(new LeftOutError(`Cannot leave anything out of ${[...missing].join(', ')}: no such file`));
    },
  };
}
