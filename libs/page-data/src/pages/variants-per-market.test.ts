import { mapMarkets, marketIds } from '@marehalm/shop';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchVariantsPerMarket } from './variants-per-market.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const shops = mapMarkets((id) => ({ endpoint: `https://${id}.example/graphql.json`, accessToken: id }));

test('fetchVariantsPerMarket() asks the shop of each market', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    asked.push(new URL(address).hostname);
    return Response.json({
      data: { products: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } },
    });
  });
  const variants = await fetchVariantsPerMarket(shops);
  expect(asked.sort()).toEqual(marketIds.map((id) => `${id}.example`).sort());
  for (const id of marketIds) expect(variants[id].size).toBe(0);
});

test('fetchVariantsPerMarket() throws when a shop refuses', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: 'No' }] }));
  await expect(fetchVariantsPerMarket(shops)).rejects.toThrow('Cannot read the catalogue of shop ');
});
