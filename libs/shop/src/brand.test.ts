import { expect, test } from 'vitest';
import { formatPageTitle } from './brand.ts';

test('formatPageTitle() adds the name of the shop', () => {
  expect(formatPageTitle('Bag')).toBe('Bag – Marehalm');
});
