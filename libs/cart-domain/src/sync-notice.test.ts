import { expect, test } from 'vitest';
import { money } from './money.ts';
import { findPriceBeforeCorrection } from './sync-notice.ts';

test('findPriceBeforeCorrection() returns the price before the latest correction', () => {
  const changed = (sku: string, from: number) =>
    ({ kind: 'price-changed', sku, from: money(from, 'SEK'), to: money(1, 'SEK') }) as const;
  const notices = [
    changed('TEA', 3),
    changed('TEA', 2),
    changed('SOAP', 9),
    { kind: 'unavailable', key: 'TEA', sku: 'TEA' } as const,
  ];
  expect(findPriceBeforeCorrection(notices, 'TEA')).toEqual(money(2, 'SEK'));
  expect(findPriceBeforeCorrection(notices, 'BALM')).toBeUndefined();
});
