import { toOrderCost, updateCheckoutCart } from '@marehalm/checkout-domain';
import {
  createCart,
  createCheckoutService,
  createStorefrontAccounts,
  setBuyerIdentity,
} from '@marehalm/commerce-client';
import { describe, expect, test } from 'vitest';
import { createLocalClient, localServices, setUpLocalServices } from '../testing/local-services-fixture.ts';
import { createTestCart, createBuyerDetails, SERUM_VARIANT_ID } from '../testing/order-fixtures.ts';

setUpLocalServices();

const serviceOf = (...parameters: Parameters<typeof createLocalClient>) =>
  createCheckoutService(createLocalClient(...parameters));

describe('updateCheckoutCart()', () => {
  test('sends the buyer, the address and the delivery, and changes nothing the second time', async () => {
    const details = { ...createBuyerDetails(), delivery: 'home' };
    const cart = await createTestCart(details);
    expect(cart.buyer.email).toBe(details.email);
    expect(cart.deliveryAddresses).toMatchObject([{ selected: true, address: details.address }]);
    expect(cart.deliveryGroups[0]?.selected).toBe('home');
    expect(toOrderCost(cart)).toMatchObject({ goods: { amount: 37500 }, delivery: { amount: 5900 } });

    const asked: string[] = [];
    const counting: typeof globalThis.fetch = (input, init) => {
      asked.push(/(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1] ?? '');
      return globalThis.fetch(input, init);
    };
    await updateCheckoutCart(serviceOf('dk', counting), cart.id, details);
    expect(asked).toEqual(['Checkout']);
  });

  test('keeps the default delivery where the requested one is not offered', async () => {
    const cart = await createTestCart({ ...createBuyerDetails(), delivery: 'drone' });
    expect(cart.deliveryGroups[0]?.selected).toBe(cart.deliveryGroups[0]?.options[0]?.handle);
    expect(cart.deliveryGroups[0]?.options[0]?.method).toBe('PICKUP_POINT');
  });

  test('names the field that the service rejects', async () => {
    const created = await createCart(createLocalClient(), {
      lines: [{ merchandiseId: SERUM_VARIANT_ID, quantity: 1 }],
    });
    if (created.kind !== 'ok') throw new Error(created.kind);
    const details = createBuyerDetails();
    const answer = await updateCheckoutCart(serviceOf(), created.cart.id, {
      ...details,
      address: { ...details.address, zip: '99' },
    });
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(answer.kind === 'refused' && answer.problems[0]?.field?.at(-1)).toBe('zip');
  });

  test('makes a customer’s cart a guest’s once no customer is logged in, and not before', async () => {
    const details = createBuyerDetails();
    const client = createLocalClient();
    const accounts = createStorefrontAccounts(client);
    const password = 'sand-between-toes';
    await accounts.signUp({ email: details.email, password });
    const outbox = await fetch(`${localServices.origin}/outbox?to=${encodeURIComponent(details.email)}`);
    const { items } = (await outbox.json()) as { items: { text: string }[] };
    const opened = await accounts.activate(
      { url: /https?:\/\/\S+/.exec(items[0]?.text ?? '')?.[0] ?? '' },
      password,
    );
    if (opened.kind !== 'ok') throw new Error(`Cannot log in: ${opened.kind}`);
    const { id } = await createTestCart(details);
    await setBuyerIdentity(client, id, { customerAccessToken: opened.session.token });
    const broughtAs = async (isGuest: boolean) => {
      const answer = await updateCheckoutCart(createCheckoutService(client), id, { ...details, isGuest });
      return answer.kind === 'ok' ? answer.cart : answer;
    };
    expect(await broughtAs(false)).toMatchObject({ customerId: expect.stringContaining('Customer') });
    const guest = await broughtAs(true);
    expect(guest).toMatchObject({ buyer: { email: details.email } });
    expect(guest).not.toHaveProperty('customerId');
  });
});
