import { expect, test } from 'vitest';
import { expectEqualWork, times } from './subject.ts';

test('expectEqualWork() lets contenders through that answer alike', () => {
  expect(() => expectEqualWork('paths', { ours: [{ a: 1 }, 2], theirs: [{ a: 1 }, 2] })).not.toThrow();
});

test('expectEqualWork() names who answers otherwise, and what', () => {
  expect(() =>
    expectEqualWork('paths', { ours: [1, { a: 1 }], same: [1, { a: 1 }], theirs: [1, { a: 2 }] }),
  ).toThrow('Cannot compare paths: to question 1, ours answers {"a":1}, theirs {"a":2}');
});

test('expectEqualWork() takes a missing or a surplus answer for another one', () => {
  expect(() => expectEqualWork('paths', { ours: [1, 2], theirs: [1] })).toThrow(/question 1/);
  expect(() => expectEqualWork('paths', { ours: [1], theirs: [1, 2] })).toThrow(/Cannot compare/);
});

test('times() makes items by number', () => {
  expect(times(3, (index) => index * 2)).toEqual([0, 2, 4]);
});
