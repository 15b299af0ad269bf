import { expect, test } from 'vitest';
import { findFacetAttribute, isFacetName, isFacetValue, productFacets } from './facets.ts';

test.each<[name: string, expected: boolean]>([
  ['a', true],
  ['fragrance-free', true],
  ['A_1', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['tør', false],
  ['a b', false],
  ['a\n', false],
  ['a.b', false],
])('isFacetName() of %j is %j', (name, expected) => {
  expect(isFacetName(name)).toBe(expected);
});

test.each<[value: string, expected: boolean]>([
  ['grauburgunder-ä', true],
  ['a, b/c & 100 %', true],
  ['🍷', true],
  ['x'.repeat(256), true],
  ['x'.repeat(257), false],
  ['', false],
  ['\uD83C', false],
])('isFacetValue() of %j is %j', (value, expected) => {
  expect(isFacetValue(value)).toBe(expected);
});

test('findFacetAttribute() returns the names of its list only', () => {
  expect(findFacetAttribute(productFacets, 'skin-type')).toBe('skinTypes');
  expect(findFacetAttribute(productFacets, 'skinTypes')).toBeUndefined();
  expect(findFacetAttribute(productFacets, 'constructor')).toBeUndefined();
});
