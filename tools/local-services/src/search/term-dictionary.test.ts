import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { calculateEditDistance } from './edit-distance.ts';
import { TermDictionary, type MatchOptions } from './term-dictionary.ts';

const terms = new TermDictionary(['serum', 'serummer', 'sebum', 'balm', 'calm', 'moisturiser', 'oil', 'oat']);
const found = (word: string, options: Partial<MatchOptions> = {}) =>
  terms.match(word, { prefix: false, maxTypos: 0, forms: [], ...options });

describe('TermDictionary', () => {
  test('finds only the word without options', () => {
    expect(found('serum')).toEqual([{ term: 'serum', typos: 0, length: 5, kind: 'exact' }]);
  });

  test('finds words with the prefix', () => {
    expect(found('seru', { prefix: true }).map(({ term, length }) => [term, length])).toEqual([
      ['serum', 4],
      ['serummer', 4],
    ]);
  });

  test('counts typing errors, a transposition being one', () => {
    expect(found('sreum', { maxTypos: 1 })).toEqual([{ term: 'serum', typos: 1, length: 5, kind: 'typo' }]);
  });

  test('counts an error in the first letter twice', () => {
    expect(found('balm', { maxTypos: 1 }).map(({ term }) => term)).toEqual(['balm']);
    expect(found('balm', { maxTypos: 2 }).map(({ term }) => term)).toEqual(['balm', 'calm']);
  });

  test('tolerates an error at the beginning of a long word', () => {
    expect(found('mositur', { prefix: true, maxTypos: 1 })).toEqual([
      { term: 'moisturiser', typos: 1, length: 7, kind: 'typo' },
    ]);
  });

  test('ranks another form of the word like the word', () => {
    expect(found('serum', { forms: ['serummer'] }).map(({ kind }) => kind)).toEqual(['exact', 'form']);
  });

  const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  property.prop([fc.uniqueArray(shortWord), shortWord, fc.nat(2), fc.boolean()])(
    'finds what a comparison with every term finds',
    (words, word, maxTypos, prefix) => {
      const isFound = (term: string) => {
        const first = term[0] === word[0] ? 0 : 1;
        const { whole, prefix: beginning } = calculateEditDistance(word, term);
        const isBeginning =
          prefix && (term.startsWith(word) || (maxTypos > 0 && beginning + first <= maxTypos));
        const isLongEnough = term.length >= word.length - maxTypos;
        return (
          term === word || (isLongEnough && (isBeginning || (maxTypos > 0 && whole + first <= maxTypos)))
        );
      };
      const matches = new TermDictionary(words).match(word, { prefix, maxTypos, forms: [] });
      expect(matches.map(({ term }) => term).toSorted()).toEqual(words.filter(isFound).toSorted());
    },
  );
});
