import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Cart, CartAddress, CartLine } from './cart.ts';
import { toGlobalId, parseGlobalId } from './global-ids.ts';

/** A cart as opened by a request, with the permissions of that request. */
export interface CartAccess {
  readonly cart: Cart;
  /** The requested id, which responses repeat with its key. */
  readonly id: string;
  /** Whether the id carried the cart's secret: without it buyer data is hidden and nothing can be changed. */
  readonly hasKey: boolean;
}

/**
 * Deducts the cost of reading or writing a cart, by bytes and lines, from the request's work budget.
 *
 * @throws GraphQLError when the budget is exceeded.
 */
export type ChargeCartAccess = (moved: { readonly bytes: number; readonly lines: number }) => void;

/** The carts of all shops during one request: each cart is read once, and only changes are written. */
export interface CartStore {
  /** Stores a new cart and returns its id with the secret, which is stored only as a hash. */
  create(cart: Cart): CartAccess;
  /** Opens a cart by id; `undefined` for another shop's cart, a wrong secret, a completed or an unknown cart. */
  open(id: string, shop: string): CartAccess | undefined;
  /** Like {@link CartStore.open}, but also finds completed carts, because their client may have missed the response. */
  openForAttempt(id: string, shop: string): (CartAccess & { readonly isCompleted: boolean }) | undefined;
  /** Finds a cart by token for internal use; `undefined` for another shop's, a completed or an unknown cart. */
  find(token: string, shop: string): Cart | undefined;
  save(cart: Cart): void;
  /** Closes a cart that has become an order. */
  complete(token: string, at: string): void;
}

/** Maximum size of a cart as JSON, in bytes. Real carts stay far below; long attributes on each line do not fit. */
export const MAX_CART_BYTES = 64 * 1024;

/** Returns the size of a cart as JSON, in bytes. */
export function getCartBytes(cart: Cart): number {
  return Buffer.byteLength(JSON.stringify(cart));
}

interface ReadCart {
  cart: Cart;
  readonly secretHash: Buffer;
  isCompleted: boolean;
}

/** Creates the token of a cart. It cannot be guessed, and gives no access without the secret. */
export function createCartToken(): string {
  return randomBytes(18).toString('base64url');
}

const hashKey = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * Prepares the statements for carts in `database`. Returns a function that creates the cart store of one request, which reads
 * each cart once.
 */
