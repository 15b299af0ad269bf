import { type Bag, type BagCommand, type BagLimits, emptyBag, reduceBag } from './bag.ts';
import { toValidGiftCard } from './gift-card.ts';
import { toRecord } from './internal/to-record.ts';
import { isEqualJson } from './internal/is-equal-json.ts';

type Fields = ReturnType<typeof toRecord>;

/** Version of the format that {@link serializeBag} writes. Raise it, with a migration, when the format changes. */
export const STORED_BAG_VERSION = 1;

/**
 * Maximum number of stored entries of one kind: a Storefront API cart holds as many lines. Entries are compared
 * pairwise, so a storage full of millions of them would freeze the page.
 */
const MAX_STORED_ENTRIES = 500;

/** A bag loaded from a storage. */
export interface LoadedBag {
  /**
   * `empty`: nothing was stored. `read`: the text was valid. `recovered`: the text was damaged, foreign or of another
   * version, and `bag` holds the valid part, possibly nothing.
   */
  readonly kind: 'empty' | 'read' | 'recovered';
  readonly bag: Bag;
  /** Number of changes to the bag, from 0; of two bags the one with the higher revision is newer. */
  readonly revision: number;
  readonly counts: CommandCountsByTab;
}

/**
 * Number of commands applied to a bag, by tab name, most recently active tab last. A tab compares its own number to
 * find out whether another tab stored a bag without its commands.
 */
export type CommandCountsByTab = Readonly<Record<string, number>>;

/**
 * Serializes a bag for a storage, as an envelope with its version. The text contains gift-card
 * codes, which anyone with access to the storage can spend.
 *
 * @param revision Number of changes to the bag, from 0.
 *
 * @example
 * ```ts
 * const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 * parseStoredBag(serializeBag(bag, 7)); // => { kind: 'read', bag, revision: 7, counts: {} }
 * ```
 */
export function serializeBag(bag: Bag, revision = 0, counts: CommandCountsByTab = {}): string {
  return JSON.stringify({ version: STORED_BAG_VERSION, revision, counts, bag });
}

/**
 * Parses what is stored under the bag's key, from any source. Never throws: invalid values are dropped line by line,
 * and each list is cut to 500 entries. Fields added by a newer version are dropped too, and lost when this version
 * stores the bag.
 *
 * @param text Text in the storage; `null` when there is none.
 *
 * @example
 * ```ts
 * const text = '{"version":1,"bag":{"lines":[{"sku":"SERUM-30","quantity":2},{"sku":"SOAP","quantity":"many"}]}}';
 * const stored = parseStoredBag(text);
 * stored.kind; // => 'recovered'
 * stored.bag.lines; // => [{ sku: 'SERUM-30', quantity: 2 }]
 * ```
 */
export function parseStoredBag(text: string | null, limits: BagLimits = {}): LoadedBag {
  if (text === null) return { kind: 'empty', bag: emptyBag, revision: 0, counts: {} };
  const stored = parseJson(text);
  const envelope = migrate(toRecord(stored));
  const bag = toValidBag(envelope.bag, limits);
  const revision = isCount(envelope.revision) ? envelope.revision : 0;
  const counts = Object.fromEntries(
    Object.entries(toRecord(envelope.counts)).filter((entry): entry is [string, number] => isCount(entry[1])),
  );
  const isWhole = isEqualJson(stored, { version: STORED_BAG_VERSION, revision, counts, bag });
  return { kind: isWhole ? 'read' : 'recovered', bag, revision, counts };
}

/** Migrations, by the version they start from. */
const migrations: readonly ((envelope: Fields) => Fields)[] = [
  // Version 0 was a bag without an envelope.
  (bag) => ({ bag }),
];

function migrate(stored: Fields): Fields {
  return migrations.slice(versionOf(stored)).reduce((envelope: Fields, migrate) => migrate(envelope), stored);
}

/** Returns the stored version. An invalid version is ignored: the presence of an envelope decides. */
function versionOf({ version, bag }: Fields): number {
  if (isCount(version)) return version;
  return bag === undefined ? 0 : STORED_BAG_VERSION;
}

/** Replays the stored values as commands, so that the reducer drops what is invalid. */
function toValidBag(value: unknown, limits: BagLimits): Bag {
  const { lines, samples, promoCodes, giftCards, note } = toRecord(value);
  const commands: BagCommand[] = [
    ...listOf(lines).map(addedLine),
    { type: 'selectSamples', skus: textsOf(samples) },
    ...textsOf(promoCodes).map((code) => ({ type: 'applyPromoCode', code }) as const),
    ...textsOf(giftCards).map((code) => ({ type: 'redeemGiftCard', code }) as const),
    ...textsOf([note]).map((text) => ({ type: 'setNote', note: text }) as const),
  ];
  return commands.reduce((bag, command) => reduceBag(bag, command, limits), emptyBag);
}

/** An invalid gift card is dropped and its line stays, so that the shopper can fill it in again. */
function addedLine(value: unknown): BagCommand {
  const { sku, quantity, giftCard } = toRecord(value);
  const good = toValidGiftCard(giftCard);
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
