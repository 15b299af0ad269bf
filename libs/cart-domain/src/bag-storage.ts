import {
  type Bag,
  type BagCommand,
  type BagLimits,
  emptyBag,
  isQuantity,
  isSku,
  MAX_QUANTITY,
  reduceBag,
} from './bag.ts';
import { goodGiftCard } from './gift-card.ts';
import { sameJson } from './internal/same-json.ts';

/** The shape that {@link serializeBag} writes. Raise it with a migration whenever that shape changes. */
export const STORED_BAG_VERSION = 1;

/** A bag as it comes out of storage. */
export interface StoredBag {
  /**
   * `empty`: nothing was stored. `read`: all of it was good. `recovered`: it was of another version, damaged or not
   * ours, and `bag` is what is still good of it, maybe nothing.
   */
  readonly kind: 'empty' | 'read' | 'recovered';
  readonly bag: Bag;
  /** How many changes the bag has seen; tells tabs which of two bags is the newer. */
  readonly revision: number;
  /** By the name of a tab, how many of its commands are in the bag: storages are slow to tell tabs of each other. */
  readonly counts: TabCounts;
}

/** How many commands of each tab; tabs that acted last come last. */
export type TabCounts = Readonly<Record<string, number>>;

/** A bag as text for storage. */
export function serializeBag(bag: Bag, revision = 0, counts: TabCounts = {}): string {
  return JSON.stringify({ version: STORED_BAG_VERSION, revision, counts, bag });
}

/**
 * Reads what is stored under the bag's key, whoever wrote it. Never throws: what is not good is left out line by line,
 * so a bag never disappears because of one bad value in it.
 *
 * @param text What the storage holds; `null` when it holds nothing.
 */
export function parseStoredBag(text: string | null, limits: BagLimits = {}): StoredBag {
  if (text === null) return { kind: 'empty', bag: emptyBag, revision: 0, counts: {} };
  const stored = parseJson(text);
  const envelope = migrated(stored);
  const bag = goodBag(envelope.bag, limits);
  const revision = isRevision(envelope.revision) ? envelope.revision : 0;
  const counts = Object.fromEntries(
    Object.entries(fieldsOf(envelope.counts)).filter((entry): entry is [string, number] =>
      isRevision(entry[1]),
    ),
  );
  const isWhole = sameJson(stored, { version: STORED_BAG_VERSION, revision, counts, bag });
  return { kind: isWhole ? 'read' : 'recovered', bag, revision, counts };
}

/** What each older version must become to be of the next. */
const migrations: readonly ((envelope: Fields) => Fields)[] = [
  // 0: a bag without an envelope.
  (bag) => ({ version: 1, revision: 0, counts: {}, bag }),
];

function migrated(value: unknown): Fields {
  let envelope = fieldsOf(value);
  const version = isRevision(envelope.version) ? envelope.version : 0;
  for (const migrate of migrations.slice(version)) envelope = migrate(envelope);
  return envelope;
}

/** Replays what is stored as commands: the reducer gives only valid bags. */
function goodBag(value: unknown, limits: BagLimits): Bag {
  const { lines, samples, promoCodes, giftCards, note } = fieldsOf(value);
  const commands: BagCommand[] = [
    ...listOf(lines).flatMap(addedLine),
    { type: 'selectSamples', skus: listOf(samples).filter(isSku) },
    ...textsOf(promoCodes).map((code) => ({ type: 'applyPromoCode', code }) as const),
    ...textsOf(giftCards).map((code) => ({ type: 'redeemGiftCard', code }) as const),
    { type: 'setNote', note: typeof note === 'string' ? note : '' },
  ];
  return commands.reduce((bag, command) => reduceBag(bag, command, limits), emptyBag);
}

function addedLine(value: unknown): BagCommand[] {
  const { sku, quantity, giftCard } = fieldsOf(value);
  if (!isSku(sku) || !isQuantity(quantity)) return [];
  const good = goodGiftCard(giftCard);
  const line = { sku, quantity: Math.min(quantity, MAX_QUANTITY), ...(good && { giftCard: good }) };
  return [{ type: 'addLine', ...line }];
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

function isRevision(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
