import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { toOrderedBagContents } from '@marehalm/cart-domain/bag';
import {
  type BuyerDetails,
  type OrderDependencies,
  type PaymentAttempt,
  toAddress,
  updateCheckoutCart,
} from '@marehalm/checkout-domain';
import {
  type CheckoutCart,
  createCart,
  createCheckoutService,
  type Money,
  toBagLineInput,
} from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { createLocalClient, dataFolder } from './local-services-fixture.ts';

export const SERUM_VARIANT_ID = 'gid://shopify/ProductVariant/1000401';

let shoppers = 0;
/** Creates the details of another Danish shopper with each call. */
export const createBuyerDetails = (): BuyerDetails => ({
  email: `shopper-${(shoppers += 1)}@example.com`,
  address: toAddress(contactRules, {
    email: '',
    firstName: 'Åse',
    lastName: 'Sørensen',
    country: 'DK',
    street: 'Østerbyvej 1',
    postcode: '9990',
    city: 'Skagen',
    phone: '20202020',
  }),
});

/** Creates a cart with serums and these details. */
export async function createTestCart(
  details: BuyerDetails,
  quantity = 1,
  client = createLocalClient(),
): Promise<CheckoutCart> {
  const created = await createCart(client, { lines: [{ merchandiseId: SERUM_VARIANT_ID, quantity }] });
  if (created.kind !== 'ok') throw new Error(`Cannot make a cart: ${created.kind}`);
  const updated = await updateCheckoutCart(createCheckoutService(client), created.cart.id, details);
  if (updated.kind !== 'ok') throw new Error(`Cannot update the cart: ${updated.kind}`);
  return updated.cart;
}

/**
 * Creates the dependencies of an order. A wait advances the clock by its whole time but takes 5 ms at most, so that the services can
 * answer and tests do not take longer.
 */
export function createTestPorts(
  client = createLocalClient(),
): OrderDependencies<Money, CheckoutCart, MarketId> & { readonly saved: PaymentAttempt<MarketId>[] } {
  let time = 0;
  let tokens = 0;
  const saved: PaymentAttempt<MarketId>[] = [];
  return {
    service: createCheckoutService(client),
    payments: {
      isTest: true,
      methods: [],
      startSession: async (method) => ({ kind: 'ready', id: `test-${method}:x` }),
    },
    sleep: async (milliseconds) => {
      time += milliseconds;
      await new Promise((resolve) => setTimeout(resolve, Math.min(milliseconds, 5)));
    },
    now: () => time,
    createToken: () => `token-${(tokens += 1)}`,
    saveAttempt: (attempt) => void saved.push(attempt),
    findOpenAttempt: () => undefined,
    toOrderedBagContents: ({ lines, discountCodes }) =>
      toOrderedBagContents(
        lines.map(toBagLineInput),
        discountCodes.map(({ code }) => code),
      ),
    saved,
  };
}

/** Counts the orders of a shopper in the database. */
export async function countOrders({ email }: BuyerDetails): Promise<number> {
  const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'));
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM orders WHERE email = ?').get(email)?.['n']);
  } finally {
    database.close();
  }
}
