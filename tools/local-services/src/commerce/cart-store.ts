import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Cart, CartAddress, CartLine } from './cart.ts';
import { globalId, parseGlobalId } from './global-ids.ts';

/** A cart as somebody asked for it, and what they may do with it. */
export interface OpenedCart {
  readonly cart: Cart;
  /** The id it was asked for by: answers repeat it, key and all. */
  readonly id: string;
  /** Whether the id carried the cart's secret: without it buyer data is hidden and nothing can be changed. */
  readonly hasKey: boolean;
}

/** The carts of all shops. */
export interface CartStore {
  /** Keeps a new cart and gives its id with the secret, which is kept only as a hash. */
  create(cart: Cart): OpenedCart;
  /** The cart of an id; `undefined` for another shop's, a wrong secret, a finished cart, or none at all. */
  open(id: string, shop: string): OpenedCart | undefined;
  /** The same, but a finished cart is found too: its client may not have heard that it is finished. */
  openForAttempt(id: string, shop: string): (OpenedCart & { readonly isCompleted: boolean }) | undefined;
  /** The cart of a token, for the shop's own work; `undefined` for another shop's, a finished one, or none at all. */
  find(token: string, shop: string): Cart | undefined;
  save(cart: Cart): void;
  /** Closes a cart that has become an order. */
  complete(token: string, at: string): void;
}

/** Names a new cart. Nobody can guess it, and it opens nothing without its secret. */
export function newCartToken(): string {
  return randomBytes(18).toString('base64url');
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The carts kept in `database`. */
export function createCartStore(database: DatabaseSync): CartStore {
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
  const clear = ['cart_lines', 'cart_discount_codes', 'cart_addresses', 'cart_gift_cards'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE cart = ?`),
  );
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

  function save(cart: Cart): void {
    updateCart.run(
      cart.country,
      cart.customer ?? null,
      cart.email ?? null,
      cart.phone ?? null,
      jsonOrNull(cart.preferences),
      cart.note ?? null,
      JSON.stringify(cart.attributes),
      cart.deliveryOption ?? null,
      jsonOrNull(cart.payment),
      cart.updatedAt,
      cart.token,
    );
    for (const statement of clear) statement.run(cart.token);
    cart.lines.forEach(({ id, sku, quantity, attributes }, position) =>
      insertLine.run(id, cart.token, position, sku, quantity, JSON.stringify(attributes)),
    );
    cart.discountCodes.forEach((code, position) => insertCode.run(cart.token, position, code));
    cart.giftCards.forEach(({ id, giftCard }, position) =>
      insertGiftCard.run(id, cart.token, position, giftCard),
    );
    cart.addresses.forEach(({ id, selected, oneTimeUse, address }, position) =>
      insertAddress.run(
        id,
        cart.token,
        position,
        Number(selected),
        Number(oneTimeUse),
        JSON.stringify(address),
      ),
    );
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

  function openAny(id: string, shop: string): (OpenedCart & { readonly isCompleted: boolean }) | undefined {
    const parts = parseGlobalId(id);
    if (parts?.type !== 'Cart') return undefined;
    const row = findCart.get(parts.name, shop);
    if (!row) return undefined;
    const secret = parts.parameters.get('key');
    if (secret !== null) {
      const expected = Buffer.from(String(row['secret_hash']), 'hex');
      if (!timingSafeEqual(hashOf(secret), expected)) return undefined;
    }
    return { cart: read(row), id, hasKey: secret !== null, isCompleted: row['completed_at'] !== null };
  }

  return {
    create: (cart) => {
      const secret = randomBytes(16).toString('hex');
      insertCart.run(
        cart.token,
        cart.shop,
        hashOf(secret).toString('hex'),
        cart.country,
        cart.createdAt,
        cart.updatedAt,
      );
      save(cart);
      return { cart, id: `${globalId('Cart', cart.token)}?key=${secret}`, hasKey: true };
    },
    open: (id, shop) => {
      const opened = openAny(id, shop);
      return opened?.isCompleted === false ? opened : undefined;
    },
    openForAttempt: openAny,
    find: (token, shop) => {
      const row = findCart.get(token, shop);
      return row?.['completed_at'] === null ? read(row) : undefined;
    },
    save,
    complete: (token, at) => {
      completeCart.run(at, token);
    },
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function parsed<Value>(text: unknown): Value | null {
  return typeof text === 'string' ? (JSON.parse(text) as Value) : null;
}

/** Leaves a field out instead of setting it to nothing. */
function optional<Key extends string, Value>(key: Key, value: Value | null): { [Name in Key]?: Value } {
  return value === null ? {} : ({ [key]: value } as { [Name in Key]: Value });
}
