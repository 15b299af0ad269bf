import { type Bag, type BagCommand, type BagLimits, emptyBag, reduceBag } from './bag.ts';
import { goodGiftCard } from './gift-card.ts';
import { fieldsOf } from './internal/fields-of.ts';
import { sameJson } from './internal/same-json.ts';

type Fields = ReturnType<typeof fieldsOf>;

/** The shape that {@link serializeBag} writes. Raise it with a migration whenever that shape changes. */
export const STORED_BAG_VERSION = 1;

/**
 * Entries of one kind that are read: as many lines as a cart of the Storefront API holds. Each is compared with those before it, so that
 * the millions for which a storage has room would keep a page from answering.
 */
const MAX_STORED_ENTRIES = 500;

/** A bag as it comes out of storage. */
export interface StoredBag {
  /**
   * `empty`: nothing was stored. `read`: all of it was good. `recovered`: it was of another version, damaged or not
   * ours, and `bag` is what is still good of it, maybe nothing.
   */
  readonly kind: 'empty' | 'read' | 'recovered';
  readonly bag: Bag;
  /** How many changes the bag has seen, from 0; tells tabs which of two bags is the newer. */
  readonly revision: number;
  readonly counts: TabCounts;
}

/**
 * How many of each tab's commands are in a bag, by the name of the tab, those that acted last coming last: with it a tab
 * finds out that another one stored a bag without having heard of its commands.
 */
export type TabCounts = Readonly<Record<string, number>>;

/**
 * A bag as text for a storage: an envelope of {@link STORED_BAG_VERSION}. Gift-card codes are in it, which whoever reads
 * them can spend.
 *
 * @param revision How many changes the bag has seen, from 0.
 * @example
 * ```ts
 * const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 * parseStoredBag(serializeBag(bag, 7)); // => { kind: 'read', bag, revision: 7, counts: {} }
 * ```
 */
export function serializeBag(bag: Bag, revision = 0, counts: TabCounts = {}): string {
  return JSON.stringify({ version: STORED_BAG_VERSION, revision, counts, bag });
}

/**
 * Reads what is stored under the bag's key, whoever wrote it. Never throws: what is not good is left out line by line, so
 * a bag never disappears because of one bad value in it; of each list the first 500 entries are read. What a newer version added is left out too, and gone as soon as
 * this one stores the bag again.
 *
 * @param text What the storage holds; `null` when it holds nothing.
 * @example
 * ```ts
 * const text = '{"version":1,"bag":{"lines":[{"sku":"SERUM-30","quantity":2},{"sku":"SOAP","quantity":"many"}]}}';
 * const stored = parseStoredBag(text);
 * stored.kind; // => 'recovered'
 * stored.bag.lines; // => [{ sku: 'SERUM-30', quantity: 2 }]
 * ```
 */
export function parseStoredBag(text: string | null, limits: BagLimits = {}): StoredBag {
  if (text === null) return { kind: 'empty', bag: emptyBag, revision: 0, counts: {} };
  const stored = parseJson(text);
  const envelope = migrated(fieldsOf(stored));
  const bag = goodBag(envelope.bag, limits);
  const revision = isCount(envelope.revision) ? envelope.revision : 0;
  const counts = Object.fromEntries(
    Object.entries(fieldsOf(envelope.counts)).filter((entry): entry is [string, number] => isCount(entry[1])),
  );
  const isWhole = sameJson(stored, { version: STORED_BAG_VERSION, revision, counts, bag });
  return { kind: isWhole ? 'read' : 'recovered', bag, revision, counts };
}

/** What each older version must become to be of the next. */
const migrations: readonly ((envelope: Fields) => Fields)[] = [
  // 0: a bag without an envelope.
  (bag) => ({ bag }),
];

function migrated(stored: Fields): Fields {
  return migrations.slice(versionOf(stored)).reduce((envelope: Fields, migrate) => migrate(envelope), stored);
}

/** A version that is none says nothing; whether there is an envelope does. */
function versionOf({ version, bag }: Fields): number {
  if (isCount(version)) return version;
  return bag === undefined ? 0 : STORED_BAG_VERSION;
}

/** Replays what is stored as commands: the reducer leaves out what can be in no bag. */
function goodBag(value: unknown, limits: BagLimits): Bag {
  const { lines, samples, promoCodes, giftCards, note } = fieldsOf(value);
  const commands: BagCommand[] = [
    ...listOf(lines).map(addedLine),
    { type: 'selectSamples', skus: textsOf(samples) },
    ...textsOf(promoCodes).map((code) => ({ type: 'applyPromoCode', code }) as const),
    ...textsOf(giftCards).map((code) => ({ type: 'redeemGiftCard', code }) as const),
    ...textsOf([note]).map((text) => ({ type: 'setNote', note: text }) as const),
  ];
  return commands.reduce((bag, command) => reduceBag(bag, command, limits), emptyBag);
}

/** A gift card that is none leaves the line, which the shopper can fill in anew. */
function addedLine(value: unknown): BagCommand {
  const { sku, quantity, giftCard } = fieldsOf(value);
  const good = goodGiftCard(giftCard);
  return { type: 'addLine', sku, quantity, ...(good && { giftCard: good }) } as BagCommand;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_STORED_ENTRIES) : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
