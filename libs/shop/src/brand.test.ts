import { expect, test } from 'vitest';
import { pageTitle } from './brand.ts';

test('pageTitle() adds the name of the shop', () => {
  expect(pageTitle('Bag')).toBe('Bag – Marehalm');
});
