import { expect } from 'vitest';
import {
  checkWithdrawal,
  createPaymentAttemptLog,
  createCheckoutStorage,
  createOrderStorage,
  createWithdrawalDraftStorage,
  parseReturnedAttempt,
} from '@marehalm/checkout-domain';
import {
  fc,
  testWithFuzzing,
  arbitraryHostileJson,
  arbitraryHostileText,
  arbitraryMutation,
} from '@marehalm/fuzz';
import {
  createGiftCardDraftStorage,
  parseMultiMarketOffers,
  toOfferInMarket,
} from '@marehalm/cart-domain/bag';
import { createAccountSessions, parseMailedLink } from '@marehalm/commerce-client';
import { markets } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { getReturnPath } from './session/return-path.ts';
import { createRecentSearches, RECENT_SEARCHES_LIMIT } from '@marehalm/search';
import {
  addEmptySearchParameter,
  parseOverlayQuery,
  removeSearchParameter,
  withOverlayQuery,
} from '@marehalm/page-data';

/** A storage that has `text` under every name. */
const holding = (text: string) => () => ({
  getItem: () => text,
  setItem: () => undefined,
  removeItem: () => undefined,
});
const key = 'any';
const vocabulary = {
  currencies: ['DKK', 'NOK', 'EUR'],
  markets: ['dk', 'no', 'int'],
  locales: ['en', 'da'],
} as const;

/** Stored values in place of a valid one: a similar one, any JSON, or any text. */
const inPlaceOf = (...kept: readonly unknown[]) =>
  fc.oneof(
    ...kept.map((value) => arbitraryMutation(value).map((near) => JSON.stringify(near) ?? '')),
    arbitraryHostileJson().map((value) => JSON.stringify(value)),
    arbitraryHostileText(),
  );

const picture = {
  src: '/a.avif',
  srcSet: '/a.avif 240w',
  width: 4,
  height: 5,
  ground: '#dde0cf',
  alt: 'A jar',
};
const price = {
  variantId: 'gid://shopify/ProductVariant/1',
  price: 37_500,
  compareAt: 40_000,
  available: true,
  stock: 3,
};
const names = { en: 'Lee Serum', da: 'Læ Serum' };
const offer = {
  sku: 'MH-P04-30',
  product: 'p04',
  collections: ['face'],
  kind: 'merchandise',
  name: names,
  size: { en: '30 ml', da: '30 ml' },
  href: { en: '/product/lee-serum', da: '/da/produkt/lae-serum' },
  picture,
  per: 'l',
  market: { dk: price, no: price, int: { ...price, ownAmount: { min: 1, max: 2 } } },
};
const isPath = (text: string) => new URL(text, 'https://shop.example').origin === 'https://shop.example';

testWithFuzzing(
  'offers that a device has kept can be drawn and priced',
  inPlaceOf({ [offer.sku]: offer }),
  (text) => {
    for (const kept of Object.values(parseMultiMarketOffers(vocabulary, text))) {
      for (const words of [kept.name, kept.size])
        expect([typeof words.en, typeof words.da]).toEqual(['string', 'string']);
      for (const href of Object.values(kept.href ?? {})) expect(isPath(href), href).toBe(true);
      expect(isPath(kept.picture.src), kept.picture.src).toBe(true);
      for (const market of ['dk', 'no', 'int'] as const) {
        const { price: now, compareAtPrice } = toOfferInMarket(kept, market, markets[market].currency);
        expect(Number.isSafeInteger(now.amount)).toBe(true);
        expect(Number.isSafeInteger(compareAtPrice?.amount ?? 0)).toBe(true);
      }
    }
  },
);

const money = { amount: 37_500, currency: 'DKK' };
const order = {
  number: '1001',
  placedAt: '2026-11-21T10:00:00Z',
  market: 'dk',
  email: 'signe@example.com',
  address: ['Signe', 'Strandvej 1'],
  country: 'DK',
  delivery: { title: 'Post', lines: ['Mon–Fri'], isCollected: false, days: [2, 3] },
  lines: [
    {
      sku: 'a',
      name: names,
      size: names,
      quantity: 1,
      total: money,
      picture: { ...picture, alt: undefined },
    },
  ],
  cost: { goods: money, discount: money, delivery: money, total: money, vat: money },
  payments: { giftCards: [{ lastCharacters: 'ABCD', used: money }], due: money },
};

