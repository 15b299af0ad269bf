import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { buildShopCatalogue } from './shop-catalogue.ts';
import { listMarketShops } from './market-shops.ts';

test('buildShopCatalogue() numbers every product uniquely, across shops and for any number of products', async () => {
  const content = await loadContent(fileURLToPath(new URL('../../content', import.meta.url)));
  const [product] = content.products;
  if (!product) throw new Error('The content has no product');
  const numbered = (id: string) => ({ ...product, id, slugs: { en: id, da: id } });
  const many = ['p0', 'p8999', 'p9000', 'p10000', 'p999999'].map(numbered);
  const ids = listMarketShops(content).flatMap((shop) =>
    buildShopCatalogue({ ...content, products: [...content.products, ...many] }, shop).products.map(
      ({ id }) => id,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('gid://shopify/Product/1899900');
  const [shop] = listMarketShops(content);
  if (!shop) throw new Error('The content has no market');
  expect(() => buildShopCatalogue({ ...content, products: [numbered('serum')] }, shop)).toThrow(
    'Cannot number the product "serum"',
  );
});
