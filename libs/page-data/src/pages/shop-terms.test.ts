import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { getAboutPagePath } from './about-page-path.ts';
import { createBagRules } from './bag-rules.ts';
import { createCheckoutPageData } from './checkout.ts';
import { createGiftCardPageData } from './gift-card.ts';
import { createShellData } from './shell.ts';
import { createOfferFacts, toPlainQuestions } from './structured-data.ts';

const sources = createSampleSources();
const giftCard = { name: 'product', locale: 'en', parameters: { slug: 'gift-card' } } as const;

test('createBagRules() has samples, gifts and delivery of every market in every language', () => {
  const { samplesLimit, samples, gifts, markets } = createBagRules(sources);
  expect(samplesLimit).toBe(2);
  expect(samples).toMatchObject([
    { sku: 'MH-SAMPLE-1', name: { en: 'A sample', da: 'En prøve' }, size: { en: '2 ml' }, kind: 'sample' },
  ]);
  expect(gifts.map(({ rule, offer }) => [rule.kind, rule.replaces, offer.name.en, offer.size.da])).toEqual([
    ['spend-over', undefined, 'A gift', '30 ml'],
    ['buy-product', ['g1'], 'Another', ''],
  ]);
  expect(markets.map(({ id, methods }) => [id, methods[0]?.name.da, methods[0]?.price.amount])).toEqual([
    ['dk', 'Parcel shop', 4900],
    ['no', 'Parcel shop', 9900],
    ['int', 'Parcel shop', 1500],
  ]);
});

test('createBagRules() falls back to the default language for texts that another lacks', () => {
  const { en, da } = sources.contents;
  const offers = {
    ...da.offers,
    samples: { ...da.offers.samples, items: [] },
    gifts: [],
    markets: [],
  };
  const { samples, gifts, markets } = createBagRules({ ...sources, contents: { en, da: { ...da, offers } } });
  expect(samples[0]?.name.da).toBe('s1');
  expect([gifts[0]?.terms.da, gifts[0]?.offer.name.da]).toEqual(['', 'Product p02']);
  expect(markets[0]?.methods[0]?.name.da).toBe('Parcel shop');
});

test('createBagRules() refuses a sample of a product without a picture', () => {
  const bare = createSampleSources(({ products }) => ({
    products: products.map((product) => ({ ...product, pictures: [] })),
  }));
  expect(() => createBagRules(bare)).toThrow('Cannot offer MH-SAMPLE-1: product p01 has no picture');
});

test('createGiftCardPageData() has the amounts of every market, ascending, and a free one', () => {
  const page = createGiftCardPageData(sources, giftCard);
  expect(page.fixedAmountSkus.dk).toEqual(['MH-GIFT-CARD-500', 'MH-GIFT-CARD-200']);
  expect(page.customAmountSku).toBe('MH-GIFT-CARD-OWN');
  const prices = page.prices['MH-GIFT-CARD-OWN'];
  expect(prices?.int.ownAmount).toEqual({ min: 1000, max: 50_000 });
  expect(page.bag.href).toEqual({ en: '/product/gift-card', da: '/da/produkt/gavekort' });
});

test('createGiftCardPageData() shows an amount as unavailable in markets that do not sell it', () => {
  const int = new Map(
    [...sources.variants.int].map(([sku, variant]) =>
      sku === 'MH-GIFT-CARD-200' ? ['MH-GIFT-CARD-20', variant] : [sku, variant],
    ),
  );
  const page = createGiftCardPageData({ ...sources, variants: { ...sources.variants, int } }, giftCard);
  expect(page.prices['MH-GIFT-CARD-20']?.dk).toEqual({ variantId: '', price: 0, available: false });
});

test('createGiftCardPageData() refuses markets with different numbers of amounts', () => {
  const int = new Map([...sources.variants.int].filter(([sku]) => sku !== 'MH-GIFT-CARD-200'));
  const uneven = { ...sources, variants: { ...sources.variants, int } };
  expect(() => createGiftCardPageData(uneven, giftCard)).toThrow('the shops sell 2, 1 amounts');
  const none = createSampleSources(({ offers: { giftCard: _card, ...offers } }) => ({ offers }));
  expect(() => createGiftCardPageData(none, giftCard)).toThrow('the content has none');
});

test('createCheckoutPageData() names the seller and the means of payment of each market', () => {
  const match = { name: 'checkout', locale: 'da', parameters: {} } as const;
  expect(createCheckoutPageData(sources, match, 'Kassen')).toMatchObject({
    title: 'Kassen',
    seller: { name: 'Sample ApS', address: 'Strand 1, 9990\u00A0Skagen, Danmark', cvr: '12345678' },
    payment: { dk: ['card', 'mobilepay'], no: ['card'] },
    paths: { terms: '/da/om/terms-da' },
  });
  const closed = createSampleSources(({ offers }) => ({ offers: { ...offers, markets: [] } }));
  expect(createCheckoutPageData(closed, match, 'Kassen').payment.dk).toEqual([]);
});

test('createShellData() has menus, top categories, and the delivery of every market', () => {
  const shell = createShellData(sources, 'en');
  expect(shell.menus.map(({ groups, picture }) => [groups.length, picture?.alt])).toEqual([
    [1, 'Picture menu'],
    [0, undefined],
  ]);
  expect(shell.categories.map(({ href }) => href)).toEqual(['/face', '/sets']);
  expect(shell.markets[0]?.delivery.replaceAll('\u00A0', ' ')).toBe('dk DKK 49 DKK 400 1-3');
});

test('createShellData() refuses a market without a way to deliver', () => {
  const closed = createSampleSources(({ offers }) => ({
    offers: { ...offers, markets: offers.markets.map((market) => ({ ...market, deliveryMethods: [] })) },
  }));
  expect(() => createShellData(closed, 'en')).toThrow('market dk has no way to deliver');
});

test('getAboutPagePath() refuses content without the page', () => {
  expect(() => getAboutPagePath(sources.contents.en, 'careers', 'en')).toThrow(
    'Cannot link to the page careers',
  );
});

test('structured data links each offer to its size and market', () => {
  const facts = createOfferFacts('/product/x', 'no', { sku: 'MH-X', price: 100, available: true });
  expect(facts).toMatchObject({ path: '/product/x?market=no&size=MH-X', price: { currency: 'NOK' } });
  expect(toPlainQuestions()).toEqual([]);
});
