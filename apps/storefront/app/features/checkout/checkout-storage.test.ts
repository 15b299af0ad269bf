import { fc, test as property } from '@fast-check/vitest';
import { afterEach, expect, test, vi } from 'vitest';
import { marketIds } from '@marehalm/i18n-routing';
import { type CheckoutEvent, type CheckoutState, emptyCheckout, reduceCheckout } from './checkout-state.ts';
import { forgetCheckout, read, readCheckout, tabStorage, write, writeCheckout } from './checkout-storage.ts';
import type { StorageSource } from '../../wiring/browser-storage.ts';
import { forgetOrders } from '../../wiring/forget-orders.ts';
import { contactFields } from '../../addresses/contact.ts';
import { MAX_FIELD_LENGTH } from '../../addresses/writable.ts';

function memory(text?: string): { source: StorageSource; kept: Map<string, string> } {
  const kept = new Map<string, string>(text === undefined ? [] : [['marehalm-checkout', text]]);
  return {
    kept,
    source: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  };
}

const forbidden: StorageSource = () => {
  throw new DOMException('denied', 'SecurityError');
};

const account = { ...emptyCheckout('dk').contact, email: 'ase@example.com', street: 'Østerbyvej 1' };

const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({
    type: fc.constant('contactTyped' as const),
    field: fc.constantFrom(...contactFields.filter((field) => field !== 'country')),
    value: fc.oneof(
      fc.string({ maxLength: MAX_FIELD_LENGTH }),
      fc.constantFrom('ase@example.com', 'Åse', '2100', '20202020'),
    ),
  }),
  fc.constantFrom<CheckoutEvent>(
    { type: 'contactConfirmed' },
    { type: 'goodsLearnt', isMailed: true },
    { type: 'goodsLearnt', isMailed: false },
    { type: 'deliveryConfirmed' },
    { type: 'accountTold', filledIn: { market: 'dk', login: 'a', contact: account } },
    { type: 'accountLeft', market: 'dk' },
    { type: 'paymentConfirmed' },
    { type: 'deliveryChosen', handle: 'home' },
    { type: 'deliveryOffered', handles: ['home'] },
    { type: 'deliveryOffered', handles: ['parcel-shop'] },
    { type: 'paymentChosen', id: 'test-success' },
    { type: 'billingChosen', isOwn: true },
    { type: 'billingChosen', isOwn: false },
    { type: 'billingTyped', field: 'street', value: 'Firmavej 2' },
    { type: 'dueLearnt', isNothing: false },
    { type: 'attemptStarted', attempt: { token: 't', cartId: 'c', market: 'dk' } },
    { type: 'attemptStarted', attempt: { token: 't', cartId: 'c', market: 'dk', id: 'a' } },
    { type: 'attemptStarted', attempt: { token: '', cartId: '', market: 'dk', id: 'a' } },
    { type: 'attemptEnded', isDeclined: true },
    { type: 'attemptEnded', isDeclined: false },
  ),
);
const reachable = fc
  .array(anyEvent, { maxLength: 30 })
  .map((events) => events.reduce(reduceCheckout, emptyCheckout('dk')));

property.prop([reachable])('a checkout comes back as it was, but for the payment', (state) => {
  const { source } = memory();
  writeCheckout(source, state);
  const { payment: _payment, ...kept } = state;
  expect(readCheckout(source, 'dk')).toEqual({ ...kept, isPaymentConfirmed: false });
});

property.prop([reachable])('nothing about the payment is stored', (state) => {
  const { source, kept } = memory();
  writeCheckout(source, { ...state, payment: 'test-success:4242' });
  expect([...kept.values()].join()).not.toMatch(/4242|test-success/);
});

property.prop([fc.oneof(fc.string(), fc.json()), fc.constantFrom(...marketIds)])(
  'readCheckout() makes a valid checkout of whatever is stored',
  (text, market) => {
    expect(readCheckout(memory(text).source, market)).toEqual(emptyCheckout(market));
  },
);

