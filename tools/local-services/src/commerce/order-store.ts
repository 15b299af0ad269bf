import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Money } from '@marehalm/cart-domain';
import type { LocaleCode, MarketId } from '@marehalm/i18n-routing';
import type { Attribute } from './cart.ts';

/** What an order is made of. */
export interface NewOrder {
  readonly shop: MarketId;
  /** Token of the cart that became the order. */
  readonly cart: string;
  readonly email: string;
  readonly locale: LocaleCode;
  readonly total: Money;
  /** Addresses, delivery and taxes as they were, for people who look into it later. */
  readonly details: object;
  readonly paymentReference: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly lines: readonly OrderLine[];
  /** Codes that counted, in their own spelling. */
  readonly codes: readonly string[];
}

/** A line as it was sold; money in minor units of the order's currency. */
export interface OrderLine {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discount: number;
  readonly total: number;
  readonly attributes: readonly Attribute[];
}

/** An order that was taken. */
export interface PlacedOrder {
  readonly id: number;
  /** Counts up in its shop without a gap. */
  readonly number: number;
}

/** What came of one decision to pay. */
export type AttemptOutcome =
  | { readonly kind: 'completed'; readonly order: PlacedOrder }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string };

/** A decision to pay, and what came of it. */
export interface Attempt {
  /** Nobody can guess it. */
  readonly id: string;
  readonly outcome: AttemptOutcome;
  /** ISO 8601 instants: when it was decided, and from when on it may be told. */
  readonly decidedAt: string;
  readonly knownFrom: string;
}

/** Orders and the attempts that led to them. Everything here runs inside the caller's transaction. */
export interface OrderStore {
  place(order: NewOrder): PlacedOrder;
  /** The attempt of a cart with this token of the client's. */
  findAttempt(cart: string, token: string): Attempt | undefined;
  findAttemptById(id: string, shop: MarketId): Attempt | undefined;
  recordAttempt(cart: string, token: string, attempt: Omit<Attempt, 'id'>): Attempt;
}

/** The number before the first order of a shop. */
const NUMBERS_START = 1000;

/** The orders kept in `database`. */
export function createOrderStore(database: DatabaseSync): OrderStore {
  const nextNumber = database.prepare(`INSERT INTO order_numbers (shop, last) VALUES (?, ${NUMBERS_START + 1})
    ON CONFLICT (shop) DO UPDATE SET last = last + 1 RETURNING last`);
  const insertOrder = database.prepare(`INSERT INTO orders
    (shop, number, cart, email, locale, currency, total, details, payment_reference, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertLine = database.prepare(`INSERT INTO order_lines
    (order_id, position, sku, title, quantity, unit_price, discount, total, attributes)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const insertRedemption = database.prepare(
    'INSERT INTO code_redemptions (order_id, code, email) VALUES (?, ?, ?)',
  );
  const attemptColumns = `completion_attempts.id, outcome, order_id, orders.number, decided_at, known_from`;
  const attemptTables = 'completion_attempts LEFT JOIN orders ON orders.id = order_id';
  const findByToken = database.prepare(
    `SELECT ${attemptColumns} FROM ${attemptTables} WHERE completion_attempts.cart = ? AND token = ?`,
  );
  const findById = database.prepare(`SELECT ${attemptColumns} FROM ${attemptTables}
    JOIN carts ON carts.id = completion_attempts.cart
    WHERE completion_attempts.id = ? AND carts.shop = ?`);
  const insertAttempt = database.prepare(`INSERT INTO completion_attempts
    (id, cart, token, outcome, order_id, decided_at, known_from) VALUES (?, ?, ?, ?, ?, ?, ?)`);

  const read = (row: Readonly<Record<string, unknown>> | undefined): Attempt | undefined => {
    if (!row) return undefined;
    const declined = JSON.parse(String(row['outcome'])) as { code: string; message: string } | null;
    return {
      id: String(row['id']),
      outcome: declined
        ? { kind: 'declined', ...declined }
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
      const declined = outcome.kind === 'declined' ? { code: outcome.code, message: outcome.message } : null;
      const orderId = outcome.kind === 'completed' ? outcome.order.id : null;
      insertAttempt.run(id, cart, token, JSON.stringify(declined), orderId, decidedAt, knownFrom);
      return { id, outcome, decidedAt, knownFrom };
    },
  };
}
