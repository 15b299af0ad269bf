import { fc, test as property } from '@fast-check/vitest';
import { calculateBagTotals, type Offer, type GoodsKind } from '@marehalm/cart-domain/bag';
import { marketIds, type MarketId } from '@marehalm/shop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseDecimalAmount } from './decimal-amounts.ts';
import { toPromotions } from './promotions.ts';
import { newsletterTexts } from '../newsletter/newsletter-texts.ts';
import {
  requireCart,
  getQuantitiesBySku,
  fetchLineInputs,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
} from './testing/cart.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const market of marketIds) catalogues.set(market, await readOffers(market));
});
afterAll(() => shop.close());

const serum = 'MH-P04-30';
const amountOf = (value: { amount: string }): number => parseDecimalAmount(value.amount) ?? Number.NaN;

/** What a browser knows: offers built from nothing but answers of the API and the content's collections. */
const catalogues = new Map<MarketId, ReadonlyMap<string, Offer>>();

async function readOffers(market: MarketId): Promise<ReadonlyMap<string, Offer>> {
  const { data } = await shop.query(
    `{ products(first: 250) { nodes { handle isGiftCard metafield(namespace: "marehalm", key: "content_id") { value }
      variants(first: 100) { nodes { sku availableForSale quantityAvailable price { amount currencyCode }
      compareAtPrice { amount } } } } } }`,
    {},
    market,
  );
  const offers = new Map<string, Offer>();
  for (const product of data.products.nodes) {
    const content = shop.content.products.find(({ id }) => id === product.metafield.value);
    const category = shop.content.categories.find(({ id }) => id === content?.category);
    for (const variant of product.variants.nodes) {
      const currency = variant.price.currencyCode;
      offers.set(variant.sku, {
        sku: variant.sku,
        product: content?.id ?? product.handle,
        collections: content ? [content.collection, content.category, category?.parent ?? ''] : [],
        kind: kindOf(product),
        price: { amount: amountOf(variant.price), currency },
        ...(variant.compareAtPrice
          ? { compareAtPrice: { amount: amountOf(variant.compareAtPrice), currency } }
          : {}),
        available: variant.availableForSale,
        ...(variant.quantityAvailable === null ? {} : { stock: variant.quantityAvailable }),
      });
    }
  }
  return offers;
}

function kindOf(product: UntypedData): GoodsKind {
  if (product.isGiftCard) return 'gift-card';
  if (product.handle === 'free-samples') return 'sample';
  return product.handle === 'free-gifts' ? 'gift' : 'merchandise';
}

describe('the cost of a cart', () => {
  const skus = [serum, 'MH-P01-100', 'MH-P11-75', 'MH-P15-250', 'MH-P28-50', 'MH-P09-75', 'MH-P32-10'];
  const contents = fc.dictionary(fc.constantFrom(...skus), fc.integer({ min: 1, max: 6 }), { maxKeys: 5 });
  const codes = fc.uniqueArray(fc.constantFrom('welcome15', 'KYST10', 'freeship', 'NOPE'), { maxLength: 3 });

  property.prop([fc.constantFrom(...marketIds), contents, codes, fc.boolean()], { numRuns: 40 })(
    'equals that of @marehalm/cart-domain for the same bag, to the minor unit',
    async (market, quantities, promoCodes, isReducedDay) => {
      shop.now = new Date(isReducedDay ? '2026-11-25T12:00:00Z' : '2026-11-10T12:00:00Z');
      const offers = await readOffers(market);
      const { id } = await createCart(shop, quantities, market);
      const { cart, warnings } = await requirePayload(
        requestCartMutation(
          shop,
          'cartDiscountCodesUpdate',
          { cartId: id, discountCodes: promoCodes },
          { market },
        ),
      );
      const file = shop.content.markets.find((candidate) => candidate.id === market);
      const expected = calculateBagTotals({
        ...toPromotions(shop.content),
        bag: {
          lines: Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity })),
          samples: [],
          promoCodes,
        },
        offers: (sku) => offers.get(sku),
        currency: file?.currency ?? 'DKK',
        vatRate: 0.25,
        at: shop.now,
      });
      shop.now = new Date('2026-11-10T12:00:00Z');

      expect(amountOf(cart.cost.totalAmount)).toBe(expected.total.amount);
      expect(amountOf(cart.cost.subtotalAmount)).toBe(expected.merchandise.amount - expected.discount.amount);
      expect(getQuantitiesBySku(cart)).toEqual(quantities);
      for (const line of cart.lines.nodes) {
        const expectedLine = expected.lines.find(({ sku }) => sku === line.merchandise.sku);
        expect(amountOf(line.cost.subtotalAmount)).toBe(expectedLine?.lineTotal.amount);
        expect(amountOf(line.cost.totalAmount)).toBe(expectedLine?.total.amount);
        const allocated = line.discountAllocations.map((entry: UntypedData) =>
          amountOf(entry.discountedAmount),
        );
        expect(allocated.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(
          expectedLine?.discount.amount,
        );
      }
      expect(cart.discountCodes).toEqual(
        promoCodes.map((code) => ({
          code,
          applicable: expected.discounts.some(({ typed }) => typed === code),
        })),
      );
      const refused = expected.refusals.map((refusal) =>
        refusal.kind === 'promo-code' ? refusal.typed : '',
      );
      expect(warnings.map(({ target }: UntypedData) => target)).toEqual(refused);
    },
  );

  test('splits the discount of one SKU between lines that differ in attributes', async () => {
    const [line] = await fetchLineInputs(shop, { [serum]: 1 });
    const { cart } = await requirePayload(
      requestCartMutation(shop, 'cartCreate', {
        input: {
          lines: [line, { ...line, quantity: 2, attributes: [{ key: 'wrap', value: 'yes' }] }],
          discountCodes: ['WELCOME15'],
        },
      }),
    );
    const price = amountOf(cart.lines.nodes[0].cost.amountPerQuantity);
    const totals = cart.lines.nodes.map((node: UntypedData) => amountOf(node.cost.totalAmount));
    expect(totals[0] + totals[1]).toBe(3 * price - Math.round(3 * price * 0.15));
    expect(amountOf(cart.cost.totalAmount)).toBe(totals[0] + totals[1]);
  });

  test('uses the price of the day', async () => {
    const cart = await createCart(shop, { 'MH-P09-75': 1 });
    const size = shop.content.products.find(({ id }) => id === 'p09')?.sizes[0];
    expect(amountOf(cart.cost.totalAmount)).toBe(size?.prices.DKK);
    shop.now = new Date('2026-11-25T12:00:00Z');
    const reduced = await fetchCart(shop, cart.id);
    shop.now = new Date('2026-11-10T12:00:00Z');
    expect(amountOf(reduced.cost.totalAmount)).toBe(size?.reduction?.prices.DKK);
    expect(amountOf(reduced.lines.nodes[0].cost.compareAtAmountPerQuantity)).toBe(
      size?.reduction?.lowestPrice30Days.DKK,
    );
  });
});

