import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { runTransaction } from '../database.ts';
import type { Mailer } from '../outbox.ts';
import type { MailPictures } from '../mail/mail-pictures.ts';
import type { Inventory } from './inventory.ts';
import { findPackshotUrl } from './packshot-url.ts';
import { getFulfillmentStatus, findLinesToShip, toOrderName } from './order-object.ts';
import type { OrderStore, Shipment, StoredOrder } from './order-store.ts';
import type { PriceOverrides } from './price-overrides.ts';
import type { ShopLinks } from './request-context.ts';
import { createReviewModerationRoutes } from './review-moderation-routes.ts';
import type { ReviewStore } from './review-store.ts';
import { hasReviewableProducts } from './reviewable-products.ts';
import type { OrderKeys } from './order-keys.ts';
import { isEqualInConstantTime } from './secrets.ts';
import type { Seller } from '../seller.ts';
import type { ShopCatalogue, Variant } from './shop-catalogue.ts';
import type { MarketShop } from './market-shops.ts';
import { composeShippingMail } from './shipping-mail.ts';

interface AdminOptions {
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: Mailer;
  readonly mailPictures: MailPictures;
  readonly seller: Seller;
  readonly links: Pick<ShopLinks, 'review' | 'withdraw'>;
  readonly shops: ReadonlyMap<string, { readonly shop: MarketShop; readonly catalogue: ShopCatalogue }>;
  readonly orders: OrderStore;
  readonly inventory: Inventory;
  readonly prices: PriceOverrides;
  readonly orderKeys: OrderKeys;
  readonly reviews: ReviewStore;
  /** The token that requests must send. Without one the API refuses every request. */
  readonly token: string | undefined;
}

/** Maximum size of a request body in bytes. */
const MAX_BODY_BYTES = 16 * 1024;
const MAX_PAGE_SIZE = 100;

const count = z.int().min(0).max(1_000_000);
const stockSchema = z.union([
  z.strictObject({ available: count }),
  z.strictObject({ by: z.int().min(-1_000_000).max(1_000_000) }),
]);
const priceSchema = z.strictObject({
  amount: z.int().min(1).max(100_000_000),
  reduced: z.boolean().default(false),
});
const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'has a control character');
const shipmentSchema = z.strictObject({
  carrier: line.optional(),
  trackingNumber: line.optional(),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .optional(),
  lines: z
    .array(z.strictObject({ position: count, quantity: z.int().min(1) }))
    .min(1)
    .max(250)
    .optional(),
});
const listSchema = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  fulfilment: z.enum(['unfulfilled', 'partially-fulfilled', 'fulfilled']).optional(),
});

/**
 * Creates the merchant's API: orders, stock and prices under `/admin/shops/{dk,no,int}`, and `/admin/reviews`. Requests need `Authorization: Bearer
 * <token>`; without a configured token all are refused.
 */