test.each<[criterion: string, stored: object, expected: Partial<CheckoutState>]>([
  [
    'keeps good fields beside bad ones',
    { contact: { email: 'a@b.dk', city: 7 } },
    {
      contact: { ...emptyCheckout('dk').contact, email: 'a@b.dk', city: '' },
    },
  ],
  [
    'does not believe that an incomplete contact was confirmed',
    { contact: {}, isContactConfirmed: true },
    {
      isContactConfirmed: false,
    },
  ],
  ['drops an attempt that lacks its token', { contact: {}, attempt: { cartId: 'c', market: 'dk' } }, {}],
  [
    'drops an attempt of which nothing is known',
    { contact: {}, attempt: { token: '', cartId: '', market: 'dk' } },
    {},
  ],
  [
    'moves a contact of another market',
    { contact: { country: 'SE' } },
    {
      contact: emptyCheckout('dk').contact,
    },
  ],
  ['starts anew with another version', { version: 2, contact: { email: 'a@b.dk' } }, emptyCheckout('dk')],
])('readCheckout() %s', (_criterion, stored, expected) => {
  const { source } = memory(JSON.stringify({ version: 1, ...stored }));
  const state = readCheckout(source, 'dk');
  expect(state).toMatchObject(expected);
  expect(state.attempt).toBeUndefined();
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

test('readCheckout() asks for the address again in a market that does not deliver there', () => {
  const { source } = memory(
    JSON.stringify({
      version: 1,
      contact: skagen,
      isContactConfirmed: true,
      delivery: 'parcel-shop:skagen',
      isDeliveryConfirmed: true,
    }),
  );
  expect(readCheckout(source, 'dk')).toMatchObject({ contact: skagen, isContactConfirmed: true });
  const state = readCheckout(source, 'no');
  expect(state).toMatchObject({
    contact: { ...skagen, country: 'NO' },
    isContactConfirmed: false,
    isDeliveryConfirmed: false,
    movedFrom: 'DK',
  });
  expect(state).not.toHaveProperty('delivery');
  // Loaded once more before the shopper has gone on.
  writeCheckout(source, state);
  expect(readCheckout(source, 'no')).toEqual(state);
});

test.each(['XX', 'nowhere', 7])('readCheckout() does not believe in a move from %j', (movedFrom) => {
  const { source } = memory(
    JSON.stringify({ version: 1, contact: { ...skagen, country: movedFrom }, movedFrom }),
  );
  expect(readCheckout(source, 'no')).not.toHaveProperty('movedFrom');
});

test('a forbidden storage is an empty checkout, and nothing throws', () => {
  writeCheckout(forbidden, emptyCheckout('no'));
  forgetCheckout(forbidden);
  expect(readCheckout(forbidden, 'no')).toEqual(emptyCheckout('no'));
});

test('forgetCheckout() leaves nothing', () => {
  const { source, kept } = memory();
  writeCheckout(source, emptyCheckout('dk'));
  forgetCheckout(source);
  expect([...kept]).toEqual([]);
});

/** A tab with a storage that takes what it is told only while it has room. */
function openTab({ isForbidden = false, hasRoom = false }) {
  const tab = { hasRoom, kept: new Map<string, string>() };
  const storage = {
    getItem: (key: string) => tab.kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!tab.hasRoom) throw new DOMException('full', 'QuotaExceededError');
      tab.kept.set(key, value);
    },
    removeItem: (key: string) => void tab.kept.delete(key),
  };
  vi.stubGlobal('window', {
    get sessionStorage() {
      if (isForbidden) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  });
  return tab;
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is forbidden', { isForbidden: true }],
  ['is full', {}],
])('a tab whose storage %s keeps what it is told as long as the page is open', (_what, state) => {
  openTab(state);
  write(tabStorage, 'marehalm-last-order', 'an order');
  expect(read(tabStorage, 'marehalm-last-order')).toBe('an order');
  write(tabStorage, 'marehalm-checkout', '{}');
  forgetCheckout(tabStorage);
  expect(read(tabStorage, 'marehalm-checkout')).toBeNull();
  forgetOrders(() => window.sessionStorage);
  expect(read(tabStorage, 'marehalm-last-order')).toBeNull();
});

test('a tab reads what it was told last, whether there was room for it or not', () => {
  const tab = openTab({ hasRoom: true });
  write(tabStorage, 'a', 'first');
  tab.hasRoom = false;
  write(tabStorage, 'a', 'second');
  expect(read(tabStorage, 'a')).toBe('second');
  tab.hasRoom = true;
  write(tabStorage, 'a', 'third');
  expect(read(tabStorage, 'a')).toBe('third');
  expect(tab.kept.get('a')).toBe('third');
});
