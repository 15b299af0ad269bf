import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { placeOrder, recoverAttempt } from '@marehalm/checkout-domain';
import { updateCartLines } from '@marehalm/commerce-client';
import { describe, expect, test } from 'vitest';
import { createLocalClient, dataFolder, setUpLocalServices } from '../testing/local-services-fixture.ts';
import {
  createTestCart,
  createBuyerDetails,
  countOrders,
  createTestPorts,
} from '../testing/order-fixtures.ts';

setUpLocalServices();

/** Loses the answers of the first so many requests that name `operation`; the shop has heard them all. */
function losing(operation: string, times = 1): typeof globalThis.fetch {
  let left = times;
  return async (input, init) => {
    const answer = await globalThis.fetch(input, init);
    const { query } = JSON.parse(String(init?.body)) as { query: string };
    if (!query.includes(operation) || left <= 0) return answer;
    left -= 1;
    await answer.arrayBuffer();
    throw new TypeError('fetch failed');
  };
}

function setStock(sku: string, available: number): () => void {
  const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'));
  const where = `WHERE shop = 'dk' AND sku = '${sku}'`;
  const before = database.prepare(`SELECT available FROM inventory ${where}`).get()?.['available'];
  database.exec(`UPDATE inventory SET available = ${available} ${where}`);
  return () => {
    database.exec(`UPDATE inventory SET available = ${String(before)} ${where}`);
    database.close();
  };
}