describe('discount codes', () => {
  const withCodes = async (quantities: Record<string, number>, discountCodes: string[], language = 'EN') => {
    const { id } = await createCart(shop, quantities);
    return requirePayload(
      requestCartMutation(shop, 'cartDiscountCodesUpdate', { cartId: id, discountCodes }, { language }),
    );
  };

  test('are found by alias, in any case, and answered as typed', async () => {
    const { cart, warnings } = await withCodes({ [serum]: 1 }, ['velkommen15']);
    expect(cart.discountCodes).toEqual([{ code: 'velkommen15', applicable: true }]);
    expect(cart.lines.nodes[0].discountAllocations).toMatchObject([{ code: 'velkommen15' }]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['NOSUCH', 'DISCOUNT_NOT_FOUND'],
    ['FREESHIP', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['COAST10', 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
  ])('%s stays in the cart with the reason why it does not apply: %s', async (code, reason) => {
    const { cart, warnings, userErrors } = await withCodes({ 'MH-P32-10': 1 }, [code]);
    expect(userErrors).toEqual([]);
    expect(cart.discountCodes).toEqual([{ code, applicable: false }]);
    expect(warnings).toMatchObject([{ code: reason, target: code }]);
  });

  test('return the missing amount in Danish', async () => {
    const { warnings } = await withCodes({ 'MH-P32-10': 1 }, ['FRIFRAGT'], 'DA');
    const missing = 20000 - (catalogues.get('dk')?.get('MH-P32-10')?.price.amount ?? 0);
    expect(warnings[0].message).toBe(
      `Læg for ${missing / 100}\u00A0kr. mere i kurven, så gælder koden FRIFRAGT.`,
    );
  });

  test('are not applicable after their last day', async () => {
    shop.now = new Date('2027-01-01T12:00:00Z');
    const { warnings } = await withCodes({ 'MH-P11-75': 1 }, ['KYST10']);
    shop.now = new Date('2026-11-10T12:00:00Z');
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_CURRENTLY_INACTIVE' }]);
  });

  test("for free delivery combine with that of the club, as the shop's texts promise", async () => {
    const { cart, warnings } = await withCodes({ [serum]: 1 }, ['WELCOME15', 'FREESHIP']);
    expect(cart.discountCodes).toEqual([
      { code: 'WELCOME15', applicable: true },
      { code: 'FREESHIP', applicable: true },
    ]);
    expect(warnings).toEqual([]);
    const said = [
      ...shop.content.pages.map((page) => JSON.stringify(page)),
      ...Object.values(newsletterTexts).map(({ welcome }) => welcome.offerTerms),
    ].map((text) => text.replaceAll(/\\n|\s+/g, ' '));
    expect(said.filter((text) => /with other codes|sammen med andre koder/.test(text))).toEqual([]);
    const count = (pattern: RegExp) => said.filter((text) => pattern.test(text)).length;
    expect(count(/only with a code for free delivery/)).toBe(4);
    expect(count(/kun (?:bruges )?sammen med en kode til fri fragt/)).toBe(4);
  });

  test('that do not combine keep the first applied', async () => {
    const { cart, warnings } = await withCodes({ 'MH-P11-75': 1 }, ['KYST10', 'WELCOME15']);
    expect(cart.discountCodes.map((code: UntypedData) => code.applicable)).toEqual([true, false]);
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_CODE_NOT_HONOURED', target: 'WELCOME15' }]);
  });

  test('are removed by an empty list', async () => {
    const { cart } = await withCodes({ [serum]: 1 }, ['WELCOME15']);
    const without = await requireCart(
      requestCartMutation(shop, 'cartDiscountCodesUpdate', { cartId: cart.id, discountCodes: [] }),
    );
    expect(without.discountCodes).toEqual([]);
    expect(amountOf(without.cost.totalAmount)).toBe(catalogues.get('dk')?.get(serum)?.price.amount);
  });
});

describe('samples and gifts', () => {
  const samples = ['MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03', 'MH-SAMPLE-S04'];

  test('are added for free when the rules grant them', async () => {
    const cart = await createCart(shop, { [serum]: 2, [samples[0] ?? '']: 1, 'MH-FREE-P32-10': 1 });
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 2, 'MH-SAMPLE-S01': 1, 'MH-FREE-P32-10': 1 });
    expect(amountOf(cart.cost.totalAmount)).toBe(2 * (catalogues.get('dk')?.get(serum)?.price.amount ?? 0));
  });

  test('are removed beyond the limit, with a warning', async () => {
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    const lines = await fetchLineInputs(shop, Object.fromEntries(samples.map((sku) => [sku, 1])));
    const { cart, warnings } = await requirePayload(
      requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }),
    );
    expect(Object.keys(getQuantitiesBySku(cart))).toEqual([serum, ...samples.slice(0, 3)]);
    expect(warnings).toMatchObject([
      { code: 'DISCOUNT_QUANTITY_NOT_IN_RANGE', message: 'You can choose 3 samples.' },
    ]);
  });

  test('have quantity one, whatever quantity is requested', async () => {
    const cart = await createCart(shop, { [serum]: 1, 'MH-SAMPLE-S01': 1 });
    const id = cart.lines.nodes[1].id;
    const changed = await requireCart(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId: cart.id, lines: [{ id, quantity: 3 }] }),
    );
    expect(getQuantitiesBySku(changed)).toEqual({ [serum]: 1, 'MH-SAMPLE-S01': 1 });
  });

  test('are not added without goods', async () => {
    const lines = await fetchLineInputs(shop, {
      'MH-SAMPLE-S01': 1,
      'MH-FREE-P32-10': 1,
      'MH-GIFT-CARD-150000': 1,
    });
    const { cart, warnings } = await requirePayload(
      requestCartMutation(shop, 'cartCreate', { input: { lines } }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ 'MH-GIFT-CARD-150000': 1 });
    expect(warnings.map(({ code }: UntypedData) => code)).toEqual([
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    ]);
  });

  test('are removed with the goods that earned them', async () => {
    const cart = await createCart(shop, { [serum]: 2, 'MH-FREE-P32-10': 1 });
    const lines = [{ id: cart.lines.nodes[0].id, quantity: 1 }];
    const payload = await requirePayload(
      requestCartMutation(shop, 'cartLinesUpdate', { cartId: cart.id, lines }),
    );
    expect(getQuantitiesBySku(payload.cart)).toEqual({ [serum]: 1 });
    expect(payload.warnings).toMatchObject([
      { code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE', target: cart.lines.nodes[1].id },
    ]);
  });

  test('are limited to one each: a second unit is removed', async () => {
    const lines = await fetchLineInputs(shop, { [serum]: 2, 'MH-FREE-P32-10': 5 });
    const { cart, warnings } = await requirePayload(
      requestCartMutation(shop, 'cartCreate', { input: { lines } }),
    );
    expect(getQuantitiesBySku(cart)['MH-FREE-P32-10']).toBe(1);
    expect(warnings).toHaveLength(1);
  });

  test('are limited by stock: the last balm cannot be both bought and given', async () => {
    const [{ available } = { available: 0 }] = shop.sql(
      `SELECT available FROM inventory WHERE shop = 'dk' AND sku = 'MH-P32-10'`,
    );
    shop.sql(`UPDATE inventory SET available = 1 WHERE shop = 'dk' AND sku = 'MH-P32-10'`);
    const lines = await fetchLineInputs(shop, { [serum]: 2, 'MH-FREE-P32-10': 1, 'MH-P32-10': 1 });
    const { cart, warnings } = await requirePayload(
      requestCartMutation(shop, 'cartCreate', { input: { lines } }),
    );
    expect(getQuantitiesBySku(cart)).toEqual({ [serum]: 2, 'MH-P32-10': 1 });
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
    shop.sql(`UPDATE inventory SET available = ${available} WHERE shop = 'dk' AND sku = 'MH-P32-10'`);
  });
});
