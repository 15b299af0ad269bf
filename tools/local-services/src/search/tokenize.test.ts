import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { extractTerms, tokenize } from './tokenize.ts';

describe('tokenize()', () => {
  test.each([
    ['øjencreme', 'oejencreme', 'ojencreme', 'ØJENCREME'],
    ['læbepomade', 'laebepomade', 'labepomade', 'LÆBEPOMADE'],
    ['gåtur', 'gaatur', 'gatur', 'ga\u030Atur'],
    ['crème', 'creme', 'cre\u0300me', 'CRÈME'],
    ['serum', 'ｓｅｒｕｍ', 'ＳＥＲＵＭ', 'ser\u00ADum', '\u202Aserum\u202C', 'se\u200Brum'],
    ['aloe', 'ａｌｏｅ', 'ＡＬＯＥ', 'alo\u00ADe'],
    ['spf30', 'SPF 30', 'spf-30', 'ＳＰＦ３０', 'ＳＰＦ　３０'],
    ['30ml', '30 ml', '３０ｍｌ', '30\u00A0ml'],
  ])('folds all spellings of %s alike', (...spellings) => {
    expect(new Set(spellings.map((text) => extractTerms(text).join(' '))).size).toBe(1);
  });

  test('separates words at everything except letters and digits', () => {
    expect(extractTerms('C-serum, 30 ml (ny!)')).toEqual(['c', 'serum', '30', 'ml', 'ny']);
  });

  test('separates letters from digits', () => {
    expect(extractTerms('SPF30, 2x30ml, Q10')).toEqual(['spf', '30', '2', 'x', '30', 'ml', 'q', '10']);
    expect(tokenize('SPF30').map(({ start, end }) => [start, end])).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  test('maps the end of a folded part to its end in the text', () => {
    const [token] = tokenize('oejencreme');
    expect(token?.term).toBe('ojencreme');
    expect('oejencreme'.slice(token?.start, token?.ends[1])).toBe('oej');
  });

  property.prop([fc.string({ unit: 'grapheme' })])(
    'returns tokens in order, within the text, with one end per letter',
    (text) => {
      let position = 0;
      for (const { start, end, term, ends } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(position);
        expect(end).toBeGreaterThan(start);
        expect(ends).toHaveLength(term.length);
        expect(
          ends.every((here, index) => here > start && here <= end && here >= (ends[index - 1] ?? 0)),
        ).toBe(true);
        position = end;
      }
      expect(position).toBeLessThanOrEqual(text.length);
    },
  );

  property.prop([fc.string({ unit: fc.constantFrom(...'abeoxyzæøåéü -') })])(
    'is case-insensitive',
    (text) => {
      expect(extractTerms(text.toUpperCase())).toEqual(extractTerms(text));
    },
  );
});
