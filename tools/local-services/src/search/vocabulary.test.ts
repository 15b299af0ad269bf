import { describe, expect, test } from 'vitest';
import { matchTerms } from './vocabulary.ts';

const terms = new Set(['serum', 'serummer', 'sebum', 'balm', 'calm', 'moisturiser', 'oil', 'oat']);
const found = (word: string, options: Partial<Parameters<typeof matchTerms>[2]> = {}) =>
  matchTerms(terms, word, { prefix: false, maxTypos: 0, forms: [], ...options });

describe('matchTerms()', () => {
  test('finds the word alone when nothing else is allowed', () => {
    expect(found('serum')).toEqual([{ term: 'serum', typos: 0, length: 5, kind: 'exact' }]);
  });

  test('finds what begins with the word', () => {
    expect(found('seru', { prefix: true }).map(({ term, length }) => [term, length])).toEqual([
      ['serum', 4],
      ['serummer', 4],
    ]);
  });

  test('counts typing errors, an exchange being one', () => {
    expect(found('sreum', { maxTypos: 1 })).toEqual([{ term: 'serum', typos: 1, length: 5, kind: 'typo' }]);
  });

  test('counts an error in the first letter twice', () => {
    expect(found('balm', { maxTypos: 1 }).map(({ term }) => term)).toEqual(['balm']);
    expect(found('balm', { maxTypos: 2 }).map(({ term }) => term)).toEqual(['balm', 'calm']);
  });

  test('forgives an error in the beginning of a long word', () => {
    expect(found('mositur', { prefix: true, maxTypos: 1 })).toEqual([
      { term: 'moisturiser', typos: 1, length: 7, kind: 'typo' },
    ]);
  });

  test('takes another form of the word for as good as the word', () => {
    expect(found('serum', { forms: ['serummer'] }).map(({ kind }) => kind)).toEqual(['exact', 'form']);
  });
});
