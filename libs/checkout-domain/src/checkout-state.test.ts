import { describe, expect, test } from 'vitest';
import {
  type CheckoutEvent as AnyCheckoutEvent,
  type CheckoutState as AnyCheckoutState,
  getCompletedSteps,
  createCheckoutState as emptyCheckoutBy,
  NO_PAYMENT_DUE,
  reduceCheckout as reduceCheckoutBy,
  getRequiredContactFields,
} from './checkout-state.ts';
import { type Contact, type ContactField, contactFields, contactFieldsWithoutShipping } from './contact.ts';
import { contactRules, type TestMarket } from './testing/contact-rules.ts';

type CheckoutEvent = AnyCheckoutEvent<TestMarket>;
type CheckoutState = AnyCheckoutState<TestMarket>;
const emptyCheckout = (market: TestMarket) => emptyCheckoutBy(contactRules, market);
const reduceCheckout = (checkout: CheckoutState, event: CheckoutEvent) =>
  reduceCheckoutBy(contactRules, checkout, event);

const typed = (field: ContactField, value: string): CheckoutEvent => ({
  type: 'contactFieldSet',
  field,
  value,
});
const filled = [
  typed('email', 'ase@example.com'),
  typed('firstName', 'Åse'),
  typed('lastName', 'Sørensen'),
  typed('street', 'Østerbyvej 1'),
  typed('postcode', '9990'),
  typed('phone', '20202020'),
];
const after = (...events: CheckoutEvent[]) => events.reduce(reduceCheckout, emptyCheckout('dk'));
const throughDelivery: CheckoutEvent[] = [
  ...filled,
  { type: 'contactConfirmed' },
  { type: 'deliverySelected', handle: 'home' },
  { type: 'deliveryConfirmed' },
];
const throughPayment: CheckoutEvent[] = [
  ...throughDelivery,
  { type: 'paymentMethodSelected', id: 'card' },
  { type: 'paymentConfirmed' },
];

test.each<[criterion: string, events: CheckoutEvent[], expected: [boolean, boolean, boolean]]>([
  ['confirms a whole contact', [...filled, { type: 'contactConfirmed' }], [true, false, false]],
  [
    'does not confirm an incomplete contact',
    [...filled.slice(1), { type: 'contactConfirmed' }],
    [false, false, false],
  ],
  ['opens the contact when it is edited', [...throughPayment, typed('city', 'Grenen')], [false, true, true]],
  ['goes all the way', throughPayment, [true, true, true]],
  [
    'opens delivery when another method is chosen',
    [...throughPayment, { type: 'deliverySelected', handle: 'x' }],
    [true, false, true],
  ],
  [
    'opens delivery when its method is no longer offered',
    [...throughPayment, { type: 'deliveryOptionsReceived', handles: ['x'] }],
    [true, false, true],
  ],
  [
    'opens delivery when the first line that needs delivery is added',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOptionsReceived', handles: ['x'] },
    ],
    [true, false, false],
  ],
  [
    'keeps delivery confirmed while no line needs delivery',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOptionsReceived', handles: [] },
    ],
    [true, true, false],
  ],
  [
    'keeps delivery while its method is offered',
    [...throughPayment, { type: 'deliveryOptionsReceived', handles: ['home', 'x'] }],
    [true, true, true],
  ],
  [
    'does not confirm a payment that was not chosen',
    [...throughDelivery, { type: 'paymentConfirmed' }],
    [true, true, false],
  ],
  [
    'opens contact and delivery in another market',
    [...throughPayment, { type: 'marketChanged', market: 'no' }],
    [false, false, true],
  ],
  [
    'opens contact and delivery in another country of the market',
    [
      ...filled,
      { type: 'marketChanged', market: 'int', country: 'AT' },
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'marketChanged', market: 'int', country: 'BE' },
    ],
    [false, false, false],
  ],
  [
    'opens the payment after a declined one',
    [...throughPayment, { type: 'attemptEnded', isDeclined: true }],
    [true, true, false],
  ],
  [
    'does not confirm a payment with an incomplete billing address',
    [
      ...throughDelivery,
      { type: 'paymentMethodSelected', id: 'card' },
      { type: 'billingToggled', isOwn: true },
      { type: 'billingFieldSet', field: 'street', value: 'Firmavej 2' },
      { type: 'paymentConfirmed' },
    ],
    [true, true, false],
  ],
  [
    'confirms a payment with a complete billing address',
    [
      ...throughDelivery,
      { type: 'paymentMethodSelected', id: 'card' },
      { type: 'billingToggled', isOwn: true },
      { type: 'billingFieldSet', field: 'street', value: 'Firmavej 2' },
      { type: 'billingFieldSet', field: 'postcode', value: '9990' },
      { type: 'paymentConfirmed' },
    ],
    [true, true, true],
  ],
  [
    'opens the payment when gift cards no longer cover the total',
    [
      ...throughDelivery,
      { type: 'paymentMethodSelected', id: NO_PAYMENT_DUE },
      { type: 'paymentConfirmed' },
      { type: 'amountDueReceived', isZero: false },
    ],
    [true, true, false],
  ],
  [
    'keeps a card payment while an amount is left to pay',
    [...throughPayment, { type: 'amountDueReceived', isZero: false }],
    [true, true, true],
  ],
  [
    'keeps the payment after another error',
    [...throughPayment, { type: 'attemptEnded', isDeclined: false }],
    [true, true, true],
  ],
])('reduceCheckout() %s', (_criterion, events, [contact, delivery, payment]) => {
  expect(getCompletedSteps(after(...events))).toEqual({ contact, delivery, payment });
});