export function createAdminApi(options: AdminOptions): Hono {
  const { database, clock, mail, mailPictures, seller, links, shops, orders, inventory, prices, token } =
    options;
  const app = new Hono();
  if (token === undefined) return app;

  const shopOf = (context: Context) => shops.get(context.req.param('shop') ?? '');
  const missing = (context: Context, what: string) =>
    context.json({ message: `There is no such ${what}` }, 404);

  app.use('/admin/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const given = context.req.header('authorization') ?? '';
    if (!isEqualInConstantTime(given, `Bearer ${token}`)) {
      context.header('WWW-Authenticate', 'Bearer');
      return context.json({ message: 'A token is needed' }, 401);
    }
    return next();
  });

  /** Parses a body. The answer to an invalid one names the field. */
  async function read<Schema extends z.ZodType>(context: Context, schema: Schema) {
    const text = await context.req.text();
    if (text.length > MAX_BODY_BYTES)
      return { refusal: context.json({ message: 'The body is too long' }, 413) };
    const parsed = schema.safeParse(parseJson(text));
    if (!parsed.success) return { refusal: context.json({ message: z.prettifyError(parsed.error) }, 422) };
    return { body: parsed.data };
  }

  app.get('/admin/shops/:shop/orders', (context) => {
    const open = shopOf(context);
    if (!open) return missing(context, 'shop');
    const query = listSchema.safeParse(context.req.query());
    if (!query.success) return context.json({ message: z.prettifyError(query.error) }, 422);
    const { after, limit, fulfilment } = query.data;
    const page = orders.listOrders(open.shop.id, after, limit);
    const items = page.map((order) => toOrderJson(order, open.shop));
    const last = page.at(-1);
    return context.json({
      items: items.filter((order) => fulfilment === undefined || order.fulfilment === fulfilment),
      // The next page starts after the last order read, whether or not it is among the items.
      ...(last && page.length === limit ? { next: last.number } : {}),
    });
  });

  const findOrder = (context: Context, shop: MarketShop): StoredOrder | undefined => {
    const name = context.req.param('order') ?? '';
    const [, digits] = new RegExp(`^${shop.id}(\\d{1,12})$`, 'i').exec(name) ?? [];
    return digits === undefined ? undefined : orders.findOrderByNumber(shop.id, Number(digits));
  };

  app.get('/admin/shops/:shop/orders/:order', (context) => {
    const open = shopOf(context);
    const order = open && findOrder(context, open.shop);
    return open && order ? context.json(toOrderJson(order, open.shop)) : missing(context, 'order');
  });

  app.post('/admin/shops/:shop/orders/:order/shipments', async (context) => {
    const { body, refusal } = await read(context, shipmentSchema);
    if (refusal) return refusal;
    const open = shopOf(context);
    if (!open) return missing(context, 'shop');
    // Nothing may change between reading the order and storing the shipment.
    const outcome = runTransaction(database, () => {
      const order = findOrder(context, open.shop);
      if (!order) return 'missing';
      const left = findLinesToShip(order);
      const lines = body.lines ?? left;
      const isLeft = lines.every(
        ({ position, quantity }) =>
          quantity <= (left.find((each) => each.position === position)?.quantity ?? 0),
      );
      const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length;
      if (lines.length === 0 || !isLeft || isTwice) return 'nothing-left';
      const { lines: _lines, ...rest } = body;
      const shipment = { ...withoutUndefined(rest), shippedAt: clock().toISOString(), lines } as Shipment;
      orders.ship(order, shipment);
      const sent = orders.findOrder(open.shop.id, order.id) ?? order;
      const name = toOrderName(sent, open);
      mail.send(
        composeShippingMail(sent, shipment, {
          name,
          isLast: findLinesToShip(sent).length === 0,
          withdraw: links.withdraw(sent.locale, name),
          ...(hasReviewableProducts(sent, open.catalogue)
            ? { review: links.review(name, options.orderKeys.keyOf(sent.id, 'review')) }
            : {}),
          seller,
          findPicture: (sku) => findPackshotUrl(sku, { catalogue: open.catalogue, mailPictures }),
        }),
      );
      return sent;
    });
    if (outcome === 'missing') return missing(context, 'order');
    if (outcome === 'nothing-left') {
      return context.json({ message: 'There are not so many units left to send' }, 409);
    }
    return context.json(toOrderJson(outcome, open.shop), 201);
  });

  const findGoods = (context: Context): { shop: MarketShop; variant: Variant } | undefined => {
    const open = shopOf(context);
    const variant = open?.catalogue.variantBySku.get(context.req.param('sku') ?? '');
    return open && variant?.stockSku === variant?.sku && variant ? { shop: open.shop, variant } : undefined;
  };
  const stockJson = ({ shop, variant }: { shop: MarketShop; variant: Variant }) => ({
    sku: variant.sku,
    available: inventory.available(shop.id, variant.sku),
  });

  app.get('/admin/shops/:shop/stock/:sku', (context) => {
    const found = findGoods(context);
    return found ? context.json(stockJson(found)) : missing(context, 'SKU');
  });
  app.put('/admin/shops/:shop/stock/:sku', async (context) => {
    const { body, refusal } = await read(context, stockSchema);
    if (refusal) return refusal;
    const found = findGoods(context);
    if (!found) return missing(context, 'SKU');
    const { shop, variant } = found;
    const isDone =
      'by' in body
        ? inventory.adjust(shop.id, variant.sku, body.by)
        : inventory.set(shop.id, variant.sku, body.available);
    return isDone
      ? context.json(stockJson(found))
      : context.json({ message: 'Stock cannot fall below zero', ...stockJson(found) }, 409);
  });

  const priceJson = ({ shop, variant }: { shop: MarketShop; variant: Variant }) => {
    const { price, compareAtPrice } = variant.priceAt(clock());
    const isSet = prices.priceOf(shop.id, variant.sku, shop.currency) !== undefined;
    return {
      sku: variant.sku,
      amount: price.amount,
      currency: price.currency,
      ...(compareAtPrice ? { lowestOf30Days: compareAtPrice.amount } : {}),
      source: isSet ? 'admin' : 'content',
    };
  };
  app.get('/admin/shops/:shop/prices/:sku', (context) => {
    const found = findGoods(context);
    return found?.variant.kind === 'merchandise' ? context.json(priceJson(found)) : missing(context, 'SKU');
  });
  app.put('/admin/shops/:shop/prices/:sku', async (context) => {
    const { body, refusal } = await read(context, priceSchema);
    if (refusal) return refusal;
    const found = findGoods(context);
    if (found?.variant.kind !== 'merchandise') return missing(context, 'SKU');
    const { shop, variant } = found;
    const set = runTransaction(database, () =>
      prices.set(
        { shop: shop.id, sku: variant.sku, currency: shop.currency },
        { amount: body.amount, isReduced: body.reduced },
        clock(),
        (at) => variant.contentPriceAt?.(at).price.amount ?? variant.priceAt(at).price.amount,
      ),
    );
    if (set === 'no-reduction') {
      const message = 'A reduction has to be below the lowest price of the last 30 days';
      return context.json({ message, ...priceJson(found) }, 409);
    }
    return context.json(priceJson(found));
  });
  app.delete('/admin/shops/:shop/prices/:sku', (context) => {
    const found = findGoods(context);
    if (found?.variant.kind !== 'merchandise') return missing(context, 'SKU');
    prices.clear(found.shop.id, found.variant.sku, clock());
    return context.json(priceJson(found));
  });
  app.route('/', createReviewModerationRoutes(options.reviews));
  app.all('/admin/*', (context) => missing(context, 'address'));
  return app;
}

function toOrderJson(order: StoredOrder, shop: MarketShop) {
  const { details, lines, shipments, total } = order;
  const fulfilment = getFulfillmentStatus(order).toLowerCase().replace('_', '-');
  return {
    name: toOrderName(order, { shop }),
    number: order.number,
    placedAt: order.createdAt,
    email: order.email,
    locale: order.locale,
    currency: total.currency,
    /** Minor units. */
    total: total.amount,
    paymentReference: order.paymentReference,
    /** `card`, or the id of a wallet. */
    paymentMethod: details.paymentMethod ?? null,
    fulfilment,
    delivery: details.delivery
      ? { method: details.delivery.method, cost: details.delivery.cost.amount }
      : null,
    /** The parcel shop, unless the parcel goes to the delivery address. */
    parcelShop: details.parcelShop ?? null,
    deliveryAddress: details.deliveryAddress,
    billingAddress: details.billingAddress,
    note: details.note,
    lines: lines.map((each, position) => ({ position, ...each })),
    toShip: findLinesToShip(order),
    shipments,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