testWithFuzzing('an order that a tab has kept can be shown', inPlaceOf(order), (text) => {
  const kept = createOrderStorage(vocabulary, { source: holding(text), key, draftKey: key }).load();
  if (!kept) return;
  expect(Number.isNaN(Date.parse(kept.placedAt))).toBe(false);
  if (!('lines' in kept)) return;
  for (const { picture: shown, name } of kept.lines) {
    expect([typeof name.en, typeof name.da]).toEqual(['string', 'string']);
    if (!shown) continue;
    expect(isPath(shown.src), shown.src).toBe(true);
    for (const candidate of shown.srcSet?.split(',') ?? [])
      expect(isPath(candidate.trim()), candidate).toBe(true);
  }
});

const checkout = {
  version: 2,
  contact: {
    email: 'signe@example.com',
    name: 'Signe',
    postalCode: '8000',
    city: 'Aarhus',
    country: 'DK',
    phone: '1',
  },
  isContactConfirmed: true,
  delivery: 'post',
  isDeliveryConfirmed: true,
  isDeliveryUnavailable: false,
  billing: { name: 'Signe' },
  attempt: { token: 'a', cartId: 'b', market: 'dk', id: 'c' },
};

testWithFuzzing(
  'a checkout that a tab has kept is a state of it',
  fc.tuple(inPlaceOf(checkout), fc.constantFrom('dk', 'no', 'int')),
  ([text, market]) => {
    const state = createCheckoutStorage(contactRules, { source: holding(text), key }).load(market);
    for (const value of Object.values(state.contact)) expect(typeof value).toBe('string');
  },
);

testWithFuzzing(
  'sessions, drafts, attempts and searches that are kept are read or left',
  inPlaceOf({ token: 'a', expiresAt: '2027-01-01T00:00:00Z' }, ['serum', 'oil'], {
    market: 'dk',
    values: { recipientName: 'Signe', amount: 'own', ownAmount: '500' },
  }),
  (text) => {
    const session = createAccountSessions({
      shops: vocabulary.markets,
      storage: holding(text),
      getStorageKey: () => key,
      createLogin: () => 'login',
    }).getSession('dk');
    if (session)
      expect([typeof session.token, Number.isNaN(Date.parse(session.expiresAt))]).toEqual(['string', false]);
    const drafts = createGiftCardDraftStorage({ source: holding(text), key, markets: vocabulary.markets });
    for (const value of Object.values(drafts.load('dk') ?? {}))
      expect(['string', 'undefined']).toContain(typeof value);
    const withdrawal = createWithdrawalDraftStorage({ source: holding(text), key }).load('DK1001');
    expect(['order', 'goods']).toContain(withdrawal?.scope);
    if (withdrawal) checkWithdrawal(withdrawal);
    expect(['string', 'undefined']).toContain(
      typeof createPaymentAttemptLog(vocabulary.markets, { source: holding(text), key }).findOpen()?.token,
    );
    const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
    const searches = createRecentSearches({ source: () => storage, key: 'searches' }).load();
    expect(searches.length).toBeLessThanOrEqual(RECENT_SEARCHES_LIMIT);
    for (const search of searches) expect(typeof search).toBe('string');
  },
);

testWithFuzzing(
  'addresses of the account and the search lead nowhere else',
  fc.tuple(arbitraryHostileText(), arbitraryHostileText(), fc.constantFrom('en', 'da')),
  ([name, value, locale]) => {
    for (const text of [value, encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))]) {
      const path = getReturnPath(`?return=${text}&${name}`, locale);
      const address = new URL(path, 'https://shop.example');
      expect(address.origin).toBe('https://shop.example');
      const link = parseMailedLink(`#shop=dk&id=${text}&token=${name}`, vocabulary.markets);
      if (link) expect([link.shop, link.purpose]).toEqual(['dk', 'reset']);
      parseReturnedAttempt(`?attempt=${text}`, 'dk');
      const search = `?${name}&search=${text}`;
      const query = parseOverlayQuery(search);
      expect(
        parseOverlayQuery(withOverlayQuery(addEmptySearchParameter(search, locale), query, locale)),
      ).toBe(query.trim());
      expect(removeSearchParameter(addEmptySearchParameter(removeSearchParameter(search), locale))).toBe(
        removeSearchParameter(search),
      );
    }
  },
);
