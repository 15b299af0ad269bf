import { type Bag, type BagCommand, getLineKey, type LineRef, normalizeCode } from './bag.ts';

/**
 * The lines and codes that a placed order removes from the bag. Contains no personal data, because it is stored while the order
 * is pending.
 */
export interface OrderedBagContents {
  /** Line keys with units. */
  readonly lines: readonly (readonly [key: string, quantity: number])[];
  /** Promo codes, in the form of `normalizeCode`. */
  readonly codes: readonly string[];
}

/**
 * Returns what an order of these lines, samples and gifts included, removes from the bag.
 *
 * @example
 * ```ts
 * const bag = { ...emptyBag, lines: [{ sku: 'SERUM-30', quantity: 3 }] };
 * const ordered = toOrderedBagContents([{ sku: 'SERUM-30', quantity: 2 }], ['welcome 15']);
 * const [command] = createRemoveOrderedItemsCommands(bag, ordered);
 * command; // => { type: 'setQuantity', sku: 'SERUM-30', quantity: 1 }
 * ```
 */
export function toOrderedBagContents(
  lines: readonly (LineRef & { readonly quantity: number })[],
  codes: readonly string[],
): OrderedBagContents {
  return {
    lines: lines.map((line) => [anonymousKey(line), line.quantity]),
    codes: codes.map(normalizeCode),
  };
}

/**
 * Creates the commands that remove an order from a bag: the ordered units and the used codes. Later additions, in
 * another tab for instance, stay. Without `ordered` the whole bag is cleared.
 */
export function createRemoveOrderedItemsCommands(
  bag: Bag,
  ordered: OrderedBagContents | undefined,
): readonly BagCommand[] {
  const units = new Map<string, number>();
  for (const [key, quantity] of ordered?.lines ?? []) units.set(key, (units.get(key) ?? 0) + quantity);
  const changes = bag.lines.map((line): BagCommand & { readonly quantity: number } => ({
    ...line,
    type: 'setQuantity',
    quantity: Math.max(0, line.quantity - (units.get(anonymousKey(line)) ?? 0)),
  }));
  if (!ordered || changes.every(({ quantity }) => quantity === 0)) return [{ type: 'clear' }];
  return [
    ...changes,
    { type: 'selectSamples', skus: bag.samples.filter((sku) => !units.has(sku)) },
    ...ordered.codes.map((code): BagCommand => ({ type: 'removePromoCode', code })),
    { type: 'setNote', note: '' },
  ];
}

/** Returns the key of a line with its gift-card recipient hashed, so that it can be compared but not read. */
function anonymousKey(ref: LineRef): string {
  if (!ref.giftCard) return ref.sku;
  let hash = 0;
  for (const character of getLineKey(ref)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${ref.sku} ${hash}`;
}
