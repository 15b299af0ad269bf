import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type CheckoutState, createCheckoutState, reduceCheckout } from './checkout-state.ts';
import { createCheckoutStorage } from './checkout-storage.ts';
import { MAX_ADDRESS_FIELD_LENGTH } from './address-text.ts';
import type { TextStorageGetter } from './internal/text-storage.ts';
import { arbitraryReachableCheckout } from './testing/arbitrary-checkout.ts';
import { contactRules, type TestMarket, testMarkets } from './testing/contact-rules.ts';
import { forbiddenStorage, createInspectableStorage } from './testing/memory-storage.ts';

const KEY = 'test-checkout';
const storageOf = (source: TextStorageGetter) => createCheckoutStorage(contactRules, { source, key: KEY });
const empty = (market: TestMarket) => createCheckoutState(contactRules, market);

property.prop([arbitraryReachableCheckout, fc.constantFrom(...testMarkets)])(
  'a reload restores a checkout unchanged, except for the payment and what another market changes',
  (checkout, market) => {
    const { source } = createInspectableStorage();
    storageOf(source).save(checkout);
    const { paymentMethod: _paymentMethod, ...kept } = checkout;
    const expected = reduceCheckout(
      contactRules,
      { ...kept, isPaymentConfirmed: false },
      { type: 'marketChanged', market },
    );
    expect(storageOf(source).load(market)).toEqual(expected);
  },
);

test('the payment is kept as long as the page is open, and until the checkout is removed', () => {
  const storage = storageOf(createInspectableStorage().source);
  const paid = { paymentMethod: 'card', isPaymentConfirmed: true };
  storage.save({ ...empty('dk'), ...paid });
  expect(storage.load('dk')).toEqual({ ...empty('dk'), ...paid });
  storage.save(empty('dk'));
  expect(storage.load('dk')).toEqual(empty('dk'));
  storage.save({ ...empty('dk'), ...paid });
  storage.remove();
  expect(storage.load('dk')).toEqual(empty('dk'));
});

property.prop([arbitraryReachableCheckout])('nothing about the payment is stored', (checkout) => {
  const { source, kept } = createInspectableStorage();
  storageOf(source).save({ ...checkout, paymentMethod: 'test-success:4242', isPaymentConfirmed: true });
  expect([...kept.keys()]).toEqual([KEY]);
  expect([...kept.values()].join()).not.toMatch(/4242|test-success|isPaymentConfirmed/);
});

property.prop([fc.oneof(fc.string(), fc.json()), fc.constantFrom(...testMarkets)])(
  'load() returns a valid checkout for any stored text',
  (text, market) => {
    expect(storageOf(createInspectableStorage({ [KEY]: text }).source).load(market)).toEqual(empty(market));
  },
);

const load = (stored: object, market: TestMarket = 'dk') =>
  storageOf(createInspectableStorage({ [KEY]: JSON.stringify({ version: 2, ...stored }) }).source).load(
    market,
  );

test.each<[criterion: string, stored: object, expected: Partial<CheckoutState<TestMarket>>]>([
  [
    'keeps valid fields beside invalid ones',
    { contact: { email: 'a@b.dk', city: 7, street: 'x'.repeat(MAX_ADDRESS_FIELD_LENGTH + 1) } },
    { contact: { ...empty('dk').contact, email: 'a@b.dk', city: '' } },
  ],
  ['keeps nothing of a contact that is none', { contact: 'a@b.dk' }, empty('dk')],
  [
    'keeps valid values beside invalid ones',
    {
      delivery: 'home',
      isDeliveryConfirmed: 'yes',
      requiresShipping: 0,
      isDeliveryUnavailable: 1,
      billing: 7,
    },
    { delivery: 'home', isDeliveryConfirmed: false, requiresShipping: true, isDeliveryUnavailable: false },
  ],
  ['drops an invalid delivery', { delivery: 7, isDeliveryConfirmed: true }, { isDeliveryConfirmed: true }],
  [
    'ignores that an incomplete contact was confirmed',
    { contact: {}, isContactConfirmed: true },
    { isContactConfirmed: false },
  ],
  ['drops an attempt that lacks its token', { attempt: { cartId: 'c', market: 'dk' } }, {}],
  ['drops an attempt of which nothing is known', { attempt: { token: '', cartId: '', market: 'dk' } }, {}],
  ['drops an attempt without a cart', { attempt: { token: 't', cartId: '', market: 'dk' } }, {}],
  ['drops an attempt of no market', { attempt: { token: 't', cartId: 'c', market: 'xx' } }, {}],
  ['moves a contact of another market', { contact: { country: 'SE' } }, { contact: empty('dk').contact }],
  ['starts anew with another version', { version: 1, contact: { email: 'a@b.dk' } }, empty('dk')],
])('load() %s', (_criterion, stored, expected) => {
  const checkout = load(stored);
  expect(checkout).toMatchObject(expected);
  expect(Object.values(checkout)).not.toContain(undefined);
  expect(checkout).not.toHaveProperty('attempt');
  expect(checkout).not.toHaveProperty('version');
  expect(checkout).not.toHaveProperty('billing');
});

const skagen = {
  email: 'ase@example.com',
  firstName: 'Åse',
  lastName: 'Sørensen',
  country: 'DK',
  street: 'Østerbyvej 1',
  postcode: '9990',
  city: 'Skagen',
  phone: '+45 20 20 20 20',
};

test('load() requires the address again in a market that does not deliver there', () => {
  const stored = {
    contact: skagen,
    isContactConfirmed: true,
    delivery: 'parcel-shop:skagen',
    isDeliveryConfirmed: true,
  };
  expect(load(stored)).toMatchObject({ contact: skagen, isContactConfirmed: true });
  const moved = load(stored, 'no');
  expect(moved).toMatchObject({
    contact: { ...skagen, country: 'NO' },
    isContactConfirmed: false,
    isDeliveryConfirmed: false,
    previousCountry: 'DK',
  });
  expect(moved).not.toHaveProperty('delivery');
  // Loaded once more before the shopper has continued.
  expect(load(moved, 'no')).toEqual(moved);
});

test('load() does not confirm a contact that another country of the market changes', () => {
  const berlin = { ...skagen, country: '', postcode: '10435', city: 'Berlin' };
  expect(load({ contact: berlin, isContactConfirmed: true }, 'dk')).toMatchObject({
    contact: { country: 'DK' },
    isContactConfirmed: false,
  });
});

test.each(['XX', 'nowhere', 7])('load() does not believe in a move from %j', (previousCountry) => {
  const contact = { ...skagen, country: previousCountry };
  expect(load({ contact, previousCountry }, 'no')).not.toHaveProperty('previousCountry');
});

test('load() returns an empty checkout from a forbidden storage, and never throws', () => {
  const storage = storageOf(forbiddenStorage);
  storage.save(empty('no'));
  storage.remove();
  expect(storage.load('no')).toEqual(empty('no'));
});

test('remove() removes everything', () => {
  const { source, kept } = createInspectableStorage();
  const storage = storageOf(source);
  storage.save(empty('dk'));
  storage.remove();
  expect([...kept]).toEqual([]);
});
