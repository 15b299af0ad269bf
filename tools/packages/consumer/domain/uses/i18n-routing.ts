import { hrefFor, matchPath } from '@marehalm/i18n-routing';

/** Finds the way there and back. */
export function run() {
  const path = hrefFor('product', 'da', { slug: 'lae-serum' });
  return { path, name: matchPath(path)?.name };
}

export const expected = { path: '/da/produkt/lae-serum', name: 'product' };
