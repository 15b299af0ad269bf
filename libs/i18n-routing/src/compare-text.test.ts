import { describe, expect, test } from 'vitest';
import { compareText } from './compare-text.ts';

const sorted = (locale: string, ...texts: string[]) => texts.toSorted(compareText(locale));

describe('compareText()', () => {
  test('ends the Danish alphabet with æ, ø, å', () => {
    expect(sorted('da', 'Ålegræs', 'Ørred', 'Zebra', 'Ærlig', 'Ymer', 'Alge')).toEqual([
      'Alge',
      'Ymer',
      'Zebra',
      'Ærlig',
      'Ørred',
      'Ålegræs',
    ]);
  });

  test('knows its letters with an accent', () => {
    expect(sorted('da', 'ǻ', 'øb', 'ǿ', 'o', 'ǽ', 'z', 'ø')).toEqual(['o', 'z', 'ǽ', 'ø', 'ǿ', 'øb', 'ǻ']);
    expect(sorted('da', 'Ǻ', 'Zebra', 'A\u030A\u0301b')).toEqual(['Zebra', 'Ǻ', 'A\u030A\u0301b']);
  });

  test('takes aa for å in Danish alone', () => {
    expect(sorted('da', 'Aarhus', 'Zebra', 'Å', 'Århus')).toEqual(['Zebra', 'Å', 'Århus', 'Aarhus']);
    expect(sorted('en', 'Zebra', 'Aarhus')).toEqual(['Aarhus', 'Zebra']);
  });

  test('counts digits as numbers, before letters', () => {
    expect(sorted('da', 'Serum, 10 ml', 'Serum, 2 ml', 'Serum A')).toEqual([
      'Serum A',
      'Serum, 2 ml',
      'Serum, 10 ml',
    ]);
  });

  test('lets case and marks decide only between equals', () => {
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
    ['a text before one that goes on', 'da', ['', 'læ', 'læ serum', 'læs']],
    [
      'case and marks last: capitals, then small letters, then letters with marks',
      'en',
      ['CREME', 'Creme', 'creme', 'Crème', 'crème', 'cremes'],
    ],
    ['Danish letters in English where their spelling is', 'en', ['Aden', 'Ærø', 'Afar', 'odde', 'Øl', 'om']],
    [
      'foreign letters in Danish where a Dane looks for them',
      'da',
      ['mus', 'Müsli', 'mz', 'zebra', 'Ähre', 'Æske', 'Öre', 'Ørken', 'aarhus', 'Åse'],
    ],
    ['a decomposed letter as a composed one', 'da', ['z', 'å b', 'A\u030Aa']],
    ['the letters of another alphabet where it has them', 'sv', ['zebra', 'Åre', 'äpple', 'öl']],
    ['long numbers by their size', 'en', ['file 9', 'file 10', 'file 100000000000000000000']],
  ] as const)('puts %s', (_criterion, locale, expected) => {
    expect(sorted(locale, ...expected.toReversed())).toEqual(expected);
    expect(sorted(locale, ...expected)).toEqual(expected);
  });
});
