import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  findMultiMarketOffer,
  isMultiMarketOffer,
  type MultiMarketOffer,
  parseMultiMarketOffers,
  toOfferInMarket,
  replaceMarketPrice,
  replaceMarketStock,
} from './multi-market-offer.ts';
import { money } from './money.ts';
import { calculateUnitPrice } from './unit-price.ts';

type Market = 'dk' | 'no' | 'int';
type TestOffer = MultiMarketOffer<Market, 'en' | 'da'>;
const vocabulary = { markets: ['dk', 'no', 'int'], locales: ['en', 'da'] } as const;
const currencies = { dk: 'DKK', no: 'NOK', int: 'EUR' } as const;
const isStoredOffer = (value: unknown) => isMultiMarketOffer(vocabulary, value);
const parse = (text: string | null) => parseMultiMarketOffers(vocabulary, text);
const offerIn = (market: Market, offer: TestOffer) => toOfferInMarket(offer, market, currencies[market]);

const serum: TestOffer = {
  sku: 'MH-P04-30',
  product: 'p04',
  collections: ['dune-grass', 'serums', 'face'],
  kind: 'merchandise',
  name: { en: 'Lee Serum', da: 'Læ Serum' },
  size: { en: '30 ml', da: '30 ml' },
  picture: {
    src: '/p04.avif',
    srcSet: '/p04.avif 240w',
    width: 1200,
    height: 1500,
    ground: '#dde0cf',
    alt: '',
  },
  market: {
    dk: { variantId: 'gid://shopify/ProductVariant/1000401', price: 37_500, available: true, stock: 3 },
    no: { variantId: 'gid://shopify/ProductVariant/2000401', price: 57_900, available: true },
    int: {
      variantId: 'gid://shopify/ProductVariant/3000401',
      price: 5_000,
      compareAt: 6_000,
      available: true,
    },
  },
};

describe('isMultiMarketOffer()', () => {
  test('knows an offer that was stored', () => {
    expect(isStoredOffer(JSON.parse(JSON.stringify(serum)))).toBe(true);
  });

  test.each(['', null, undefined, [], { length: 1 }, { sku: 'MH-P04-30' }])(
    'finds no offer in %j',
    (value) => {
      expect(isStoredOffer(value)).toBe(false);
    },
  );
});

