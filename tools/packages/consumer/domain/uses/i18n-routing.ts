import { createRouting } from '@marehalm/i18n-routing';

/** Finds the way there and back. */
export function run() {
  const { hrefFor, matchPath } = createRouting({
    locales: { en: { prefix: '' }, sv: { prefix: 'sv' } },
    defaultLocale: 'en',
    routes: { home: { en: '', sv: '' }, product: { en: 'product/:slug', sv: 'produkt/:slug' } },
  });
  const path = hrefFor('product', 'sv', { slug: 'lae-serum' });
  return { path, name: matchPath(path)?.name };
}

export const expected = { path: '/sv/produkt/lae-serum', name: 'product' };
