import { describe, expect, test } from 'vitest';
import {
  type CheckoutEvent as AnyCheckoutEvent,
  type CheckoutState as AnyCheckoutState,
  findCompletedSteps,
  emptyCheckout as emptyCheckoutBy,
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
    'does not confirm half a contact',
    [...filled.slice(1), { type: 'contactConfirmed' }],
    [false, false, false],
  ],
  ['opens the contact when it is edited', [...throughPayment, typed('city', 'Grenen')], [false, true, true]],
  ['goes all the way', throughPayment, [true, true, true]],
  [
    'opens delivery when another way is chosen',
    [...throughPayment, { type: 'deliverySelected', handle: 'x' }],
    [true, false, true],
  ],
  [
    'opens delivery when its way is no longer offered',
    [...throughPayment, { type: 'deliveryOptionsReceived', handles: ['x'] }],
    [true, false, true],
  ],
  [
    'opens delivery when something has to be carried that had not before',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOptionsReceived', handles: ['x'] },
    ],
    [true, false, false],
  ],
  [
    'keeps delivery confirmed while nothing has to be carried',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOptionsReceived', handles: [] },
    ],
    [true, true, false],
  ],
  [
    'keeps delivery while its way is offered',
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
    'does not confirm a payment while the bill has half an address',
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
    'confirms a payment with a whole address for the bill',
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
    'opens the payment when gift cards no longer pay everything',
    [
      ...throughDelivery,
      { type: 'paymentMethodSelected', id: NO_PAYMENT_DUE },
      { type: 'paymentConfirmed' },
      { type: 'amountDueReceived', isZero: false },
    ],
    [true, true, false],
  ],
  [
    'keeps a card while something is left to pay',
    [...throughPayment, { type: 'amountDueReceived', isZero: false }],
    [true, true, true],
  ],
  [
    'keeps the payment when something else went wrong',
    [...throughPayment, { type: 'attemptEnded', isDeclined: false }],
    [true, true, true],
  ],
])('reduceCheckout() %s', (_criterion, events, [contact, delivery, payment]) => {
  expect(findCompletedSteps(after(...events))).toEqual({ contact, delivery, payment });
});

test('reduceCheckout() keeps an attempt until it has an outcome', () => {
  const attempt = { token: 't', cartId: 'c', market: 'dk' } as const;
  const started = after(...throughPayment, { type: 'attemptStarted', attempt });
  expect(started.attempt).toBe(attempt);
  expect(reduceCheckout(started, typed('city', 'Grenen')).attempt).toBe(attempt);
  expect(reduceCheckout(started, { type: 'attemptEnded', isDeclined: false })).not.toHaveProperty('attempt');
});

test('reduceCheckout() begins the address of the bill with the name, fills its town, and forgets it when it is the same', () => {
  const own = after(...filled, { type: 'billingToggled', isOwn: true });
  expect(own.billing).toMatchObject({ firstName: 'Åse', lastName: 'Sørensen', country: 'DK', street: '' });
  const typedIn = reduceCheckout(own, { type: 'billingFieldSet', field: 'postcode', value: '9990' });
  expect(typedIn.billing?.city).toBe('Skagen');
  // Choosing what is chosen loses nothing.
  expect(reduceCheckout(typedIn, { type: 'billingToggled', isOwn: true }).billing).toEqual(typedIn.billing);
  expect(reduceCheckout(typedIn, { type: 'billingToggled', isOwn: false })).not.toHaveProperty('billing');
});

describe('reduceCheckout() when the account that filled it in is left', () => {
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
    ['forgets all of it', [], known({})],
    [
      'keeps what was typed, and the town of a postcode that was',
      [typed('email', 'nabo@example.com'), typed('postcode', '2100')],
      known({ email: 'nabo@example.com', postcode: '2100', city: 'København Ø' }),
    ],
  ])('%s', (_criterion, typedSince, expected) => {
    const state = after(prefilled, ...typedSince, confirmed, left);
    expect(state.contact).toEqual(expected);
    expect(findCompletedSteps(state).contact).toBe(false);
    expect(state).not.toHaveProperty('prefilled');
  });

  test('goes on where it was when everything was typed over', () => {
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
    expect(findCompletedSteps(state).contact).toBe(true);
  });

  test('takes it out of the address of the bill too', () => {
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

  test('takes nothing away where no account told anything', () => {
    const state = after(...throughPayment);
    expect(reduceCheckout(state, left)).toBe(state);
  });
});

describe('reduceCheckout() in another market', () => {
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
    ['knows which country the address was for', [...throughPayment, to('no')], 'DK'],
    ['knows the first one of several', [...throughPayment, to('no'), to('int')], 'DK'],
    ['knows it while it is typed over', [...throughPayment, to('no'), typed('street', 'Storgata 1')], 'DK'],
    ['knows it when the address cannot be sent', [...filled, to('no'), { type: 'contactConfirmed' }], 'DK'],
    [
      'forgets it when the shopper goes on',
      [...filled, to('no'), ...atHome, { type: 'contactConfirmed' }],
      undefined,
    ],
    ['forgets it back where it was', [...throughPayment, to('int'), to('dk')], undefined],
    [
      'has nothing to say where no address is typed',
      [typed('email', 'ase@example.com'), to('no')],
      undefined,
    ],
    ['has nothing to say where no country was chosen', [to('int'), ...filled, to('dk')], undefined],
    ['knows which country of a market it was', [to('int', 'SE'), ...filled, to('int', 'FI')], 'SE'],
  ])('%s', (_criterion, events, expected) => {
    expect(after(...events).previousCountry).toBe(expected);
  });

  test('keeps all that was typed, there and back', () => {
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

  test('says nothing more of an address that was the account’s and went with it', () => {
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

describe('reduceCheckout() when all goes by mail', () => {
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
    ['goes on without an address', [byMail(true), ...named, confirmed], true],
    [
      'asks for one as soon as something is carried',
      [byMail(true), ...named, confirmed, byMail(false)],
      false,
    ],
    ['keeps one that was told before', [...filled, confirmed, byMail(true), byMail(false)], true],
    ['does not go on without one before', [...named, confirmed, byMail(true)], false],
  ])('%s', (_criterion, events, expected) => {
    expect(findCompletedSteps(after(...events)).contact).toBe(expected);
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
])('reduceCheckout() has lost the delivery %s', (_criterion, events, expected) => {
  expect(after(...throughDelivery, ...events).isDeliveryUnavailable).toBe(expected);
});

test('getRequiredContactFields() asks for an address where something is shipped', () => {
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

test('reduceCheckout() keeps gift cards as the payment while they pay for everything', () => {
  const paid = after(...throughDelivery, { type: 'paymentMethodSelected', id: NO_PAYMENT_DUE });
  expect(reduceCheckout(paid, { type: 'amountDueReceived', isZero: true })).toBe(paid);
  expect(reduceCheckout(paid, { type: 'amountDueReceived', isZero: false })).not.toHaveProperty(
    'paymentMethod',
  );
});

test('reduceCheckout() keeps the options of a checkout in which nothing is chosen or offered', () => {
  const before = after(...filled, { type: 'contactConfirmed' }, { type: 'deliveryConfirmed' });
  expect(reduceCheckout(before, { type: 'deliveryOptionsReceived', handles: [] })).toBe(before);
});

test('reduceCheckout() confirms nothing by prefilling', () => {
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

test('reduceCheckout() opens the payment when the bill loses what the account had filled in', () => {
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

test('reduceCheckout() keeps a confirmed payment without a bill of its own when the account is signed out', () => {
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

test('reduceCheckout() remembers the country before while any of the address is left', () => {
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