export function createCartStoreFactory(database: DatabaseSync): (charge: ChargeCartAccess) => CartStore {
  const columns = [
    'country',
    'customer',
    'email',
    'phone',
    'preferences',
    'note',
    'attributes',
    'delivery_option',
    'payment',
    'updated_at',
  ];
  const insertCart = database.prepare(
    'INSERT INTO carts (id, shop, secret_hash, country, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const updateCart = database.prepare(
    `UPDATE carts SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
  );
  const findCart = database.prepare('SELECT * FROM carts WHERE id = ? AND shop = ?');
  const completeCart = database.prepare('UPDATE carts SET completed_at = ? WHERE id = ?');
  const findLines = database.prepare(
    'SELECT id, sku, quantity, attributes FROM cart_lines WHERE cart = ? ORDER BY position',
  );
  const findCodes = database.prepare('SELECT code FROM cart_discount_codes WHERE cart = ? ORDER BY position');
  const findAddresses = database.prepare(
    'SELECT id, selected, one_time_use, address FROM cart_addresses WHERE cart = ? ORDER BY position',
  );
  const findGiftCards = database.prepare(
    'SELECT id, gift_card FROM cart_gift_cards WHERE cart = ? ORDER BY position',
  );
  const clearOf = (table: string) => database.prepare(`DELETE FROM ${table} WHERE cart = ?`);
  const clearLines = clearOf('cart_lines');
  const clearCodes = clearOf('cart_discount_codes');
  const clearAddresses = clearOf('cart_addresses');
  const clearGiftCards = clearOf('cart_gift_cards');
  const insertLine = database.prepare(
    'INSERT INTO cart_lines (id, cart, position, sku, quantity, attributes) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertCode = database.prepare(
    'INSERT INTO cart_discount_codes (cart, position, code) VALUES (?, ?, ?)',
  );
  const insertGiftCard = database.prepare(
    'INSERT INTO cart_gift_cards (id, cart, position, gift_card) VALUES (?, ?, ?, ?)',
  );
  const insertAddress = database.prepare(
    'INSERT INTO cart_addresses (id, cart, position, selected, one_time_use, address) VALUES (?, ?, ?, ?, ?, ?)',
  );

  /** Stores the differences from `before`. */
  function write(cart: Cart, before: Cart | undefined, charge: ChargeCartAccess): void {
    updateCart.run(
      cart.country,
      cart.customer ?? null,
      cart.email ?? null,
      cart.phone ?? null,
      toJsonOrNull(cart.preferences),
      cart.note ?? null,
      JSON.stringify(cart.attributes),
      cart.deliveryOption ?? null,
      toJsonOrNull(cart.payment),
      cart.updatedAt,
      cart.token,
    );
    const { token, lines, discountCodes, giftCards, addresses } = cart;
    const text = JSON.stringify(lines);
    if (before === undefined || JSON.stringify(before.lines) !== text) {
      charge({ bytes: text.length, lines: lines.length });
      clearLines.run(token);
      lines.forEach(({ id, sku, quantity, attributes }, position) =>
        insertLine.run(id, token, position, sku, quantity, JSON.stringify(attributes)),
      );
    }
    if (!isSame(before?.discountCodes, discountCodes)) {
      clearCodes.run(token);
      discountCodes.forEach((code, position) => insertCode.run(token, position, code));
    }
    if (!isSame(before?.giftCards, giftCards)) {
      clearGiftCards.run(token);
      giftCards.forEach(({ id, giftCard }, position) => insertGiftCard.run(id, token, position, giftCard));
    }
    if (!isSame(before?.addresses, addresses)) {
      clearAddresses.run(token);
      addresses.forEach(({ id, selected, oneTimeUse, address }, position) =>
        insertAddress.run(id, token, position, Number(selected), Number(oneTimeUse), JSON.stringify(address)),
      );
    }
  }

  function read(row: Readonly<Record<string, unknown>>): Cart {
    const token = String(row['id']);
    return {
      token,
      shop: String(row['shop']),
      country: String(row['country']),
      ...optional('customer', row['customer'] as number | null),
      ...optional('email', row['email'] as string | null),
      ...optional('phone', row['phone'] as string | null),
      ...optional('preferences', parsed<NonNullable<Cart['preferences']>>(row['preferences'])),
      ...optional('note', row['note'] as string | null),
      attributes: JSON.parse(String(row['attributes'])) as Cart['attributes'],
      ...optional('deliveryOption', row['delivery_option'] as string | null),
      ...optional('payment', parsed<NonNullable<Cart['payment']>>(row['payment'])),
      createdAt: String(row['created_at']),
      updatedAt: String(row['updated_at']),
      discountCodes: findCodes.all(token).map(({ code }) => String(code)),
      giftCards: findGiftCards
        .all(token)
        .map((applied) => ({ id: String(applied['id']), giftCard: Number(applied['gift_card']) })),
      lines: findLines.all(token).map((line): CartLine => ({
        id: String(line['id']),
        sku: String(line['sku']),
        quantity: Number(line['quantity']),
        attributes: JSON.parse(String(line['attributes'])) as CartLine['attributes'],
      })),
      addresses: findAddresses.all(token).map((address): CartAddress => ({
        id: String(address['id']),
        selected: address['selected'] === 1,
        oneTimeUse: address['one_time_use'] === 1,
        address: JSON.parse(String(address['address'])) as CartAddress['address'],
      })),
    };
  }

  return (charge) => {
    /** The carts that this request has read, by token and shop. */
    const opened = new Map<string, ReadCart | undefined>();

    function readOnce(token: string, shop: string): ReadCart | undefined {
      const key = `${shop} ${token}`;
      if (opened.has(key)) return opened.get(key);
      const row = findCart.get(token, shop);
      const cart = row && read(row);
      const found = cart && {
        cart,
        secretHash: Buffer.from(String(row['secret_hash']), 'hex'),
        isCompleted: row['completed_at'] !== null,
      };
      if (cart) charge({ bytes: getCartBytes(cart), lines: cart.lines.length });
      opened.set(key, found);
      return found;
    }

    function openAny(id: string, shop: string): (CartAccess & { readonly isCompleted: boolean }) | undefined {
      const parts = parseGlobalId(id);
      if (parts?.type !== 'Cart') return undefined;
      const found = readOnce(parts.name, shop);
      if (!found) return undefined;
      const secret = parts.parameters.get('key');
      if (secret !== null && !timingSafeEqual(hashKey(secret), found.secretHash)) return undefined;
      return { cart: found.cart, id, hasKey: secret !== null, isCompleted: found.isCompleted };
    }

    return {
      create: (cart) => {
        const secret = randomBytes(16).toString('hex');
        const secretHash = hashKey(secret);
        insertCart.run(
          cart.token,
          cart.shop,
          secretHash.toString('hex'),
          cart.country,
          cart.createdAt,
          cart.updatedAt,
        );
        write(cart, undefined, charge);
        opened.set(`${cart.shop} ${cart.token}`, { cart, secretHash, isCompleted: false });
        return { cart, id: `${toGlobalId('Cart', cart.token)}?key=${secret}`, hasKey: true };
      },
      open: (id, shop) => {
        const found = openAny(id, shop);
        return found?.isCompleted === false ? found : undefined;
      },
      openForAttempt: openAny,
      find: (token, shop) => {
        const found = readOnce(token, shop);
        return found?.isCompleted === false ? found.cart : undefined;
      },
      save: (cart) => {
        const found = readOnce(cart.token, cart.shop);
        write(cart, found?.cart, charge);
        if (found) found.cart = cart;
      },
      complete: (token, at) => {
        completeCart.run(at, token);
        for (const found of opened.values()) if (found?.cart.token === token) found.isCompleted = true;
      },
    };
  };
}

/** Age at which a cart is deleted that was not changed and is not an order. */
const CART_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Maximum number of carts that one sweep removes, each with up to 250 lines. */
const MAX_SWEPT_CARTS = 20;

/**
 * Deletes at most 20 carts that have not changed for 30 days. Must run inside a transaction.
 *
 * @returns Whether there may be more.
 */
export function sweepAbandonedCarts(database: DatabaseSync, now: Date): boolean {
  const { changes } = database
    .prepare(
      `DELETE FROM carts WHERE id IN (SELECT id FROM carts WHERE completed_at IS NULL AND updated_at <= ?
      LIMIT ${MAX_SWEPT_CARTS})`,
    )
    .run(new Date(now.getTime() - CART_LIFETIME_MS).toISOString());
  return Number(changes) === MAX_SWEPT_CARTS;
}

function isSame(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function toJsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function parsed<Value>(text: unknown): Value | null {
  return typeof text === 'string' ? (JSON.parse(text) as Value) : null;
}

/** Omits a field instead of setting it to `undefined`. */
function optional<Key extends string, Value>(key: Key, value: Value | null): { [Name in Key]?: Value } {
  return value === null ? {} : ({ [key]: value } as { [Name in Key]: Value });
}