test('reduceCheckout() keeps an attempt until it has an outcome', () => {
  const attempt = { token: 't', cartId: 'c', market: 'dk' } as const;
  const started = after(...throughPayment, { type: 'attemptStarted', attempt });
  expect(started.attempt).toBe(attempt);
  expect(reduceCheckout(started, typed('city', 'Grenen')).attempt).toBe(attempt);
  expect(reduceCheckout(started, { type: 'attemptEnded', isDeclined: false })).not.toHaveProperty('attempt');
});

test("reduceCheckout() starts a billing address with the contact's name, fills its town, and drops it when it equals the contact", () => {
  const own = after(...filled, { type: 'billingToggled', isOwn: true });
  expect(own.billing).toMatchObject({ firstName: 'Åse', lastName: 'Sørensen', country: 'DK', street: '' });
  const typedIn = reduceCheckout(own, { type: 'billingFieldSet', field: 'postcode', value: '9990' });
  expect(typedIn.billing?.city).toBe('Skagen');
  // Choosing what is chosen loses nothing.
  expect(reduceCheckout(typedIn, { type: 'billingToggled', isOwn: true }).billing).toEqual(typedIn.billing);
  expect(reduceCheckout(typedIn, { type: 'billingToggled', isOwn: false })).not.toHaveProperty('billing');
});

describe('reduceCheckout() after logout of the account that filled the contact', () => {
  const contact = after(...filled).contact;
  const prefilled: CheckoutEvent = {
    type: 'contactPrefilled',
    prefilled: { market: 'dk', login: 'a', contact },
  };
  const confirmed: CheckoutEvent = { type: 'contactConfirmed' };
  const left: CheckoutEvent = { type: 'accountSignedOut', market: 'dk' };
  const known = (fields: Partial<Record<ContactField, string>>) => ({
    ...emptyCheckout('dk').contact,
    ...fields,
  });

  test.each<[criterion: string, typedSince: CheckoutEvent[], expected: Contact]>([
    ['clears all fields', [], known({})],
    [
      'keeps what was typed, and the town of a typed postcode',
      [typed('email', 'nabo@example.com'), typed('postcode', '2100')],
      known({ email: 'nabo@example.com', postcode: '2100', city: 'København Ø' }),
    ],
  ])('%s', (_criterion, typedSince, expected) => {
    const state = after(prefilled, ...typedSince, confirmed, left);
    expect(state.contact).toEqual(expected);
    expect(getCompletedSteps(state).contact).toBe(false);
    expect(state).not.toHaveProperty('prefilled');
  });

  test('keeps its step when everything was typed over', () => {
    const others = [
      typed('email', 'nabo@example.com'),
      typed('firstName', 'Per'),
      typed('lastName', 'Holm'),
      typed('street', 'Havnen 1'),
      typed('postcode', '2100'),
      typed('phone', '30303030'),
    ];
    const before = after(prefilled, ...others, confirmed);
    const state = reduceCheckout(before, left);
    expect(state.contact).toEqual(before.contact);
    expect(getCompletedSteps(state).contact).toBe(true);
  });

  test('clears the billing address too', () => {
    const state = after(
      prefilled,
      confirmed,
      { type: 'billingToggled', isOwn: true },
      { type: 'billingFieldSet', field: 'street', value: 'Firmavej 2' },
      left,
    );
    expect(state.billing).toEqual({
      firstName: '',
      lastName: '',
      country: 'DK',
      street: 'Firmavej 2',
      postcode: '',
      city: '',
    });
  });

  test('clears nothing where no account filled anything', () => {
    const state = after(...throughPayment);
    expect(reduceCheckout(state, left)).toBe(state);
  });
});

