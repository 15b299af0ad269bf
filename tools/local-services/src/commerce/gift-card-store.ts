import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { normalizeCode } from '@marehalm/cart-domain/bag';
import { money, type Money } from '@marehalm/cart-domain/money';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { hashSecret } from './secrets.ts';

/** How a card reaches its recipient. */
export interface GiftCardDelivery {
  readonly kind: 'email' | 'printed';
  /** Recipient of the mail with the code: the card's recipient, or the packing staff for a printed card. */
  readonly to: string;
  readonly locale: LocaleCode;
  readonly orderName: string;
  readonly recipientName?: string;
  readonly senderName?: string;
  readonly message?: string;
}

/** A purchased gift card. */
export interface GiftCard {
  readonly id: number;
  readonly shop: MarketId;
  /** The last characters of its code; missing until it is issued. */
  readonly lastCharacters?: string;
  readonly initialAmount: Money;
  readonly balance: Money;
  readonly delivery: GiftCardDelivery;
  /** ISO 8601 instants. */
  readonly dueAt: string;
  readonly issuedAt?: string;
  readonly expiresAt: string;
}

/** A gift card to create: one unit of an order line, without a code until it is issued. */
export interface NewGiftCard extends Pick<
  GiftCard,
  'shop' | 'initialAmount' | 'delivery' | 'dueAt' | 'expiresAt'
> {
  readonly orderId: number;
  /** Position of the order's line, and the number of the unit. */
  readonly position: number;
  readonly unit: number;
}

/** Gift cards. All methods run inside the caller's transaction. */
export interface GiftCardStore {
  add(card: NewGiftCard): void;
  find(id: number): GiftCard | undefined;
  findByCode(shop: MarketId, code: string): GiftCard | undefined;
  /** Returns the cards that are due. */
  due(now: Date): readonly GiftCard[];
  /** Issues the code of a card. It is returned once and stored as a hash, so it cannot be read from the database. */
  issue(card: GiftCard, now: Date): string;
  /** Charges a card. @returns false, without charging, if the balance is too low. */
  redeem(id: number, amount: Money, orderId: number): boolean;
}

/** Letters and digits that are not confused with each other. 31^16 codes are 79 bits, too many to guess. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 16;

/** Creates the store of gift cards in `database`. */
export function createGiftCardStore(database: DatabaseSync): GiftCardStore {
  const insert = database.prepare(`INSERT INTO gift_cards
    (shop, currency, initial_amount, balance, order_id, position, unit, delivery, due_at, expires_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const byId = database.prepare('SELECT * FROM gift_cards WHERE id = ?');
  const byCode = database.prepare('SELECT * FROM gift_cards WHERE shop = ? AND code_hash = ?');
  const waiting = database.prepare(
    'SELECT * FROM gift_cards WHERE issued_at IS NULL AND due_at <= ? ORDER BY id',
  );
  const setCode = database.prepare(
    'UPDATE gift_cards SET code_hash = ?, last_characters = ?, issued_at = ? WHERE id = ? AND issued_at IS NULL',
  );
  const take = database.prepare('UPDATE gift_cards SET balance = balance - ? WHERE id = ? AND balance >= ?');
  const insertPayment = database.prepare(
    'INSERT INTO gift_card_payments (order_id, gift_card, amount) VALUES (?, ?, ?)',
  );
  return {
    add: ({
      shop,
      initialAmount: { amount, currency },
      orderId,
      position,
      unit,
      delivery,
      dueAt,
      expiresAt,
    }) =>
      void insert.run(
        shop,
        currency,
        amount,
        amount,
        orderId,
        position,
        unit,
        JSON.stringify(delivery),
        dueAt,
        expiresAt,
      ),
    find: (id) => read(byId.get(id)),
    findByCode: (shop, code) => read(byCode.get(shop, hashSecret(normalizeGiftCardCode(code)))),
    due: (now) => waiting.all(now.toISOString()).flatMap((row) => read(row) ?? []),
    issue({ id }, now) {
      const letters = Array.from(
        { length: CODE_LENGTH },
        () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
      ).join('');
      const { changes } = setCode.run(hashSecret(letters), letters.slice(-4), now.toISOString(), id);
      if (Number(changes) !== 1) throw new Error(`Cannot issue the gift card ${id}: it is not waiting`);
      return letters.replace(/(.{4})(?=.)/g, '$1-');
    },
    redeem(id, { amount }, orderId) {
      if (Number(take.run(amount, id, amount).changes) !== 1) return false;
      insertPayment.run(orderId, id, amount);
      return true;
    },
  };
}

/** Returns the characters of a typed code without separators and in upper case. */
function normalizeGiftCardCode(code: string): string {
  return normalizeCode(code).replaceAll(/[^0-9A-Z]/g, '');
}

function read(row: Readonly<Record<string, unknown>> | undefined): GiftCard | undefined {
  if (!row) return undefined;
  const currency = row['currency'] as string;
  const lastCharacters = row['last_characters'] as string | null;
  const issuedAt = row['issued_at'] as string | null;
  return {
    id: Number(row['id']),
    shop: row['shop'] as MarketId,
    ...(lastCharacters === null ? {} : { lastCharacters }),
    initialAmount: money(Number(row['initial_amount']), currency),
    balance: money(Number(row['balance']), currency),
    delivery: JSON.parse(String(row['delivery'])) as GiftCardDelivery,
    dueAt: String(row['due_at']),
    ...(issuedAt === null ? {} : { issuedAt }),
    expiresAt: String(row['expires_at']),
  };
}
