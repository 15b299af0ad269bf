import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@marehalm/local-services/content';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '@marehalm/workspace';
import { changeOneProduct, writeShopContent } from './shop-content.ts';

test('writeShopContent() writes content that the services accept, and changeOneProduct() changes one product', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const target = join(folder, 'content');
  await writeShopContent(join(root, 'tools/local-services/content'), target, 80);
  const { products } = await loadContent(target);
  expect(products).toHaveLength(80);

  await changeOneProduct(target, 80, 'Now smaller.');
  const after = await loadContent(target);
  const changed = after.products.filter(
    (product, index) => product.promise.en !== products[index]?.promise.en,
  );
  expect(changed.map(({ promise }) => promise.en)).toEqual([expect.stringMatching(/ Now smaller\.$/)]);
});
