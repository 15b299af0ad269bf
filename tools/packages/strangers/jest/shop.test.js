const { money, sumMoney } = require('@marehalm/cart-domain/money');
const { createRouting } = require('@marehalm/i18n-routing');

test('money of two currencies is not added', () => {
  expect(sumMoney([money(24_900, 'SEK'), money(5_100, 'SEK')], 'SEK')).toEqual({
    amount: 30_000,
    currency: 'SEK',
  });
  expect(() => sumMoney([money(1, 'SEK'), money(1, 'EUR')], 'SEK')).toThrow();
});

test('routes are found in each language', () => {
  const site = createRouting({
    locales: { sv: { prefix: '' }, de: { prefix: 'de' } },
    defaultLocale: 'sv',
    routes: { product: { sv: 'produkt/:slug', de: 'produkt/:slug' } },
  });
  expect(site.hrefFor('product', 'de', { slug: 'nordlicht' })).toBe('/de/produkt/nordlicht');
});
