import { describe, expect, test } from 'vitest';
import { createTextComparator } from './create-text-comparator.ts';

const sorted = (locale: string, ...texts: string[]) => texts.toSorted(createTextComparator(locale));

describe('createTextComparator()', () => {
  test('sorts æ, ø, å at the end of the Danish alphabet', () => {
    expect(sorted('da', 'Ålegræs', 'Ørred', 'Zebra', 'Ærlig', 'Ymer', 'Alge')).toEqual([
      'Alge',
      'Ymer',
      'Zebra',
      'Ærlig',
      'Ørred',
      'Ålegræs',
    ]);
  });

  test('sorts these letters with an accent, too', () => {
    expect(sorted('da', 'ǻ', 'øb', 'ǿ', 'o', 'ǽ', 'z', 'ø')).toEqual(['o', 'z', 'ǽ', 'ø', 'ǿ', 'øb', 'ǻ']);
    expect(sorted('da', 'Ǻ', 'Zebra', 'A\u030A\u0301b')).toEqual(['Zebra', 'Ǻ', 'A\u030A\u0301b']);
  });

  test('sorts aa as å in Danish only', () => {
    expect(sorted('da', 'Aarhus', 'Zebra', 'Å', 'Århus')).toEqual(['Zebra', 'Å', 'Århus', 'Aarhus']);
    expect(sorted('en', 'Zebra', 'Aarhus')).toEqual(['Aarhus', 'Zebra']);
  });

  test('sorts digits as numbers, before letters', () => {
    expect(sorted('da', 'Serum, 10 ml', 'Serum, 2 ml', 'Serum A')).toEqual([
      'Serum A',
      'Serum, 2 ml',
      'Serum, 10 ml',
    ]);
  });

  test('compares case and marks only between equal letters', () => {
    expect(sorted('en', 'zest', 'Zen', 'creme', 'Crème', 'crest')).toEqual([
      'creme',
      'Crème',
      'crest',
      'Zen',
      'zest',
    ]);
  });

  test.each([
    ['signs before numbers before letters', 'en', ['{', '~z', '1a', '10', 'a', 'a~', 'a1', 'aa', 'b']],
    ['a text before a longer one that starts with it', 'da', ['', 'læ', 'læ serum', 'læs']],
    [
      'case and marks last: capitals, small letters, letters with marks',
      'en',
      ['CREME', 'Creme', 'creme', 'Crème', 'crème', 'cremes'],
    ],
    ['Danish letters in English by their spelling', 'en', ['Aden', 'Ærø', 'Afar', 'odde', 'Øl', 'om']],
    [
      'foreign letters in Danish in their Danish place',
      'da',
      ['mus', 'Müsli', 'mz', 'zebra', 'Ähre', 'Æske', 'Öre', 'Ørken', 'aarhus', 'Åse'],
    ],
    ['a decomposed letter as a composed one', 'da', ['z', 'å b', 'A\u030Aa']],
    ['the letters of another alphabet in its order', 'sv', ['zebra', 'Åre', 'äpple', 'öl']],
    ['long numbers by their value', 'en', ['file 9', 'file 10', 'file 100000000000000000000']],
  ] as const)('puts %s', (_criterion, locale, expected) => {
    expect(sorted(locale, ...expected.toReversed())).toEqual(expected);
    expect(sorted(locale, ...expected)).toEqual(expected);
  });
});
