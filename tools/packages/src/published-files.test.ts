import { expect, test } from 'vitest';
import { findPublishedFileProblems } from './published-files.ts';

const library = {
  isDomain: true,
  manifest: {
    name: '@marehalm/gift-wrap',
    version: '1.0.0',
    exports: {
      '.': {
        '@marehalm/source': './src/index.ts',
        types: './dist/index.d.ts',
        default: './dist/index.js',
      },
      './paper.json': './paper.json',
    },
  },
};

const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'paper.json',
  'patterns/LICENSE-others.md',
  'src/index.ts',
  'src/internal/knot.ts',
  'dist/index.js',
  'dist/index.js.map',
  'dist/index.d.ts',
  'dist/internal/knot.js',
  'dist/docs/index.md',
];

test('findPublishedFileProblems() finds no problem in a valid package', () => {
  expect(findPublishedFileProblems(library, files)).toEqual([]);
});

test.each([...['README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts', 'paper.json']])(
  'findPublishedFileProblems() reports a missing %s',
  (missing) => {
    const rest = files.filter((file) => file !== missing);
    expect(findPublishedFileProblems(library, rest)).toEqual([`${missing} is missing`]);
  },
);

test.each([
  ['src/index.test.ts', 'is a test'],
  ['src/knot.laws.test.ts', 'is a test'],
  ['src/Knot.stories.tsx', 'is a story'],
  ['src/testing/knots.ts', 'is only for tests'],
  ['dist/lib.tsbuildinfo', "is the compiler's notes"],
  ['dist/.cache/a.json', 'is hidden'],
  ['dist/tsconfig.json', 'is configuration'],
  ['notes.txt', 'is in no folder of a package, and no entry point'],
  ['dist/gone.js', 'has no source in src'],
  ['dist/gone.d.ts.map', 'has no source in src'],
])('findPublishedFileProblems() reports %s, which %s', (file, problem) => {
  expect(findPublishedFileProblems(library, [...files, file])).toEqual([`${file} ${problem}`]);
});