describe('placeOrder()', () => {
  test('reports a different parcel shop before payment', async () => {
    const details = createBuyerDetails();
    const [nearest, next] = (await createTestCart(details)).deliveryGroups[0]?.options ?? [];
    if (!nearest || !next) throw new Error('There is one parcel shop at most');
    const shown = await createTestCart({ ...details, delivery: next.handle });
    // Another tab has sent it elsewhere meanwhile, where that shop is not near.
    const elsewhere = { ...details.address, zip: '3700', city: 'Rønne' };
    const outcome = await placeOrder(createTestPorts(), {
      market: 'dk',
      details: { ...details, address: elsewhere, delivery: next.handle },
      shown,
      method: 'success',
    });
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'pickup-point', from: next.title, to: 'Pakkeshop Rønne' }],
    });
    expect(await countOrders(details)).toBe(0);
  });

  test('places an order with a readable number', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const ports = createTestPorts();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toMatchObject({ kind: 'placed', order: { placedAt: '2026-11-10T12:00:00.000Z' } });
    expect(outcome.kind === 'placed' && outcome.order.number).toMatch(/^DK\d{4}$/);
    expect(ports.saved[0]).toMatchObject({ token: 'token-1', cartId: shown.id, market: 'dk' });
    expect(ports.saved[1]?.id).toBeDefined();
    expect(await countOrders(details)).toBe(1);
  });

  test.each([
    ['declined', 'PAYMENT_CARD_DECLINED'],
    ['insufficient-funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['error', 'PAYMENT_TRANSIENT_ERROR'],
  ])('reports that the card %s, and accepts another card', async (method, code) => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const ports = createTestPorts();
    const request = { market: 'dk', details, shown } as const;
    expect(await placeOrder(ports, { ...request, method })).toMatchObject({
      kind: 'declined',
      problems: [{ code }],
    });
    expect(await placeOrder(ports, { ...request, method: 'success' })).toMatchObject({ kind: 'placed' });
    expect(await countOrders(details)).toBe(1);
  });

  test.each(['cartSubmitForCompletion', 'cartCompletionAttempt', 'cartPrepareForCompletion'])(
    'places one order when the answer to %s is lost',
    async (operation) => {
      const details = createBuyerDetails();
      const shown = await createTestCart(details);
      const ports = createTestPorts(createLocalClient('dk', losing(operation)));
      const request = { market: 'dk', details, shown, method: 'success' } as const;
      let outcome = await placeOrder(ports, request);
      // Before anything was agreed a lost answer is told; pressing again is up to the shopper.
      if (outcome.kind === 'unreachable') outcome = await placeOrder(ports, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await countOrders(details)).toBe(1);
    },
  );

  test('times out, and a later request finds the one order', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const ports = createTestPorts(createLocalClient('dk', losing('cartSubmitForCompletion', 100)));
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toEqual({ kind: 'unanswered' });
    const [attempt] = ports.saved;
    if (!attempt) throw new Error('the attempt was not saved');
    expect(await recoverAttempt(createTestPorts(), attempt)).toMatchObject({ kind: 'placed' });
    expect(await countOrders(details)).toBe(1);
  });

  test('repeated with the attempt whose answer was lost places one order', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const request = { market: 'dk', details, shown, method: 'success' } as const;
    const ports = createTestPorts(createLocalClient('dk', losing('cartSubmitForCompletion', 100)));
    await placeOrder(ports, request);
    const [attempt] = ports.saved;
    const again = await placeOrder(createTestPorts(), { ...request, ...(attempt ? { attempt } : {}) });
    expect(again).toMatchObject({ kind: 'placed' });
    expect(await countOrders(details)).toBe(1);
  });

  describe('beside another tab', () => {
    /** A tab's knowledge of another tab's attempt, and of its order. */
    async function sentElsewhere() {
      const details = createBuyerDetails();
      const shown = await createTestCart(details);
      const request = { market: 'dk', details, shown, method: 'success' } as const;
      const other = createTestPorts(createLocalClient('dk', losing('cartSubmitForCompletion', 100)));
      await placeOrder(other, request);
      const [attempt] = other.saved;
      if (!attempt) throw new Error('the attempt was not saved');
      const ports = { ...createTestPorts(), createToken: () => 'another decision' };
      return { details, request, attempt: { ...attempt, isFromOtherTab: true }, ports };
    }

    test('finds the order of the other tab, and places no other', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => attempt }, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(ports.saved[0]).toEqual(attempt);
      expect(await countOrders(details)).toBe(1);
    });

    test('finds it from a cart that was created since', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const shown = await createTestCart(details);
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => attempt }, { ...request, shown });
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await countOrders(details)).toBe(1);
    });

    test('finds it when it was sent a moment ago', async () => {
      const { details, request, attempt, ports } = await sentElsewhere();
      const known = [undefined, attempt];
      const outcome = await placeOrder({ ...ports, findOpenAttempt: () => known.shift() }, request);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(await countOrders(details)).toBe(1);
    });

    test('sends the token of an attempt that never arrived', async () => {
      const details = createBuyerDetails();
      const shown = await createTestCart(details);
      const attempt = { token: 'lost', cartId: shown.id, market: 'dk', isFromOtherTab: true } as const;
      const ports = { ...createTestPorts(), findOpenAttempt: () => attempt };
      const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(ports.saved.at(-1)).toEqual({
        token: 'lost',
        cartId: shown.id,
        market: 'dk',
        id: expect.any(String) as unknown,
        ordered: { lines: [['MH-P04-30', 1]], codes: [] },
      });
    });

    test.each([{}, { id: 'gid://shopify/CartCompletionAttempt/none' }])(
      'places an order where a cart is gone that became no order (%o)',
      async (named) => {
        const details = createBuyerDetails();
        const shown = await createTestCart(details);
        const gone = { token: 'old', cartId: 'gid://shopify/Cart/none?key=none', market: 'dk' } as const;
        const ports = { ...createTestPorts(), findOpenAttempt: () => ({ ...gone, ...named }) };
        const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
        expect(outcome).toMatchObject({ kind: 'placed' });
        expect(ports.saved.at(-1)?.token).toBe('token-1');
      },
    );
  });

  test('called ten times at once places one order', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const attempt = { token: 'one decision', cartId: shown.id, market: 'dk' } as const;
    const request = { market: 'dk', details, shown, method: 'success', attempt } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(createTestPorts(), request)),
    );
    expect(outcomes.some(({ kind }) => kind === 'placed')).toBe(true);
    expect(await countOrders(details)).toBe(1);
  });

  test('redirects to the bank, and places one order after its approval and none before', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const ports = createTestPorts();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'challenge' });
    if (outcome.kind !== 'action-required' || outcome.redirectUrl === undefined) {
      throw new Error(`The bank was expected to ask, the outcome is ${outcome.kind}`);
    }
    expect(await countOrders(details)).toBe(0);
    const attempt = ports.saved.at(-1);
    if (!attempt) throw new Error('No attempt was kept');
    expect(await recoverAttempt(ports, attempt)).toEqual(outcome);
    await fetch(outcome.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(await recoverAttempt(ports, attempt)).toMatchObject({ kind: 'placed' });
    expect(await countOrders(details)).toBe(1);
  });

  test('accepts another card while a bank waits, and its late approval places no second order', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const waiting = await placeOrder(createTestPorts(), {
      market: 'dk',
      details,
      shown,
      method: 'challenge',
    });
    const ports = { ...createTestPorts(), createToken: () => 'another decision' };
    const paid = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    expect(paid.kind).toBe('placed');
    if (waiting.kind !== 'action-required') throw new Error(`The bank did not ask: ${waiting.kind}`);
    await fetch(waiting.redirectUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    expect(await countOrders(details)).toBe(1);
  });

  test('uses the billing address of the shopper', async () => {
    const details = {
      ...createBuyerDetails(),
      billingAddress: { ...createBuyerDetails().address, address1: 'Firmavej 2' },
    };
    const shown = await createTestCart(details);
    expect(
      await placeOrder(createTestPorts(), { market: 'dk', details, shown, method: 'success' }),
    ).toMatchObject({
      kind: 'placed',
    });
    const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'), { readOnly: true });
    const orders = database.prepare('SELECT details FROM orders WHERE email = ?').all(details.email);
    database.close();
    expect(JSON.parse(String(orders[0]?.['details']))).toMatchObject({
      billingAddress: { address1: 'Firmavej 2' },
      deliveryAddress: { address1: 'Østerbyvej 1' },
    });
  });

  test('waits for a slow bank', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const ports = createTestPorts();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'slow' });
    // The clock of this shop stands still, so its bank never answers: the outcome stays unknown.
    expect(outcome).toEqual({ kind: 'unanswered' });
    expect(ports.now()).toBeGreaterThan(30_000);
  });

  test('reports stock that is lower than shown, and charges nothing', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details, 3);
    const restore = setStock('MH-P04-30', 2);
    const ports = createTestPorts();
    const outcome = await placeOrder(ports, { market: 'dk', details, shown, method: 'success' });
    restore();
    expect(outcome).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'quantity', sku: 'MH-P04-30', from: 3, to: 2 },
        { kind: 'total', from: { amount: 112500 }, to: { amount: 75000 } },
      ],
    });
    expect(ports.saved).toEqual([]);
    expect(await countOrders(details)).toBe(0);
  });

  test('reports what another tab has changed', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    await updateCartLines(createLocalClient(), shown.id, [{ id: shown.lines[0]?.id ?? '', quantity: 2 }]);
    const outcome = await placeOrder(createTestPorts(), { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toMatchObject({ kind: 'changed', cart: { totalQuantity: 2 } });
  });

  test('reports a cart that is gone', async () => {
    const details = createBuyerDetails();
    const shown = { ...(await createTestCart(details)), id: 'gid://shopify/Cart/none?key=none' };
    const outcome = await placeOrder(createTestPorts(), { market: 'dk', details, shown, method: 'success' });
    expect(outcome).toEqual({ kind: 'missing' });
  });

  test('charges nothing while the service is unreachable', async () => {
    const details = createBuyerDetails();
    const shown = await createTestCart(details);
    const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const ports = createTestPorts(createLocalClient('dk', offline));
    expect(await placeOrder(ports, { market: 'dk', details, shown, method: 'success' })).toEqual({
      kind: 'unreachable',
    });
    expect(ports.saved).toEqual([]);
  });
});

test('recoverAttempt() places no order that the service has not received', async () => {
  const details = createBuyerDetails();
  const shown = await createTestCart(details);
  const attempt = { token: 'lost', cartId: shown.id, market: 'dk' } as const;
  expect(await recoverAttempt(createTestPorts(), attempt)).toBeUndefined();
  expect(await countOrders(details)).toBe(0);
});
