import { describe, expect, test } from 'vitest';
import type { CheckoutCart, ServiceWarning } from './checkout-service.ts';
import { createCheckoutState } from './checkout-state.ts';
import { contactRules } from './testing/contact-rules.ts';
import {
  testAddress,
  createScriptedService,
  testCheckoutCart,
  testBuyerDetails,
  missingCartResult,
  createOkResult,
  temporaryFailure,
} from './testing/scripted-service.ts';
import { toBuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';

describe('toBuyerDetails()', () => {
  const checkout = {
    ...createCheckoutState(contactRules, 'dk'),
    contact: {
      email: ' ase@example.com ',
      firstName: 'Åse',
      lastName: 'Sørensen',
      country: 'DK',
      street: 'Østerbyvej 1',
      postcode: 'dk-9990',
      city: 'Skagen',
      phone: '20 20 20 20',
    },
  };

  test('has the address of an order with shipping', () => {
    expect(toBuyerDetails(contactRules, checkout, true)).toEqual({ ...testBuyerDetails, isGuest: true });
  });

  test('has name and country alone of an order without', () => {
    expect(toBuyerDetails(contactRules, { ...checkout, requiresShipping: false }, false)).toEqual({
      isGuest: false,
      email: 'ase@example.com',
      address: { firstName: 'Åse', lastName: 'Sørensen', countryCode: 'DK' },
    });
  });

  test('has the delivery option and the address of the bill, where there are', () => {
    const { email: _email, phone: _phone, ...billing } = { ...checkout.contact, street: 'Firmavej 2' };
    const { phone: _number, ...withoutPhone } = testAddress;
    expect(toBuyerDetails(contactRules, { ...checkout, delivery: 'home', billing }, true)).toMatchObject({
      delivery: 'home',
      billingAddress: { ...withoutPhone, address1: 'Firmavej 2' },
    });
  });
});

describe('updateCheckoutCart()', () => {
  const asked = async (known: Partial<CheckoutCart>, wanted = {}) => {
    const { service, calls } = createScriptedService({
      fetchCart: [createOkResult(known), createOkResult()],
    });
    const result = await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, ...wanted });
    expect(result.kind).toBe('ok');
    return calls;
  };

  test('sends nothing to a cart that knows everything', async () => {
    expect(await asked({}, { delivery: 'home', isGuest: true })).toEqual([['fetchCart', 'cart']]);
    expect(await asked({ buyer: { ...testCheckoutCart.buyer, email: 'ASE@example.com' } })).toHaveLength(1);
    expect(await asked({ customerId: 'c' }, { isGuest: false })).toHaveLength(1);
  });

  test.each<[criterion: string, known: Partial<CheckoutCart>, wanted: object, buyer: object]>([
    ['email', { buyer: { ...testCheckoutCart.buyer, email: 'x@y.dk' } }, {}, {}],
    ['email of a cart without one', { buyer: {} }, {}, {}],
    ['country', { buyer: { ...testCheckoutCart.buyer, countryCode: 'NO' } }, {}, {}],
    ['phone number', { buyer: { ...testCheckoutCart.buyer, phone: '+4530303030' } }, {}, {}],
    ['guest of a customer’s cart', { customerId: 'c' }, { isGuest: true }, { customerAccessToken: null }],
  ])('names the buyer by another %s', async (_criterion, known, wanted, buyer) => {
    expect(await asked(known, wanted)).toEqual([
      ['fetchCart', 'cart'],
      ['setBuyer', 'cart', { email: 'ase@example.com', phone: '+4520202020', countryCode: 'DK', ...buyer }],
      ['fetchCart', 'cart'],
    ]);
  });

  test('names a buyer without phone number or country, and minds no phone number that is not known', async () => {
    const { phone: _phone, countryCode: _countryCode, ...bare } = testAddress;
    const calls = await asked({ buyer: { phone: '+4530303030' } }, { address: bare });
    expect(calls[1]).toEqual(['setBuyer', 'cart', { email: 'ase@example.com' }]);
    const { phone: _number, ...withoutPhone } = testAddress;
    const { service, namesCalled } = createScriptedService({
      fetchCart: [createOkResult({ deliveryAddresses: [{ selected: true, address: withoutPhone }] })],
    });
    await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, address: withoutPhone });
    expect(namesCalled()).toEqual(['fetchCart']);
  });

  test.each<[criterion: string, deliveryAddresses: CheckoutCart['deliveryAddresses']]>([
    ['no address', []],
    ['an address that is not selected', [{ selected: false, address: testAddress }]],
    ...Object.keys(testAddress).map((field): [string, CheckoutCart['deliveryAddresses']] => [
      `another ${field}`,
      [{ selected: true, address: { ...testAddress, [field]: 'other' } }],
    ]),
  ])('sends the address to a cart with %s', async (_criterion, deliveryAddresses) => {
    expect(await asked({ deliveryAddresses })).toEqual([
      ['fetchCart', 'cart'],
      ['setDeliveryAddress', 'cart', testAddress],
    ]);
  });

  test('selects the delivery option in every group that offers it and has another one', async () => {
    const [group] = testCheckoutCart.deliveryGroups;
    if (!group) throw new Error('The cart has no group');
    const deliveryGroups = [
      { ...group, id: 'other', selected: 'shop' },
      group,
      { id: 'none', options: group.options },
      { id: 'unavailable', options: [], selected: 'shop' },
    ];
    const { service, calls } = createScriptedService({ fetchCart: [createOkResult({ deliveryGroups })] });
    await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, delivery: 'home' });
    expect(calls[1]).toEqual([
      'selectDelivery',
      'cart',
      [
        { deliveryGroupId: 'other', deliveryOptionHandle: 'home' },
        { deliveryGroupId: 'none', deliveryOptionHandle: 'home' },
      ],
    ]);
  });

  test('leaves the choice of the service where none is wanted or the wanted one is not offered', async () => {
    expect(await asked({})).toHaveLength(1);
    expect(await asked({}, { delivery: 'drone' })).toHaveLength(1);
  });

  const refused = { kind: 'refused', problems: [{ message: 'No' }] } as const;
  test.each([
    ['fetchCart', temporaryFailure],
    ['setBuyer', refused],
    ['setBuyer', missingCartResult],
    ['setDeliveryAddress', refused],
    ['selectDelivery', temporaryFailure],
  ] as const)('stops where %s fails', async (step, result) => {
    const known = createOkResult({ buyer: {}, deliveryAddresses: [] });
    const { service, namesCalled } = createScriptedService({
      fetchCart: [known],
      setDeliveryAddress: [createOkResult()],
      [step]: [result],
    });
    expect(await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, delivery: 'shop' })).toEqual(
      result,
    );
    expect(namesCalled().at(-1)).toBe(step);
  });

  test('stops where the cart is gone after the buyer was named', async () => {
    const { service } = createScriptedService({
      fetchCart: [createOkResult({ buyer: {} }), missingCartResult],
    });
    expect(await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, delivery: 'shop' })).toEqual(
      missingCartResult,
    );
  });

  test('collects the warnings of every step, each once', async () => {
    const warning = (code: string, target: string): ServiceWarning => ({
      code,
      target,
      message: `${code} ${target}`,
    });
    const withWarnings = (known: Partial<CheckoutCart>, ...warnings: ServiceWarning[]) => ({
      ...createOkResult(known),
      warnings,
    });
    const { service } = createScriptedService({
      fetchCart: [withWarnings({ buyer: {} }, warning('A', '1')), withWarnings({ deliveryAddresses: [] })],
      setBuyer: [withWarnings({}, warning('B', '1'), warning('A', '1'))],
      setDeliveryAddress: [withWarnings({}, warning('B', '2'))],
      selectDelivery: [withWarnings({}, warning('B', '2'), warning('C', '3'))],
    });
    const result = await updateCheckoutCart(service, 'cart', { ...testBuyerDetails, delivery: 'shop' });
    expect(result.kind === 'ok' && result.warnings.map(({ message }) => message)).toEqual([
      'A 1',
      'B 1',
      'B 2',
      'C 3',
    ]);
  });
});
