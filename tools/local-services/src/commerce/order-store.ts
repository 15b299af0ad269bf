import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type DeliveryOption } from '@marehalm/cart-domain/bag';
import { type TaxLine, money, type Money } from '@marehalm/cart-domain/money';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import type { AddressFields } from './address.ts';
import type { Attribute } from './cart.ts';
import type { OrderParcelShop } from './delivery-options.ts';

/** The data of a new order. */
export interface NewOrder {
  readonly shop: MarketId;
  /** Token of the cart that became the order. */
  readonly cart: string;
  readonly email: string;
  /** The logged-in customer. */
  readonly customer?: number;
  readonly locale: LocaleCode;
  readonly total: Money;
  readonly details: OrderDetails;
  readonly paymentReference: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly lines: readonly OrderLine[];
  /** Codes that applied, in their canonical spelling. */
  readonly codes: readonly string[];
}

/** Addresses, delivery, taxes and codes at the time of the order: later changes to the shop must not change it. */
export interface OrderDetails {
  readonly country: string;
  readonly deliveryAddress: AddressFields | null;
  readonly billingAddress: AddressFields | null;
  readonly delivery: DeliveryOption | null;
  /** The parcel shop; missing for home delivery and in older orders. */
  readonly parcelShop?: OrderParcelShop;
  readonly includedTaxes: readonly TaxLine[];
  readonly note: string | null;
  readonly phone?: string | null;
  readonly attributes: readonly Attribute[];
  /** `card`, or the id of a wallet; absent where nothing was due, and on orders from before it was kept. */
  readonly paymentMethod?: string;
  /** Codes that counted; absent on orders from before they were kept. */
  readonly discounts?: readonly OrderDiscount[];
}

/** The discount by a code, in minor units of the order's currency. */
export interface OrderDiscount {
  readonly typed: string;
  readonly code: string;
  readonly amount: number;
  /** Fraction of 1, for a percentage. */
  readonly rate?: number;
}

/** A sold line; money in minor units of the order's currency. */
export interface OrderLine {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly total: number;
  readonly attributes: readonly Attribute[];
}

/** A stored order. */
export interface StoredOrder extends OrderReference {
  readonly shop: MarketId;
  readonly email: string;
  readonly customer?: number;
  readonly locale: LocaleCode;
  readonly total: Money;
  readonly details: OrderDetails;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly paymentReference: string;
  readonly lines: readonly OrderLine[];
  readonly shipments: readonly Shipment[];
}

/** Goods that were shipped together. */
export interface Shipment {
  readonly carrier?: string;
  readonly trackingNumber?: string;
  readonly trackingUrl?: string;
  /** ISO 8601 instant. */
  readonly shippedAt: string;
  /** Shipped units by position of the line. */
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
}

/** A placed order. */
export interface OrderReference {
  readonly id: number;
  /** Consecutive within its shop. */
  readonly number: number;
}

/** Outcome of a payment attempt. */
export type PaymentAttemptOutcome =
  /** The bank waits for the shopper. `agreed` is the digest of what the shopper agreed to; missing in older attempts. */
  | { readonly kind: 'challenged'; readonly agreed?: string }
  | { readonly kind: 'completed'; readonly order: OrderReference }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string };

/** A payment attempt for a cart, with its outcome and the instant from which clients may learn it. */
export interface PaymentAttempt {
  /** Cannot be guessed. */
  readonly id: string;
  /** Token of the cart. */
  readonly cart: string;
  readonly outcome: PaymentAttemptOutcome;
  /** ISO 8601 instants: when it was decided, and when it may be reported. */
  readonly decidedAt: string;
  readonly knownFrom: string;
}

/** Orders and their payment attempts. All methods run inside the caller's transaction. */
export interface OrderStore {
  place(order: NewOrder): OrderReference;
  /** Finds the attempt of a cart by the client's token. */
  findAttempt(cart: string, token: string): PaymentAttempt | undefined;
  findAttemptById(id: string, shop: MarketId): PaymentAttempt | undefined;
  recordAttempt(cart: string, token: string, attempt: Omit<PaymentAttempt, 'id' | 'cart'>): PaymentAttempt;
  /** Stores the outcome of an attempt that waited for the shopper. */
  settleAttempt(id: string, outcome: PaymentAttemptOutcome, decidedAt: string): void;
  findOrder(shop: MarketId, id: number): StoredOrder | undefined;
  findOrderByNumber(shop: MarketId, number: number): StoredOrder | undefined;
  /** Returns the orders of the customer and, if `guestEmail` is given, guest orders with that address, by ascending number. */
  ordersOf(shop: MarketId, customer: number, guestEmail?: string): readonly StoredOrder[];
  /** Returns the number of lines in all orders of {@link OrderStore.ordersOf}. */
  countLinesOf(shop: MarketId, customer: number, guestEmail?: string): number;
  /** Returns orders of a shop with numbers above `after`, ascending. */
  listOrders(shop: MarketId, after: number, limit: number): readonly StoredOrder[];
  ship(order: StoredOrder, shipment: Shipment): void;
}

