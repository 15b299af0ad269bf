import { type Bag, type BagCommand, lineKey, type LineRef, normalizeCode } from './bag.ts';

/**
 * What an order takes out of the bag once it is placed. It is stored while the order is on its way, so it names no people. The same
 * shape as `OrderedGoods` of `@marehalm/checkout-domain`, so values pass between the two.
 */
export interface OrderedGoods {
  /** Keys of lines with whole units. */
  readonly lines: readonly (readonly [key: string, quantity: number])[];
  /** Promo codes, in the form of `normalizeCode`. */
  readonly codes: readonly string[];
}

/**
 * Returns what an order of these lines, samples and gifts included, takes out of the bag.
 *
 * @example
 * ```ts
 * const bag = { ...emptyBag, lines: [{ sku: 'SERUM-30', quantity: 3 }] };
 * const ordered = toOrderedGoods([{ sku: 'SERUM-30', quantity: 2 }], ['welcome 15']);
 * const [command] = commandsAfterOrder(bag, ordered);
 * command; // => { type: 'setQuantity', sku: 'SERUM-30', quantity: 1 }
 * ```
 */
export function toOrderedGoods(
  lines: readonly (LineRef & { readonly quantity: number })[],
  codes: readonly string[],
): OrderedGoods {
  return {
    lines: lines.map((line) => [anonymousKey(line), line.quantity]),
    codes: codes.map(normalizeCode),
  };
}

/**
 * Returns the commands that take an order out of a bag: what was ordered, and what was used with it. What was added meanwhile, in
 * another tab for instance, stays. Where it is not known what was ordered, everything goes.
 */
export function commandsAfterOrder(bag: Bag, ordered: OrderedGoods | undefined): readonly BagCommand[] {
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

/** The key of a line, from which a gift card's recipient can be recognized and not read. */
function anonymousKey(ref: LineRef): string {
  if (!ref.giftCard) return ref.sku;
  let hash = 0;
  for (const character of lineKey(ref)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${ref.sku} ${hash}`;
}
