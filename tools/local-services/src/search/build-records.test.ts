import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ProductRecord } from '@marehalm/search/records';
import { searchIndices } from '@marehalm/shop/search';
import { loadContent } from '../load-content.ts';
import { buildRecords } from './build-records.ts';

const content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));

test('buildRecords() compares a reduced price to the lowest price of the 30 days before, on the days of the reduction', () => {
  const products = content.products.map((product) =>
    product.id === 'p04'
      ? {
          ...product,
          sizes: product.sizes.map((size) => ({
            ...size,
            prices: { DKK: 40000, NOK: 60000, EUR: 5400 },
            reduction: {
              from: '2026-11-20',
              to: '2026-11-27',
              prices: { DKK: 30000, NOK: 45000, EUR: 4000 },
              lowestPrice30Days: { DKK: 35000, NOK: 52000, EUR: 4700 },
            },
          })),
        }
      : product,
  );
  const offersOn = (day: string) => {
    const records = buildRecords({ ...content, products }, day).get(
      searchIndices.indexName('products', 'en'),
    ) as readonly ProductRecord[];
    return records.find(({ objectID }) => objectID === 'p04')?.offers;
  };
  expect(offersOn('2026-11-20')).toMatchObject({
    DKK: { price: 30000, compareAt: 35000 },
    NOK: { price: 45000, compareAt: 52000 },
    EUR: { price: 4000, compareAt: 4700 },
  });
  expect(offersOn('2026-11-28')).toMatchObject({ DKK: { price: 40000 } });
  expect(offersOn('2026-11-28')?.DKK).not.toHaveProperty('compareAt');
});
