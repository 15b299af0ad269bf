import { expect, test } from 'vitest';
import { expectEqualAnswers, createItems } from './bench-subject.ts';

test('expectEqualAnswers() accepts contenders with equal answers', () => {
  expect(() => expectEqualAnswers('paths', { ours: [{ a: 1 }, 2], theirs: [{ a: 1 }, 2] })).not.toThrow();
});

test('expectEqualAnswers() names the contender with another answer, and that answer', () => {
  expect(() =>
    expectEqualAnswers('paths', { ours: [1, { a: 1 }], same: [1, { a: 1 }], theirs: [1, { a: 2 }] }),
  ).toThrow('Cannot compare paths: to question 1, ours answers {"a":1}, theirs {"a":2}');
});

test('expectEqualAnswers() rejects a missing and a surplus answer', () => {
  expect(() => expectEqualAnswers('paths', { ours: [1, 2], theirs: [1] })).toThrow(/question 1/);
  expect(() => expectEqualAnswers('paths', { ours: [1], theirs: [1, 2] })).toThrow(/Cannot compare/);
});

test('times() creates items from their index', () => {
  expect(createItems(3, (index) => index * 2)).toEqual([0, 2, 4]);
});
