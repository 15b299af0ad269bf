import { subtractMoney } from '@marehalm/cart-domain/money';
import { type BuyerDetails, placeOrder, updateCheckoutCart } from '@marehalm/checkout-domain';
import {
  createCart,
  createCheckoutService,
  fetchCart,
  fetchCatalog,
  applyGiftCard,
  setDiscountCodes,
  applyPromoCode,
  indexVariantsBySku,
} from '@marehalm/commerce-client';
import { describe, expect, test } from 'vitest';
import { createLocalClient, localServices, setUpLocalServices } from '../testing/local-services-fixture.ts';
import {
  createTestCart,
  createBuyerDetails,
  countOrders,
  createTestPorts,
} from '../testing/order-fixtures.ts';

setUpLocalServices();

/** The code for a first order is for those who have confirmed the newsletter with the address they order with. */
async function newMember(): Promise<BuyerDetails> {
  const details = createBuyerDetails();
  await fetch(`${localServices.origin}/newsletter/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Åse', email: details.email, acceptsPolicy: true }),
  });
  const outbox = await fetch(`${localServices.origin}/outbox?to=${details.email}`);
  const { items } = (await outbox.json()) as { items: readonly { text: string }[] };
  const link = /http\S+/.exec(items[0]?.text ?? '')?.[0] ?? '';
  await fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) });
  return details;
}

describe('payWithGiftCard()', () => {
  /** Buys a card of 200 kr. and gives the code of its mail. */
  async function boughtCode(): Promise<string> {
    const details = createBuyerDetails();
    const client = createLocalClient();
    const catalogue = await fetchCatalog(client);
    const card = catalogue.kind === 'ok' && indexVariantsBySku(catalogue.products).get('MH-GIFT-CARD-20000');
    if (!card) throw new Error('The shop sells no gift card of 200 kr.');
    const created = await createCart(client, { lines: [{ merchandiseId: card.id, quantity: 1 }] });
    if (created.kind !== 'ok') throw new Error(`Cannot make a cart: ${created.kind}`);
    const updated = await updateCheckoutCart(createCheckoutService(client), created.cart.id, details);
    if (updated.kind !== 'ok') throw new Error(`Cannot update the cart: ${updated.kind}`);
    await placeOrder(createTestPorts(), { market: 'dk', details, shown: updated.cart, method: 'success' });
    const outbox = await fetch(`${localServices.origin}/outbox?to=${encodeURIComponent(details.email)}`);
    const { items } = (await outbox.json()) as { items: { kind: string; text: string }[] };
    const text = items.find(({ kind }) => kind === 'gift-card')?.text ?? '';
    return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? 'no code';
  }

  test('pays part of the order, and returns the balance before and after and what is due', async () => {
    const code = await boughtCode();
    const cart = await createTestCart(createBuyerDetails());
    const answer = await applyGiftCard(createLocalClient(), cart.id, [], code.toLowerCase());
    if (answer.kind !== 'applied') throw new Error(`The card was expected to pay: ${answer.kind}`);
    expect(answer.cart.cost).toMatchObject({ total: { amount: 37500 }, due: { amount: 17500 } });
    const [card] = answer.cart.giftCards;
    expect(card).toMatchObject({ used: { amount: 20000 }, balance: { amount: 20000 } });
    expect(card && subtractMoney(card.balance, card.used)).toEqual({ amount: 0, currency: 'DKK' });
    expect(await applyGiftCard(createLocalClient(), cart.id, answer.cart.giftCards, code)).toEqual({
      kind: 'already',
    });
  });

  test('reports before payment that the card was spent elsewhere, and charges only the agreed rest', async () => {
    const code = await boughtCode();
    const details = createBuyerDetails();
    const cart = await createTestCart(details);
    const applied = await applyGiftCard(createLocalClient(), cart.id, [], code);
    if (applied.kind !== 'applied') throw new Error(`The card was expected to pay: ${applied.kind}`);
    const rival = createBuyerDetails();
    const quicker = await applyGiftCard(createLocalClient(), (await createTestCart(rival)).id, [], code);
    if (quicker.kind !== 'applied') throw new Error(`The card was expected to pay: ${quicker.kind}`);
    const request = { market: 'dk', method: 'success' } as const;
    expect(
      await placeOrder(createTestPorts(), { ...request, details: rival, shown: quicker.cart }),
    ).toMatchObject({
      kind: 'placed',
    });
    expect(await placeOrder(createTestPorts(), { ...request, details, shown: applied.cart })).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'due', from: { amount: 17500 }, to: { amount: 37500 } }],
    });
    expect(await countOrders(details)).toBe(0);
  });

  test('returns the reason why a card pays nothing', async () => {
    const cart = await createTestCart(createBuyerDetails());
    expect(await applyGiftCard(createLocalClient(), cart.id, [], 'NOPE')).toEqual({
      kind: 'refused',
      reason: 'Der findes ikke et gavekort med den kode i denne butik.',
    });
  });

  test('reports too many attempts', async () => {
    const cart = await createTestCart(createBuyerDetails());
    let answer = await applyGiftCard(createLocalClient(), cart.id, [], 'GUESS');
    for (let guess = 0; guess < 30 && answer.kind === 'refused'; guess += 1) {
      answer = await applyGiftCard(createLocalClient(), cart.id, [], `GUESS${guess}`);
    }
    expect(answer).toEqual({ kind: 'throttled' });
  });
});

describe('applyPromoCode()', () => {
  test('applies a code that the service grants', async () => {
    const cart = await createTestCart(await newMember());
    expect(await applyPromoCode(createLocalClient(), cart.id, [], 'VELKOMMEN15')).toEqual({
      kind: 'applied',
      code: 'VELKOMMEN15',
    });
  });

  test.each([
    ['NOPE', 'Koden NOPE findes ikke.'],
    ['KYST10', 'Koden KYST10 kan ikke bruges sammen med den anden kode.'],
  ])('returns the reason why %s is refused, and removes it again', async (code, reason) => {
    const cart = await createTestCart(await newMember());
    await setDiscountCodes(createLocalClient(), cart.id, ['VELKOMMEN15']);
    expect(await applyPromoCode(createLocalClient(), cart.id, ['VELKOMMEN15'], code)).toEqual({
      kind: 'refused',
      code,
      reason,
    });
    const after = await fetchCart(createLocalClient(), cart.id);
    expect(after.kind === 'ok' && after.cart.discountCodes).toEqual([
      { code: 'VELKOMMEN15', applicable: true, appliesTo: 'goods' },
    ]);
  });
});
