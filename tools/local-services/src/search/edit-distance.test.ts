import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { calculateEditDistance } from './edit-distance.ts';

const shortWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

/** The definition itself, as recursion: slow and beyond doubt. */
function naiveDistance(typed: string, term: string): number {
  if (typed === '' || term === '') return typed.length + term.length;
  const choices = [
    naiveDistance(typed.slice(1), term) + 1,
    naiveDistance(typed, term.slice(1)) + 1,
    naiveDistance(typed.slice(1), term.slice(1)) + (typed[0] === term[0] ? 0 : 1),
  ];
  if (typed.length > 1 && term.length > 1 && typed[0] === term[1] && typed[1] === term[0]) {
    choices.push(naiveDistance(typed.slice(2), term.slice(2)) + 1);
  }
  return Math.min(...choices);
}

describe('calculateEditDistance()', () => {
  test.each([
    ['serum', 'serum', 0],
    ['sreum', 'serum', 1],
    ['serun', 'serum', 1],
    ['seerum', 'serum', 1],
    ['srm', 'serum', 2],
    ['', 'oil', 3],
  ])('from %j to %j is %i', (typed, term, expected) => {
    expect(calculateEditDistance(typed, term).whole).toBe(expected);
  });

  test('finds the closest prefix of a term', () => {
    expect(calculateEditDistance('mositur', 'moisturiser')).toMatchObject({ prefix: 1, prefixLength: 7 });
  });

  property.prop([shortWord, shortWord])('agrees with its definition', (typed, term) => {
    expect(calculateEditDistance(typed, term).whole).toBe(naiveDistance(typed, term));
  });

  property.prop([shortWord, shortWord, fc.nat(3)])(
    'may stop above the maximum distance',
    (typed, term, most) => {
      const full = calculateEditDistance(typed, term);
      const { whole, prefix } = calculateEditDistance(typed, term, most);
      expect(Math.min(whole, most + 1)).toBe(Math.min(full.whole, most + 1));
      expect(Math.min(prefix, most + 1)).toBe(Math.min(full.prefix, most + 1));
    },
  );

  property.prop([shortWord, shortWord])('of the beginning is that of the best beginning', (typed, term) => {
    const beginnings = Array.from({ length: term.length + 1 }, (_, length) =>
      naiveDistance(typed, term.slice(0, length)),
    );
    const { prefix, prefixLength } = calculateEditDistance(typed, term);
    expect(prefix).toBe(Math.min(...beginnings));
    expect(beginnings[prefixLength]).toBe(prefix);
  });
});