describe('parseMultiMarketOffers()', () => {
  test('gives back what was stored', () => {
    expect(parse(JSON.stringify({ [serum.sku]: serum }))).toEqual({ [serum.sku]: serum });
  });

  test('gives back the limits of a gift card, and tells them to the rules of the bag', () => {
    const card: TestOffer = {
      ...serum,
      sku: 'MH-GIFT-CARD-OWN',
      kind: 'gift-card',
      market: { ...serum.market, dk: { ...serum.market.dk, ownAmount: { min: 10_000, max: 500_000 } } },
    };
    const kept = parse(JSON.stringify({ [card.sku]: card }))[card.sku];
    expect(kept && offerIn('dk', kept).ownAmount).toEqual({
      min: { amount: 10_000, currency: 'DKK' },
      max: { amount: 500_000, currency: 'DKK' },
    });
  });

  test.each([
    [
      'limits that are none',
      { ...serum, market: { ...serum.market, no: { ...serum.market.no, ownAmount: { min: 1 } } } },
    ],
    ['a name that is no text', { ...serum, name: { en: { toString: 1 }, da: 'Læ Serum' } }],
    ['a size in one language alone', { ...serum, size: { en: '30 ml' } }],
    ['a kind that there is not', { ...serum, kind: 'constructor' }],
    ['a link that is code', { ...serum, href: { en: 'javascript:alert(1)', da: '/da/produkt/lae-serum' } }],
    ['a picture of another origin', { ...serum, picture: { ...serum.picture, src: '//else.example/x' } }],
    ['a picture behind a backslash', { ...serum, picture: { ...serum.picture, src: '/\\else.example/x' } }],
    [
      'a former price that is no number',
      { ...serum, market: { ...serum.market, dk: { ...serum.market.dk, compareAt: '1' } } },
    ],
    [
      'a price of a litre that is none',
      { ...serum, market: { ...serum.market, dk: { ...serum.market.dk, unitPrice: '1' } } },
    ],
    [
      'a price that is no whole number',
      { ...serum, market: { ...serum.market, dk: { ...serum.market.dk, price: 12.5 } } },
    ],
    ['a market that is missing', { ...serum, market: { dk: serum.market.dk } }],
    ['names that are missing', { ...serum, name: undefined }],
    ['another kind of thing', 'Lee Serum'],
    [
      'files of a picture elsewhere',
      { ...serum, picture: { ...serum.picture, srcSet: '/a.avif 1w, //evil.example/b.avif 2w' } },
    ],
    ['files of a picture that are none', { ...serum, picture: { ...serum.picture, srcSet: 7 } }],
    [
      'an address that browsers read as a host',
      { ...serum, picture: { ...serum.picture, src: '/\t/evil.example/a.avif' } },
    ],
  ])('leaves out an offer with %s and keeps the others', (_criterion, damaged) => {
    expect(parse(JSON.stringify({ broken: damaged, [serum.sku]: serum }))).toEqual({
      [serum.sku]: serum,
    });
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('takes any text at all without throwing', (text) => {
    expect(parse(text)).toBeTypeOf('object');
  });
});

describe('toOfferInMarket()', () => {
  test('makes the offer of one market, in its currency, with its reduction and stock', () => {
    expect(offerIn('dk', serum)).toMatchObject({ price: { amount: 37_500, currency: 'DKK' }, stock: 3 });
    expect(offerIn('int', serum)).toMatchObject({
      price: { amount: 5_000, currency: 'EUR' },
      compareAtPrice: { amount: 6_000, currency: 'EUR' },
    });
  });

  test('knows nothing of stock that the shop does not tell', () => {
    expect(offerIn('no', serum)).not.toHaveProperty('stock');
  });
});

test('replaceMarketPrice() and replaceMarketStock() take the word of one market and leave the others alone', () => {
  const changed = replaceMarketStock(replaceMarketPrice(serum, 'dk', 39_500), 'dk', 0);
  expect(changed.market.dk).toMatchObject({ price: 39_500, stock: 0, available: false });
  expect(changed.market.no).toBe(serum.market.no);
  expect(changed.market.int).toBe(serum.market.int);
});

test.each([2.5, 3, 7.5, 10, 15, 30, 40, 50, 75, 90, 100, 120, 150, 200, 250, 300, 500, 900, 1000])(
  'replaceMarketPrice() tells what a litre costs at the new price, of %d ml',
  (content) => {
    const perLitre = (price: number) => calculateUnitPrice(money(price, 'DKK'), content, 'ml').amount;
    const prices = [1900, 2550, 4999, 5300, 5900, 12_500, 37_500, 39_900, 64_995];
    for (const before of prices) {
      const dk = { ...serum.market.dk, price: before, unitPrice: perLitre(before) };
      for (const price of prices) {
        const changed = replaceMarketPrice({ ...serum, market: { ...serum.market, dk } }, 'dk', price);
        expect(changed.market.dk.unitPrice).toBe(perLitre(price));
      }
    }
  },
);

test('replaceMarketPrice() finds no price of a litre where there was none', () => {
  expect(replaceMarketPrice(serum, 'dk', 39_500).market.dk).not.toHaveProperty('unitPrice');
});

test('replaceMarketPrice() leaves out the price of an ounce, which does not say what the pack contains', () => {
  const dk = { ...serum.market.dk, price: 990, unitPrice: 59 };
  const changed = replaceMarketPrice(
    { ...serum, per: 'fl oz', market: { ...serum.market, dk } },
    'dk',
    4_900,
  );
  expect(changed.market.dk.price).toBe(4_900);
  expect(changed.market.dk).not.toHaveProperty('unitPrice');
});

test('replaceMarketPrice() leaves an offer that has no such market', () => {
  const { no: _no, ...market } = serum.market;
  const offer: MultiMarketOffer = { ...serum, market };
  expect(replaceMarketPrice(offer, 'no', 1)).toBe(offer);
});

test('findMultiMarketOffer() finds offers alone', () => {
  expect(findMultiMarketOffer({ [serum.sku]: serum }, serum.sku)).toBe(serum);
  expect(findMultiMarketOffer({ [serum.sku]: serum }, 'constructor')).toBeUndefined();
});

test('parseMultiMarketOffers() takes no text for no offers', () => {
  expect(parse(null)).toEqual({});
  expect(parse('7')).toEqual({});
});
