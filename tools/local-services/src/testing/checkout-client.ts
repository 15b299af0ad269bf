import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  createStorefrontClient,
  type Money,
  type StorefrontClient,
  toBagLineInput,
} from '@marehalm/commerce-client';
import { type MarketId, markets } from '@marehalm/shop';
import { afterAll, beforeAll } from 'vitest';
import { contactRules } from '@marehalm/shop/contact';
import { type RunningServices, startServices } from '../start-services.ts';

export let dataFolder: string;
export let localServices: RunningServices;

/** Creates a client of the local services, optionally with another `fetch`. */
export function createLocalClient(
  market: MarketId = 'dk',
  fetch?: typeof globalThis.fetch,
): StorefrontClient {
  return createStorefrontClient({
    endpoint: `${localServices.origin}/shops/${market}/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: markets[market].country,
    language: 'DA',
    ...(fetch ? { fetch } : {}),
  });
}

export const SERUM_VARIANT_ID = 'gid://shopify/ProductVariant/1000401';
let shoppers = 0;
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

/** Creates the ports of an order. Waiting only advances a counter, so that tests do not take longer. */
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

export async function countOrders({ email }: BuyerDetails): Promise<number> {
  const database = new DatabaseSync(join(dataFolder, 'shop.sqlite'));
  try {
    return Number(database.prepare('SELECT count(*) AS n FROM orders WHERE email = ?').get(email)?.['n']);
  } finally {
    database.close();
  }
}

/** Starts the services before the tests of a file, and closes them afterwards. */
export function setUpLocalServices(): void {
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'checkout-'));
    localServices = await startServices({
      contentDirectory: join(import.meta.dirname, '../../content'),
      dataFile: join(dataFolder, 'shop.sqlite'),
      shopDirectory: join(dataFolder, 'shop'),
      // A day without reductions.
      clock: () => new Date('2026-11-10T12:00:00Z'),
      faults: true,
      port: 0,
      host: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await localServices.close();
    await rm(dataFolder, { recursive: true });
  });
}
