import { matchesGlob } from 'node:path';
import { withoutSource, type Library } from './packages.ts';

/** What every package brings besides its code. */
const REQUIRED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** What no package brings, and what it is. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\.test\.[^/]*$/, 'a test'],
  [/\.stories\.[^/]*$/, 'a story'],
  [/^(?:src|dist)\/testing\//, 'only for tests'],
  [/\.tsbuildinfo$/, "the compiler's notes"],
  [/(?:^|\/)\.[^/]/, 'hidden'],
  [/(?:^|\/)node_modules\//, 'installed'],
  [/(?:^|\/)tsconfig[^/]*\.json$|\.config\.[cm]?[jt]s$/, 'configuration'],
];

/** What a package may have besides the files that its `exports` name: its code, and the licences of what it includes. */
const ALLOWED = /^(?:dist|src)\/|(?:^|\/)LICENSE[^/]*$/;

/** What is wrong with the list of `files` that `library` would publish, each problem as a sentence. */
export function publishedFileProblems(
  { manifest, isDomain }: Pick<Library, 'manifest' | 'isDomain'>,
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
    ...(isDomain ? withoutSource(files).map((file) => `${file} has no source in src`) : []),
  ];
}