/** An outcome as it is stored. A completed one is stored as the order. */
type KeptOutcome =
  | { readonly code: string; readonly message: string }
  | { readonly challenged: true; readonly agreed?: string }
  | null;

function parseOutcome(outcome: PaymentAttemptOutcome): string {
  const kept: KeptOutcome =
    outcome.kind === 'completed'
      ? null
      : outcome.kind === 'challenged'
        ? { challenged: true, ...(outcome.agreed === undefined ? {} : { agreed: outcome.agreed }) }
        : { code: outcome.code, message: outcome.message };
  return JSON.stringify(kept);
}

function orderIdOf(outcome: PaymentAttemptOutcome): number | null {
  return outcome.kind === 'completed' ? outcome.order.id : null;
}

/** The number before the first order of a shop. */
const FIRST_ORDER_NUMBER = 1000;

/** Creates the store of orders in `database`. */
export function createOrderStore(database: DatabaseSync): OrderStore {
  const nextNumber =
    database.prepare(`INSERT INTO order_numbers (shop, last) VALUES (?, ${FIRST_ORDER_NUMBER + 1})
    ON CONFLICT (shop) DO UPDATE SET last = last + 1 RETURNING last`);
  const insertOrder = database.prepare(`INSERT INTO orders
    (shop, number, cart, email, customer, locale, currency, total, details, payment_reference, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertLine = database.prepare(`INSERT INTO order_lines
    (order_id, position, sku, title, quantity, unit_price, discount, total, attributes)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertRedemption = database.prepare(
    'INSERT INTO code_redemptions (order_id, code, email) VALUES (?, ?, ?)',
  );
  const attemptColumns = `completion_attempts.id, completion_attempts.cart, outcome, order_id, orders.number, decided_at, known_from`;
  const attemptTables = 'completion_attempts LEFT JOIN orders ON orders.id = order_id';
  const findByToken = database.prepare(
    `SELECT ${attemptColumns} FROM ${attemptTables} WHERE completion_attempts.cart = ? AND token = ?`,
  );
  const findById = database.prepare(`SELECT ${attemptColumns} FROM ${attemptTables}
    JOIN carts ON carts.id = completion_attempts.cart
    WHERE completion_attempts.id = ? AND carts.shop = ?`);
  const insertAttempt = database.prepare(`INSERT INTO completion_attempts
    (id, cart, token, outcome, order_id, decided_at, known_from) VALUES (?, ?, ?, ?, ?, ?, ?)`);

  const updateAttempt = database.prepare(
    'UPDATE completion_attempts SET outcome = ?, order_id = ?, decided_at = ?, known_from = ? WHERE id = ?',
  );
  const byId = database.prepare('SELECT * FROM orders WHERE shop = ? AND id = ?');
  const byNumber = database.prepare('SELECT * FROM orders WHERE shop = ? AND number = ?');
  const byCustomer = database.prepare(`SELECT * FROM orders
    WHERE shop = ? AND (customer = ? OR (customer IS NULL AND email = ?)) ORDER BY number`);
  const countLines =
    database.prepare(`SELECT count(*) AS n FROM orders JOIN order_lines ON order_id = orders.id
    WHERE shop = ? AND (customer = ? OR (customer IS NULL AND email = ?))`);
  const byRange = database.prepare(
    'SELECT * FROM orders WHERE shop = ? AND number > ? ORDER BY number LIMIT ?',
  );
  const findLines = database.prepare('SELECT * FROM order_lines WHERE order_id = ? ORDER BY position');
  const findShipments = database.prepare('SELECT * FROM shipments WHERE order_id = ? ORDER BY id');
  const findShipped = database.prepare(
    'SELECT position, quantity FROM shipment_lines WHERE shipment = ? ORDER BY position',
  );
  const insertShipment = database.prepare(`INSERT INTO shipments
    (order_id, carrier, tracking_number, tracking_url, shipped_at) VALUES (?, ?, ?, ?, ?)`);
  const insertShipped = database.prepare(
    'INSERT INTO shipment_lines (shipment, position, quantity) VALUES (?, ?, ?)',
  );

  const readOrder = (row: Readonly<Record<string, unknown>>): StoredOrder => {
    const id = Number(row['id']);
    return {
      id,
      number: Number(row['number']),
      shop: row['shop'] as MarketId,
      email: String(row['email']),
      ...(row['customer'] === null ? {} : { customer: Number(row['customer']) }),
      locale: row['locale'] as LocaleCode,
      total: money(Number(row['total']), row['currency'] as string),
      details: JSON.parse(String(row['details'])) as OrderDetails,
      createdAt: String(row['created_at']),
      paymentReference: String(row['payment_reference']),
      lines: findLines.all(id).map((line): OrderLine => ({
        sku: String(line['sku']),
        title: String(line['title']),
        quantity: Number(line['quantity']),
        unitPrice: Number(line['unit_price']),
        discount: Number(line['discount']),
        total: Number(line['total']),
        attributes: JSON.parse(String(line['attributes'])) as readonly Attribute[],
      })),
      shipments: findShipments.all(id).map((shipment): Shipment => {
        const named = {
          carrier: shipment['carrier'],
          trackingNumber: shipment['tracking_number'],
          trackingUrl: shipment['tracking_url'],
        };
        return {
          ...(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null)) as object),
          shippedAt: String(shipment['shipped_at']),
          lines: findShipped
            .all(shipment['id'] as number)
            .map(({ position, quantity }) => ({ position: Number(position), quantity: Number(quantity) })),
        };
      }),
    };
  };
  const one = (row: Readonly<Record<string, unknown>> | undefined) => (row ? readOrder(row) : undefined);

  const read = (row: Readonly<Record<string, unknown>> | undefined): PaymentAttempt | undefined => {
    if (!row) return undefined;
    const kept = JSON.parse(String(row['outcome'])) as KeptOutcome;
    return {
      id: String(row['id']),
      cart: String(row['cart']),
      outcome: kept
        ? 'challenged' in kept
          ? { kind: 'challenged', ...(kept.agreed === undefined ? {} : { agreed: kept.agreed }) }
          : { kind: 'declined', ...kept }
        : { kind: 'completed', order: { id: Number(row['order_id']), number: Number(row['number']) } },
      decidedAt: String(row['decided_at']),
      knownFrom: String(row['known_from']),
    };
  };

  return {
    place: (order) => {
      const number = Number(nextNumber.get(order.shop)?.['last']);
      const { lastInsertRowid } = insertOrder.run(
        order.shop,
        number,
        order.cart,
        order.email,
        order.customer ?? null,
        order.locale,
        order.total.currency,
        order.total.amount,
        JSON.stringify(order.details),
        order.paymentReference,
        order.createdAt,
      );
      const id = Number(lastInsertRowid);
      order.lines.forEach((line, position) =>
        insertLine.run(
          id,
          position,
          line.sku,
          line.title,
          line.quantity,
          line.unitPrice,
          line.discount,
          line.total,
          JSON.stringify(line.attributes),
        ),
      );
      for (const code of order.codes) insertRedemption.run(id, code, order.email);
      return { id, number };
    },
    findAttempt: (cart, token) => read(findByToken.get(cart, token)),
    findAttemptById: (id, shop) => read(findById.get(id, shop)),
    recordAttempt: (cart, token, { outcome, decidedAt, knownFrom }) => {
      const id = randomUUID();
      insertAttempt.run(id, cart, token, parseOutcome(outcome), orderIdOf(outcome), decidedAt, knownFrom);
      return { id, cart, outcome, decidedAt, knownFrom };
    },
    settleAttempt: (id, outcome, decidedAt) =>
      void updateAttempt.run(parseOutcome(outcome), orderIdOf(outcome), decidedAt, decidedAt, id),
    findOrder: (shop, id) => one(byId.get(shop, id)),
    findOrderByNumber: (shop, number) => one(byNumber.get(shop, number)),
    countLinesOf: (shop, customer, guestEmail) =>
      Number(countLines.get(shop, customer, guestEmail ?? null)?.['n']),
    ordersOf: (shop, customer, guestEmail) =>
      byCustomer.all(shop, customer, guestEmail ?? null).map(readOrder),
    listOrders: (shop, after, limit) => byRange.all(shop, after, limit).map(readOrder),
    ship: ({ id }, { carrier, trackingNumber, trackingUrl, shippedAt, lines }) => {
      const { lastInsertRowid } = insertShipment.run(
        id,
        carrier ?? null,
        trackingNumber ?? null,
        trackingUrl ?? null,
        shippedAt,
      );
      for (const { position, quantity } of lines) insertShipped.run(lastInsertRowid, position, quantity);
    },
  };
}
