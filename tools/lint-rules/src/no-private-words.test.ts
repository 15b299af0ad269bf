import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { findPrivateWordsInComment, findPrivateWordsInName, toSpacedWords } from './find-private-words.ts';
import { noPrivateWords } from './no-private-words.ts';

/** Returns the messages of the rule for a file. */
function lint(source: string, filename = 'bag.ts'): readonly string[] {
  return new Linter()
    .verify(
      source,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { marehalm: { rules: { 'no-private-words': noPrivateWords as never } } },
        rules: { 'marehalm/no-private-words': 'error' },
      },
      { filename },
    )
    .map(({ line, message }) => `${line}: ${message}`);
}

test.each([
  ['turnedDown', 'turned down'],
  ['PATIENCE_MS', 'patience ms'],
  ['kept-pages.spec.ts', 'kept pages spec ts'],
  ['HTMLText', 'html text'],
])('toSpacedWords() splits %s into "%s"', (name, words) => {
  expect(toSpacedWords(name)).toBe(words);
});

test.each(['createTold', 'PATIENCE', 'turnedDownLines', 'late-start.spec.ts', 'undisturbed'])(
  'findPrivateWordsInName() finds one in %s',
  (name) => {
    expect(findPrivateWordsInName(name)).toHaveLength(1);
  },
);

test.each(['createReportDeduplicator', 'addressOfShop', 'softwareWearable', 'TIMEOUT_MS'])(
  'findPrivateWordsInName() finds none in %s',
  (name) => {
    expect(findPrivateWordsInName(name)).toEqual([]);
  },
);

test('findPrivateWordsInComment() finds phrases across lines, and whole words only', () => {
  expect(findPrivateWordsInComment('* lines that were turned\n * down')).toMatchObject([
    { word: 'turned down' },
  ]);
  expect(findPrivateWordsInComment(' Nobody waits.')).toMatchObject([{ word: 'nobody' }]);
  expect(findPrivateWordsInComment(' A downturned line')).toEqual([]);
});

describe('the rule', () => {
  test('reports identifiers once, comments, and the name of the file', () => {
    const source = '// Nobody waits.\nconst told = 1;\nexport const next = told + 1;\n';
    expect(lint(source, 'late-start.ts')).toEqual([
      '1: Say "deferred hydration" instead of "late start".',
      '1: Say "the shopper, the caller, the test" instead of "nobody".',
      '2: Say "broadcast, notify, report" instead of "told".',
    ]);
  });

  test('accepts standard terms', () => {
    expect(lint('/** Returns the delay in milliseconds. */\nexport const delayMs = 1;\n')).toEqual([]);
  });
});
