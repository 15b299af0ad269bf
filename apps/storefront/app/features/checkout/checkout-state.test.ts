import { describe, expect, test } from 'vitest';
import { type CheckoutEvent, completedSteps, emptyCheckout, reduceCheckout } from './checkout-state.ts';
import { NOTHING_LEFT } from '../bag/gift-card-payment.ts';
import type { Contact, ContactField } from '../../addresses/contact.ts';

const typed = (field: ContactField, value: string): CheckoutEvent => ({ type: 'contactTyped', field, value });
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
  { type: 'deliveryChosen', handle: 'home' },
  { type: 'deliveryConfirmed' },
];
const throughPayment: CheckoutEvent[] = [
  ...throughDelivery,
  { type: 'paymentChosen', id: 'card' },
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
    [...throughPayment, { type: 'deliveryChosen', handle: 'x' }],
    [true, false, true],
  ],
  [
    'opens delivery when its way is no longer offered',
    [...throughPayment, { type: 'deliveryOffered', handles: ['x'] }],
    [true, false, true],
  ],
  [
    'opens delivery when something has to be carried that had not before',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOffered', handles: ['x'] },
    ],
    [true, false, false],
  ],
  [
    'keeps delivery confirmed while nothing has to be carried',
    [
      ...filled,
      { type: 'contactConfirmed' },
      { type: 'deliveryConfirmed' },
      { type: 'deliveryOffered', handles: [] },
    ],
    [true, true, false],
  ],
  [
    'keeps delivery while its way is offered',
    [...throughPayment, { type: 'deliveryOffered', handles: ['home', 'x'] }],
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
      { type: 'paymentChosen', id: 'card' },
      { type: 'billingChosen', isOwn: true },
      { type: 'billingTyped', field: 'street', value: 'Firmavej 2' },
      { type: 'paymentConfirmed' },
    ],
    [true, true, false],
  ],
  [
    'confirms a payment with a whole address for the bill',
    [
      ...throughDelivery,
      { type: 'paymentChosen', id: 'card' },
      { type: 'billingChosen', isOwn: true },
      { type: 'billingTyped', field: 'street', value: 'Firmavej 2' },
      { type: 'billingTyped', field: 'postcode', value: '9990' },
      { type: 'paymentConfirmed' },
    ],
    [true, true, true],
  ],
  [
    'opens the payment when gift cards no longer pay everything',
    [
      ...throughDelivery,
      { type: 'paymentChosen', id: NOTHING_LEFT },
      { type: 'paymentConfirmed' },
      { type: 'dueLearnt', isNothing: false },
    ],
    [true, true, false],
  ],
  [
    'keeps a card while something is left to pay',
    [...throughPayment, { type: 'dueLearnt', isNothing: false }],
    [true, true, true],
  ],
  [
    'keeps the payment when something else went wrong',
    [...throughPayment, { type: 'attemptEnded', isDeclined: false }],
    [true, true, true],
  ],
])('reduceCheckout() %s', (_criterion, events, [contact, delivery, payment]) => {
  expect(completedSteps(after(...events))).toEqual({ contact, delivery, payment });
});

test('reduceCheckout() keeps an attempt until it has an outcome', () => {
  const attempt = { token: 't', cartId: 'c', market: 'dk' } as const;
  const started = after(...throughPayment, { type: 'attemptStarted', attempt });
  expect(started.attempt).toBe(attempt);
  expect(reduceCheckout(started, typed('city', 'Grenen')).attempt).toBe(attempt);
  expect(reduceCheckout(started, { type: 'attemptEnded', isDeclined: false })).not.toHaveProperty('attempt');
});

test('reduceCheckout() begins the address of the bill with the name, fills its town, and forgets it when it is the same', () => {
  const own = after(...filled, { type: 'billingChosen', isOwn: true });
  expect(own.billing).toMatchObject({ firstName: 'Åse', lastName: 'Sørensen', country: 'DK', street: '' });
  const typedIn = reduceCheckout(own, { type: 'billingTyped', field: 'postcode', value: '9990' });
  expect(typedIn.billing?.city).toBe('Skagen');
  // Choosing what is chosen loses nothing.
  expect(reduceCheckout(typedIn, { type: 'billingChosen', isOwn: true }).billing).toEqual(typedIn.billing);
  expect(reduceCheckout(typedIn, { type: 'billingChosen', isOwn: false })).not.toHaveProperty('billing');
});

describe('reduceCheckout() when the account that filled it in is left', () => {
  const contact = after(...filled).contact;
  const told: CheckoutEvent = { type: 'accountTold', filledIn: { market: 'dk', login: 'a', contact } };
  const confirmed: CheckoutEvent = { type: 'contactConfirmed' };
  const left: CheckoutEvent = { type: 'accountLeft', market: 'dk' };
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
    const state = after(told, ...typedSince, confirmed, left);
    expect(state.contact).toEqual(expected);
    expect(completedSteps(state).contact).toBe(false);
    expect(state).not.toHaveProperty('filledIn');
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
    const before = after(told, ...others, confirmed);
    const state = reduceCheckout(before, left);
    expect(state.contact).toEqual(before.contact);
    expect(completedSteps(state).contact).toBe(true);
  });

  test('takes it out of the address of the bill too', () => {
    const state = after(
      told,
      confirmed,
      { type: 'billingChosen', isOwn: true },
      { type: 'billingTyped', field: 'street', value: 'Firmavej 2' },
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
  const to = (market: 'dk' | 'no' | 'int', country?: string): CheckoutEvent => ({
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
    expect(after(...events).movedFrom).toBe(expected);
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
    const told: CheckoutEvent = { type: 'accountTold', filledIn: { market: 'dk', login: 'a', contact } };
    expect(after(told, to('no'), { type: 'accountLeft', market: 'no' })).not.toHaveProperty('movedFrom');
  });
});

describe('reduceCheckout() when all goes by mail', () => {
  const byMail = (isMailed: boolean): CheckoutEvent => ({ type: 'goodsLearnt', isMailed });
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
    expect(completedSteps(after(...events)).contact).toBe(expected);
  });
});

const lost: CheckoutEvent = { type: 'deliveryOffered', handles: ['x'] };
test.each<[criterion: string, events: CheckoutEvent[], expected: boolean]>([
  ['when what was chosen is no longer offered', [lost], true],
  ['still when the contact is typed and confirmed again', [lost, typed('city', 'Grenen')], true],
  ['still while nothing was chosen', [lost, lost], true],
  ['no more when something is chosen', [lost, { type: 'deliveryChosen', handle: 'x' }], false],
  ['no more when it is confirmed', [lost, { type: 'deliveryConfirmed' }], false],
  ['not in another market', [lost, { type: 'marketChanged', market: 'no' }], false],
  ['not where nothing is carried', [{ type: 'deliveryOffered', handles: [] }], false],
  ['not while it is offered', [{ type: 'deliveryOffered', handles: ['home'] }], false],
])('reduceCheckout() has lost the delivery %s', (_criterion, events, expected) => {
  expect(after(...throughDelivery, ...events).isDeliveryLost).toBe(expected);
});
