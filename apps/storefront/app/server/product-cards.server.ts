import type { LocaleCode } from '@marehalm/shop';
import { readAssortment } from './commerce.server.ts';
import { readContent } from './content.server.ts';
import { productCard } from './product-view.server.ts';

/** Every product as a card, for lists that are narrowed in the browser. */
export async function loadCards(locale: LocaleCode) {
  const [content, assortment] = await Promise.all([readContent(locale), readAssortment()]);
  return content.products.map((product) => productCard(product, locale, assortment));
}
