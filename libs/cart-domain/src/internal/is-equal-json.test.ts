import { expect, test } from 'vitest';
import { isEqualJson } from './is-equal-json.ts';

test.each([
  [1, 1, true],
  [1, 2, false],
  ['1', 1, false],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: 1 }, false],
])('isEqualJson() of %j and %j is %s', (a, b, expected) => {
  expect(isEqualJson(a, b)).toBe(expected);
});
