import { matchesGlob } from 'node:path';
import type { PublishedLibrary } from './published-libraries.ts';

/** Files of every package besides its code. */
const REQUIRED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Patterns of files that no package may contain, with their descriptions. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\.test\.[^/]*$/, 'a test'],
  [/\.stories\.[^/]*$/, 'a story'],
  [/^(?:src|dist)\/testing\//, 'only for tests'],
  [/\.tsbuildinfo$/, "the compiler's notes"],
  [/(?:^|\/)\.[^/]/, 'hidden'],
  [/(?:^|\/)node_modules\//, 'installed'],
  [/(?:^|\/)tsconfig[^/]*\.json$|\.config\.[cm]?[jt]s$/, 'configuration'],
];

/** Files that a package may contain besides those in `exports`: its code, and licenses of what it includes. */
const ALLOWED = /^(?:dist|src)\/|(?:^|\/)LICENSE[^/]*$/;

/**
 * Finds compiled files in `dist` whose source is not among the `files` of the library. The compiler does not delete them with
 * their source, so a build starts with an empty `dist`.
 */
export function findOrphanedFiles(files: readonly string[]): readonly string[] {
  const made = /^dist\/(?!docs\/)(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/;
  return files.filter((file) => {
    const name = made.exec(file.replaceAll('\\', '/'))?.[1];
    return name !== undefined && !['.ts', '.tsx'].some((end) => files.includes(`src/${name}${end}`));
  });
}

/** Finds problems in the list of `files` that a library would publish, each as a sentence. */
export function findPublishedFileProblems(
  { manifest, isDomain }: Pick<PublishedLibrary, 'manifest' | 'isDomain'>,
  files: readonly string[],
): readonly string[] {
  const targets = Object.values(manifest.exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((target) => target.replace(/^\.\//, ''));
  const isThere = (target: string) => files.some((file) => matchesGlob(file, target));
  const missing = [...REQUIRED, ...targets].filter((file) => !isThere(file));
  const unknown = files.filter(
    (file) => !ALLOWED.test(file) && !REQUIRED.includes(file) && !targets.includes(file),
  );
  return [
    ...missing.map((file) => `${file} is missing`),
    ...unknown.map((file) => `${file} is in no folder of a package, and no entry point`),
    ...files.flatMap((file) =>
      REFUSED.filter(([pattern]) => pattern.test(file)).map(([, what]) => `${file} is ${what}`),
    ),
    ...(isDomain ? findOrphanedFiles(files).map((file) => `${file} has no source in src`) : []),
  ];
}