describe('reduceCheckout() after a change of market', () => {
  const to = (market: TestMarket, country?: string): CheckoutEvent => ({
    type: 'marketChanged',
    market,
    country,
  });
  const atHome: CheckoutEvent[] = [
    typed('street', 'Storgata 1'),
    typed('postcode', '0155'),
    typed('city', 'Oslo'),
  ];

  test.each<[criterion: string, events: CheckoutEvent[], expected: string | undefined]>([
    ['remembers the country of the address', [...throughPayment, to('no')], 'DK'],
    ['remembers the first of several countries', [...throughPayment, to('no'), to('int')], 'DK'],
    [
      'remembers it while the address is typed over',
      [...throughPayment, to('no'), typed('street', 'Storgata 1')],
      'DK',
    ],
    [
      'remembers it when the address cannot be sent',
      [...filled, to('no'), { type: 'contactConfirmed' }],
      'DK',
    ],
    [
      'forgets it when the shopper continues',
      [...filled, to('no'), ...atHome, { type: 'contactConfirmed' }],
      undefined,
    ],
    ['forgets it when the market is changed back', [...throughPayment, to('int'), to('dk')], undefined],
    ['remembers nothing without an address', [typed('email', 'ase@example.com'), to('no')], undefined],
    ['remembers nothing without a chosen country', [to('int'), ...filled, to('dk')], undefined],
    ['remembers which country of a market it was', [to('int', 'SE'), ...filled, to('int', 'FI')], 'SE'],
  ])('%s', (_criterion, events, expected) => {
    expect(after(...events).previousCountry).toBe(expected);
  });

  test('keeps typed fields through a change and back', () => {
    const here = after(...throughPayment);
    const there = reduceCheckout(here, to('no'));
    expect(there.contact).toEqual({ ...here.contact, country: 'NO', phone: '+4520202020' });
    expect(there).not.toHaveProperty('delivery');
    expect(reduceCheckout(there, to('dk')).contact).toEqual({ ...here.contact, phone: '+4520202020' });
  });

  test('changes nothing where the market delivers to the address', () => {
    const state = after(...throughPayment);
    expect(reduceCheckout(state, to('dk'))).toBe(state);
  });

  test('forgets the country of an address that was removed with its account', () => {
    const { contact } = after(...filled);
    const prefilled: CheckoutEvent = {
      type: 'contactPrefilled',
      prefilled: { market: 'dk', login: 'a', contact },
    };
    expect(after(prefilled, to('no'), { type: 'accountSignedOut', market: 'no' })).not.toHaveProperty(
      'previousCountry',
    );
  });
});

describe('reduceCheckout() with an order by e-mail only', () => {
  const byMail = (isByEmail: boolean): CheckoutEvent => ({
    type: 'goodsChanged',
    requiresShipping: !isByEmail,
  });
  const named = [
    typed('email', 'ase@example.com'),
    typed('firstName', 'Åse'),
    typed('lastName', 'Sørensen'),
  ] as const;
  const confirmed: CheckoutEvent = { type: 'contactConfirmed' };

  test.each<[criterion: string, events: CheckoutEvent[], expected: boolean]>([
    ['continues without an address', [byMail(true), ...named, confirmed], true],
    [
      'requires an address as soon as a line needs delivery',
      [byMail(true), ...named, confirmed, byMail(false)],
      false,
    ],
    ['keeps an address that was confirmed before', [...filled, confirmed, byMail(true), byMail(false)], true],
    ['does not continue without an address afterwards', [...named, confirmed, byMail(true)], false],
  ])('%s', (_criterion, events, expected) => {
    expect(getCompletedSteps(after(...events)).contact).toBe(expected);
  });
});

const lost: CheckoutEvent = { type: 'deliveryOptionsReceived', handles: ['x'] };
test.each<[criterion: string, events: CheckoutEvent[], expected: boolean]>([
  ['when what was chosen is no longer offered', [lost], true],
  ['still when the contact is typed and confirmed again', [lost, typed('city', 'Grenen')], true],
  ['still while nothing was chosen', [lost, lost], true],
  ['no more when something is chosen', [lost, { type: 'deliverySelected', handle: 'x' }], false],
  ['no more when it is confirmed', [lost, { type: 'deliveryConfirmed' }], false],
  ['not in another market', [lost, { type: 'marketChanged', market: 'no' }], false],
  ['not where nothing is carried', [{ type: 'deliveryOptionsReceived', handles: [] }], false],
  ['not while it is offered', [{ type: 'deliveryOptionsReceived', handles: ['home'] }], false],
])('reduceCheckout() reports the lost delivery %s', (_criterion, events, expected) => {
  expect(after(...throughDelivery, ...events).isDeliveryUnavailable).toBe(expected);
});

