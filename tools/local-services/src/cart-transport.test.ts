import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GiftCardDetails, getLineKey } from '@marehalm/cart-domain/bag';
import { type CartLineInput } from '@marehalm/cart-domain/sync';
import {
  createCartTransport,
  createStorefrontClient,
  fetchCatalog,
  indexVariantsBySku,
} from '@marehalm/commerce-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServices, startServices } from './start-services.ts';

let folder: string;
let services: RunningServices;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transport-'));
  services = await startServices({
    contentDirectory: join(import.meta.dirname, '../content'),
    dataFile: join(folder, 'shop.sqlite'),
    shopDirectory: join(folder, 'shop'),
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: false,
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

async function danishTransport() {
  const client = createStorefrontClient({
    endpoint: `${services.origin}/shops/dk/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: 'DK',
    language: 'DA',
  });
  const catalogue = await fetchCatalog(client);
  if (catalogue.kind !== 'ok') throw new Error(catalogue.message);
  const variants = indexVariantsBySku(catalogue.products);
  return createCartTransport({
    client,
    findVariantId: (sku) => variants.get(sku)?.id,
    country: 'DK',
    timeZone: 'Europe/Copenhagen',
  });
}

const kroner = (amount: number) => ({ amount, currency: 'DKK' }) as const;
const inge: GiftCardDetails = {
  type: 'email-on-date',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
  senderName: 'Os tre ved havet',
  message: 'Glædelig jul.\nVi ses.',
  sendOn: '2026-12-24',
  amount: kroner(50_000),
};
const lines: readonly CartLineInput[] = [
  { sku: 'MH-GIFT-CARD-50000', quantity: 1, giftCard: inge },
  {
    sku: 'MH-GIFT-CARD-50000',
    quantity: 2,
    giftCard: { type: 'printed', recipientName: 'Åse', amount: kroner(50_000) },
  },
  {
    sku: 'MH-GIFT-CARD-OWN',
    quantity: 1,
    giftCard: {
      type: 'email-now',
      recipientName: 'Per',
      recipientEmail: 'per@example.com',
      amount: kroner(12_345),
    },
  },
  { sku: 'MH-P04-30', quantity: 1 },
];

test('the shop returns gift cards as they were sent, so that lines are recognized', async () => {
  const transport = await danishTransport();
  const made = await transport.createCart({ lines, codes: [] });
  if (made.kind !== 'ok') throw new Error(`There is no cart: ${made.kind}`);
  const keys = lines.map(getLineKey).sort();
  expect(made.cart.lines.map(getLineKey).sort()).toEqual(keys);
  expect(made.cart.lines.map(({ unitPrice }) => unitPrice.amount)).toEqual([50_000, 50_000, 12_345, 37_500]);

  const [first] = made.cart.lines;
  if (!first) throw new Error('The line is gone');
  const { id, sku, giftCard } = first;
  const update = [{ id, sku, quantity: 3, ...(giftCard ? { giftCard } : {}) }];
  await transport.changeCart(made.cart.id, { add: [], update, remove: [] });
  const read = await transport.fetchCart(made.cart.id);
  if (read.kind !== 'ok') throw new Error(`There is no cart: ${read.kind}`);
  expect(read.cart.lines.map(getLineKey).sort()).toEqual(keys);
  expect(read.cart.lines.find((line) => line.id === id)).toMatchObject({ quantity: 3, giftCard: inge });
});
