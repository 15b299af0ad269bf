import { expect, test } from 'vitest';
import { expectEqualWork, createItems } from './subject.ts';

test('expectEqualWork() accepts contenders with equal answers', () => {
  expect(() => expectEqualWork('paths', { ours: [{ a: 1 }, 2], theirs: [{ a: 1 }, 2] })).not.toThrow();
});

test('expectEqualWork() names the contender with another answer, and that answer', () => {
  expect(() =>
    expectEqualWork('paths', { ours: [1, { a: 1 }], same: [1, { a: 1 }], theirs: [1, { a: 2 }] }),
  ).toThrow('Cannot compare paths: to question 1, ours answers {"a":1}, theirs {"a":2}');
});

test('expectEqualWork() rejects a missing and a surplus answer', () => {
  expect(() => expectEqualWork('paths', { ours: [1, 2], theirs: [1] })).toThrow(/question 1/);
  expect(() => expectEqualWork('paths', { ours: [1], theirs: [1, 2] })).toThrow(/Cannot compare/);
});

test('times() creates items from their index', () => {
  expect(createItems(3, (index) => index * 2)).toEqual([0, 2, 4]);
});