test('getRequiredContactFields() requires an address for shipped goods', () => {
  expect(getRequiredContactFields(true)).toBe(contactFields);
  expect(getRequiredContactFields(false)).toBe(contactFieldsWithoutShipping);
});

test.each<[criterion: string, events: CheckoutEvent[]]>([
  ['the goods need as much as before', [{ type: 'goodsChanged', requiresShipping: true }]],
  ['the chosen option is still offered', [{ type: 'deliveryOptionsReceived', handles: ['home'] }]],
  ['the address of a bill changes that has none', [{ type: 'billingFieldSet', field: 'city', value: 'x' }]],
  ['the bill has no address of its own, as before', [{ type: 'billingToggled', isOwn: false }]],
  ['something is left to pay with a card', [{ type: 'amountDueReceived', isZero: false }]],
  ['the amount due is zero', [{ type: 'amountDueReceived', isZero: true }]],
  ['no account had filled it in', [{ type: 'accountSignedOut', market: 'dk' }]],
])('reduceCheckout() gives the same checkout when %s', (_criterion, events) => {
  const before = after(...throughPayment);
  expect(events.reduce(reduceCheckout, before)).toBe(before);
});

test('reduceCheckout() keeps gift cards as the payment while they cover the total', () => {
  const paid = after(...throughDelivery, { type: 'paymentMethodSelected', id: NO_PAYMENT_DUE });
  expect(reduceCheckout(paid, { type: 'amountDueReceived', isZero: true })).toBe(paid);
  expect(reduceCheckout(paid, { type: 'amountDueReceived', isZero: false })).not.toHaveProperty(
    'paymentMethod',
  );
});

test('reduceCheckout() keeps delivery options while none is chosen or offered', () => {
  const before = after(...filled, { type: 'contactConfirmed' }, { type: 'deliveryConfirmed' });
  expect(reduceCheckout(before, { type: 'deliveryOptionsReceived', handles: [] })).toBe(before);
});

test('reduceCheckout() does not confirm prefilled fields', () => {
  const { contact } = after(...filled);
  const prefilled = { market: 'dk', login: 'a', contact } as const;
  const state = after(
    ...throughPayment,
    { type: 'marketChanged', market: 'no' },
    { type: 'contactPrefilled', prefilled },
  );
  expect(state).toMatchObject({ contact, prefilled, isContactConfirmed: false });
  expect(state).not.toHaveProperty('previousCountry');
});

test("reduceCheckout() opens the payment when the billing address loses the account's fields", () => {
  const { contact } = after(...filled);
  const state = after(
    { type: 'contactPrefilled', prefilled: { market: 'dk', login: 'a', contact } },
    ...throughPayment,
    { type: 'billingToggled', isOwn: true },
    { type: 'billingFieldSet', field: 'street', value: 'Firmavej 2' },
    { type: 'billingFieldSet', field: 'postcode', value: '8000' },
    { type: 'paymentConfirmed' },
  );
  expect(state.isPaymentConfirmed).toBe(true);
  expect(reduceCheckout(state, { type: 'accountSignedOut', market: 'dk' })).toMatchObject({
    isPaymentConfirmed: false,
    billing: { firstName: '', street: 'Firmavej 2', city: 'Aarhus C' },
  });
});

test('reduceCheckout() keeps a confirmed payment without a billing address after logout', () => {
  const { contact } = after(...filled);
  const state = after(
    { type: 'contactPrefilled', prefilled: { market: 'dk', login: 'a', contact } },
    ...throughPayment,
    {
      type: 'accountSignedOut',
      market: 'dk',
    },
  );
  expect(state.isPaymentConfirmed).toBe(true);
  expect(state).not.toHaveProperty('billing');
});

test('reduceCheckout() remembers the previous country while a part of the address is left', () => {
  const { contact } = after(...filled);
  for (const [field, value] of [
    ['street', 'Havnen 1'],
    ['postcode', '2100'],
    ['city', 'Grenen'],
  ] as const) {
    const state = after(
      { type: 'contactPrefilled', prefilled: { market: 'dk', login: 'a', contact } },
      { type: 'marketChanged', market: 'no' },
      typed(field, value),
      { type: 'accountSignedOut', market: 'no' },
    );
    expect(state.previousCountry).toBe('DK');
  }
});
