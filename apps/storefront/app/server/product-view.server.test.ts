import { expect, test } from 'vitest';
import type { Content } from './content.server.ts';
import { findProductBySlug } from './product-view.server.ts';

/** Content of products that have nothing but an id and their slugs. */
const contentOf = (...products: readonly (readonly [id: string, en: string, da: string])[]) =>
  ({ products: products.map(([id, en, da]) => ({ id, slugs: { en, da } })) }) as unknown as Content;

test('findProductBySlug() finds a product by the slug of the language', () => {
  const content = contentOf(['p1', 'serum', 'serummet'], ['p2', 'oil', 'serum']);
  expect(findProductBySlug(content, 'serum', 'en')?.id).toBe('p1');
  expect(findProductBySlug(content, 'serum', 'da')?.id).toBe('p2');
  expect(findProductBySlug(content, 'balm', 'da')).toBeUndefined();
});

test('findProductBySlug() rejects two products with the same slug, whichever is requested', () => {
  const content = contentOf(['p1', 'serum', 'serum'], ['p2', 'serum', 'olie'], ['p3', 'balm', 'balsam']);
  expect(() => findProductBySlug(content, 'balm', 'en')).toThrow(
    'Cannot make a page at "serum" in en: products p1 and p2 want it',
  );
  expect(findProductBySlug(content, 'olie', 'da')?.id).toBe('p2');
});
