import { merchandiseLines, type PricedLine } from './price-lines.ts';
import { type CurrencyCode, money, type Money } from './money.ts';
import { isInStock, type Offers } from './offer.ts';

/** How a gift is earned, once per order. Thresholds are goods after codes, without delivery and gift cards. */
export type GiftRule = {
  readonly id: string;
  /** What is given: a zero-price SKU, whole units. */
  readonly gift: { readonly sku: string; readonly quantity: number };
  /** Rules whose gift this one's takes the place of: the lower tiers of a ladder. */
  readonly replaces?: readonly string[];
} &
  /** Earned when the goods come to `thresholds` (minor units) or more. */
  (
    | { readonly kind: 'spend-over'; readonly thresholds: Readonly<Record<CurrencyCode, number>> }
    /** Earned by `quantity` units of a product in any of its sizes. */
    | { readonly kind: 'buy-product'; readonly product: string; readonly quantity: number }
    /** Earned by `quantity` units of anything in a collection. */
    | { readonly kind: 'buy-collection'; readonly collection: string; readonly quantity: number }
  );

/** A gift that goes along with the order. It is never charged. */
export interface EarnedGift {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
}

/** The next gift for spending more. */
export interface GiftProgress {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  readonly missing: Money;
  /** How far the goods are on the way, 0 to below 1. */
  readonly fraction: number;
}

/** A gift for buying more of a product or collection of which some is in the bag. */
export interface GiftInReach {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  /** Whole units still to be bought. */
  readonly missingQuantity: number;
  /** How far the bag is on the way, above 0 to below 1. */
  readonly fraction: number;
}

/** What gifts come with a bag. */
export interface Gifts {
  readonly earned: readonly EarnedGift[];
  /** The nearest gift for spending more; missing when the highest tier is earned or nothing is left to give. */
  readonly progress?: GiftProgress;
  readonly inReach: readonly GiftInReach[];
}

/** What gifts depend on. */
export interface GiftContext {
  /** The bag at today's prices, from `priceLines`. */
  readonly lines: readonly PricedLine[];
  /** Goods after codes, without delivery and gift cards. */
  readonly spent: Money;
  readonly rules: readonly GiftRule[];
  /** Tells whether a gift is still there: they last while stock does. A gift without an offer is not given. */
  readonly offers: Offers;
}

/**
 * The gifts that a bag earns and the next one in reach. Several rules may give at once; a rule gives once per order; a
 * tier takes the place of those it replaces, unless its own gift has run out.
 */
export function giftsFor({ lines, spent, rules, offers }: GiftContext): Gifts {
  const goods = merchandiseLines(lines);
  const states = rules
    .filter(({ gift }) => isGivable(gift, offers))
    .map((rule) => ({ rule, ...stateOf(rule, goods, spent) }));
  // A gift goes along with goods: it does not come alone, nor with a gift card.
  const reached = goods.length > 0 ? states.filter(({ missing }) => missing === 0) : [];
  const replaced = new Set(reached.flatMap(({ rule }) => rule.replaces ?? []));
  const [next] = states
    .filter(({ rule, missing }) => rule.kind === 'spend-over' && missing > 0 && !replaced.has(rule.id))
    .toSorted((a, b) => a.missing - b.missing);
  return {
    earned: reached
      .filter(({ rule }) => !replaced.has(rule.id))
      .map(({ rule: { id, gift } }) => ({ rule: id, sku: gift.sku, quantity: gift.quantity })),
    ...(next && {
      progress: {
        rule: next.rule.id,
        sku: next.rule.gift.sku,
        missing: money(next.missing, spent.currency),
        fraction: next.fraction,
      },
    }),
    inReach: states
      .filter(({ rule, missing, fraction }) => rule.kind !== 'spend-over' && missing > 0 && fraction > 0)
      .map(({ rule, missing, fraction }) => ({
        rule: rule.id,
        sku: rule.gift.sku,
        missingQuantity: missing,
        fraction,
      })),
  };
}

/** What changed between two moments, to be announced: gifts that came with the last step and gifts that left. */
export function giftChanges(
  before: readonly EarnedGift[],
  after: readonly EarnedGift[],
): { readonly earned: readonly EarnedGift[]; readonly lost: readonly EarnedGift[] } {
  const without = (gifts: readonly EarnedGift[], others: readonly EarnedGift[]) =>
    gifts.filter((gift) => !others.some((other) => other.rule === gift.rule && other.sku === gift.sku));
  return { earned: without(after, before), lost: without(before, after) };
}

function isGivable({ sku, quantity }: GiftRule['gift'], offers: Offers): boolean {
  const offer = offers(sku);
  return offer !== undefined && isInStock(offer, quantity);
}

/** How far the bag is on the way to a gift, in minor units or whole units. */
function stateOf(rule: GiftRule, goods: readonly PricedLine[], spent: Money) {
  switch (rule.kind) {
    case 'spend-over':
      return towards(spent.amount, rule.thresholds[spent.currency]);
    case 'buy-product':
      return towards(quantityOf(goods.filter(({ offer }) => offer.product === rule.product)), rule.quantity);
    case 'buy-collection':
      return towards(
        quantityOf(goods.filter(({ offer }) => offer.collections.includes(rule.collection))),
        rule.quantity,
      );
  }
}

function towards(current: number, needed: number): { missing: number; fraction: number } {
  const missing = Math.max(0, needed - current);
  return { missing, fraction: missing === 0 ? 1 : current / needed };
}

function quantityOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
