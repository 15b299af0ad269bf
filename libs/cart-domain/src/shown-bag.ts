import { type Bag, type BagLine, getLineKey, type LineRef } from './bag.ts';
import type { BagTotals } from './bag-totals.ts';
import type { GiftCardDetails } from './gift-card.ts';
import type { EarnedGift, QuantityGiftProgress, SpendingGiftProgress } from './gifts.ts';
import type { ShopRules } from './market-totals.ts';
import type { Money } from './money.ts';
import type { LineRefusalReason } from './price-lines.ts';
import type { SyncNotice } from './sync-notice.ts';

/** A line of the bag that cannot be bought now. */
export interface RefusedLine {
  readonly line: BagLine;
  readonly reason: LineRefusalReason;
}

/** Returns the lines of a bag that are not part of its totals, in the order of the refusals. */
export function listRefusedLines(
  { lines }: Pick<Bag, 'lines'>,
  { refusals }: Pick<BagTotals, 'refusals'>,
): readonly RefusedLine[] {
  return refusals.flatMap((refusal) => {
    if (refusal.kind !== 'line') return [];
    const line = lines.find((one) => getLineKey(one) === refusal.key);
    return line ? [{ line, reason: refusal.reason }] : [];
  });
}

/**
 * Returns labels that tell the lines of a bag apart, by line key: the name, and where another line has the same name, also the detail.
 *
 * @param detailOf Returns the size of a line, or whom a gift card is for.
 */
export function createLineLabels(
  lines: readonly LineRef[],
  nameOf: (line: LineRef) => string,
  detailOf: (line: LineRef) => string | undefined,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(nameOf(line), (counts.get(nameOf(line)) ?? 0) + 1);
  return new Map(
    lines.map((line) => {
      const name = nameOf(line);
      const detail = (counts.get(name) ?? 0) > 1 && detailOf(line);
      return [getLineKey(line), detail ? `${name}, ${detail}` : name];
    }),
  );
}

/** Returns the price of a SKU before its latest `price-changed` notice; `undefined` without such a notice. */
export function findPriceBeforeCorrection(notices: readonly SyncNotice[], sku: string): Money | undefined {
  return notices.filter((notice) => notice.kind === 'price-changed').findLast((notice) => notice.sku === sku)
    ?.from;
}

/** Whether all lines are gift cards sent by email, so that nothing is shipped. `false` for an empty list. */
export function hasOnlyEmailedGiftCards(lines: readonly { readonly giftCard?: GiftCardDetails }[]): boolean {
  return lines.length > 0 && lines.every(({ giftCard }) => giftCard && giftCard.type !== 'printed');
}

/** Returns the lowest delivery price of a market; `undefined` before the terms have loaded. */
export function findLowestDeliveryPrice(
  terms: Pick<ShopRules, 'markets'> | undefined,
  market: string,
): Money | undefined {
  const prices = terms?.markets.find(({ id }) => id === market)?.methods.map(({ price }) => price);
  return prices?.toSorted((one, other) => one.amount - other.amount)[0];
}

/** One statement about gifts to show to the shopper: gifts earned, the next gift by spending, or the next gift by quantity. */
export type GiftStatus =
  /** These gifts come with the order. */
  | { readonly kind: 'earned'; readonly gifts: readonly EarnedGift[] }
  /** One gift is missing an amount. */
  | ({ readonly kind: 'progress' } & SpendingGiftProgress)
  /** One gift is missing units of a product. */
  | ({ readonly kind: 'in-reach' } & QuantityGiftProgress);

/**
 * Returns up to three statements about gifts, the most important first: gifts earned, the next gift by spending, the next gift by
 * quantity.
 */
export function listGiftStatuses({
  gifts,
  giftProgress,
  giftsInReach: [inReach],
}: Pick<BagTotals, 'gifts' | 'giftProgress' | 'giftsInReach'>): readonly GiftStatus[] {
  return [
    ...(gifts.length > 0 ? [{ kind: 'earned' as const, gifts }] : []),
    ...(giftProgress ? [{ kind: 'progress' as const, ...giftProgress }] : []),
    ...(inReach ? [{ kind: 'in-reach' as const, ...inReach }] : []),
  ];
}
