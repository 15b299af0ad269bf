import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { selectTop } from './ranking.ts';

property.prop([fc.uniqueArray(fc.nat(200), { maxLength: 60 }), fc.nat(70)])(
  'selectTop() returns the beginning of the fully sorted list',
  (numbers, count) => {
    const compare = (left: number, right: number) => (left % 7) - (right % 7) || left - right;
    expect(selectTop(numbers, count, compare)).toEqual(numbers.toSorted(compare).slice(0, count));
  },
);
