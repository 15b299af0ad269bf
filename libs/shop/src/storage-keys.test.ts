import { expect, test } from 'vitest';
import { brand } from './brand.ts';
import * as storageKeys from './storage-keys.ts';

test('no two storage keys are equal', () => {
  const keys = Object.values(storageKeys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys start with the shop’s name, so that another shop on the same origin has its own', () => {
  // One of them is a pattern.
  for (const key of Object.values(storageKeys)) expect(String(key)).toMatch(new RegExp(brand.name, 'i'));
});
