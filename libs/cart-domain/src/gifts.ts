import { filterMerchandise, type PricedLine } from './price-lines.ts';
import { type AmountsByCurrency, money, type Money } from './money.ts';
import { type FindOffer } from './offer.ts';

/** A rule that gives a gift once per order. Thresholds count goods after codes, without delivery and gift cards. */
export type GiftRule = {
  readonly id: string;
  /** The gift: units of a SKU whose offer is of the kind `gift` and costs 0. */
  readonly gift: { readonly sku: string; readonly quantity: number };
  /** Ids of the rules whose gift this one replaces: the lower tiers. None by default. */
  readonly replaces?: readonly string[];
} &
  /** Fulfilled when the goods cost `thresholds` (minor units) or more; never in a currency that has none. */
  (
    | { readonly kind: 'spend-over'; readonly thresholds: AmountsByCurrency }
    /** Fulfilled by `quantity` units of a product in any size. */
    | { readonly kind: 'buy-product'; readonly product: string; readonly quantity: number }
    /** Fulfilled by `quantity` units of a collection. */
    | { readonly kind: 'buy-collection'; readonly collection: string; readonly quantity: number }
  );

/** A gift that comes with the order. It is never charged. */
export interface EarnedGift {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
}

/** The nearest gift the shopper earns by spending more, with the missing amount. */
export interface SpendingGiftProgress {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  /** Amount still to be spent on goods, after codes. */
  readonly missing: Money;
  /** Progress towards the gift, 0 to below 1. */
  readonly fraction: number;
}

/** A gift the shopper earns by buying more units of a product or collection that is already in the bag. */
export interface QuantityGiftProgress {
  /** Id of the rule. */
  readonly rule: string;
  readonly sku: string;
  /** Units still to be bought. */
  readonly missingQuantity: number;
  /** Progress towards the gift, above 0 to below 1. */
  readonly fraction: number;
}

/** The gifts of a bag. */
export interface Gifts {
  /** In the order of the rules. */
  readonly earned: readonly EarnedGift[];
  /** The nearest gift for spending more; missing when there is none, as with the highest tier earned. */
  readonly progress?: SpendingGiftProgress;
  /** Gifts for buying more of something in the bag, in the order of the rules. */
  readonly inReach: readonly QuantityGiftProgress[];
}

/** Input of {@link calculateGifts}. */
export interface GiftContext {
  /** The bag at today's prices, from `priceLines`. */
  readonly lines: readonly PricedLine[];
  /** Goods after codes, without delivery and gift cards. */
  readonly spent: Money;
  readonly rules: readonly GiftRule[];
  /** Finds the offers of gifts, with their stock. A gift without an offer is not given. */
  readonly offers: FindOffer;
}

/**
 * Calculates the gifts that a bag earns and the next ones in reach. Several rules may apply, limited by stock; a rule
 * applies once per order; a tier replaces lower tiers unless its own gift is sold out, and keeps replacing them where a
 * higher one replaces it. A gift is not a line, so it is never charged; an offer with a price is not given.
 */
export function calculateGifts({ lines, spent, rules, offers }: GiftContext): Gifts {
  const goods = filterMerchandise(lines);
  const states = rules
    .filter((rule) => rule.kind !== 'spend-over' || rule.thresholds[spent.currency] !== undefined)
    .map((rule) => ({ rule, ...getRuleProgress(rule, goods, spent) }));
  const givenIf = (isReached: (state: (typeof states)[number]) => boolean) =>
    grantGifts(
      states.filter(isReached).map(({ rule }) => rule),
      offers,
    );
  // A gift needs goods in the order; a gift card is not enough.
  const given = goods.length > 0 ? givenIf(({ missing }) => missing === 0) : new Set<GiftRule>();
  // Announce only a gift that the order gets when the condition is met and nothing else changes.
  const next = states
    .filter(({ rule, missing }) => rule.kind === 'spend-over' && missing > 0)
    .toSorted((a, b) => a.missing - b.missing)
    .find((promised) =>
      givenIf(({ rule, missing }) => missing <= (rule.kind === 'spend-over' ? promised.missing : 0)).has(
        promised.rule,
      ),
    );
  const inReach = states
    .filter(({ rule, missing, fraction }) => rule.kind !== 'spend-over' && missing > 0 && fraction > 0)
    .filter((promised) => givenIf((state) => state === promised || state.missing === 0).has(promised.rule));
  return {
    earned: rules
      .filter((rule) => given.has(rule))
      .map(({ id, gift }) => ({ rule: id, sku: gift.sku, quantity: gift.quantity })),
    ...(next && {
      progress: {
        rule: next.rule.id,
        sku: next.rule.gift.sku,
        missing: money(next.missing, spent.currency),
        fraction: next.fraction,
      },
    }),
    inReach: inReach.map(({ rule, missing, fraction }) => ({
      rule: rule.id,
      sku: rule.gift.sku,
      missingQuantity: missing,
      fraction,
    })),
  };
}

/** Counts the units of a gift that can be given. An offer with a price is not a gift: it would be charged. */
function countAvailableUnits(sku: string, offers: FindOffer): number {
  const offer = offers(sku);
  if (offer?.kind !== 'gift' || offer.price.amount !== 0 || !offer.available) return 0;
  return offer.stock ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns which of the rules that are `reached` give their gift. Replacing rules come first; a rule whose gift is
 * used up gives nothing, and replaces nothing unless it is replaced itself.
 */
function grantGifts(reached: readonly GiftRule[], offers: FindOffer): ReadonlySet<GiftRule> {
  const given = new Set<GiftRule>();
  const replaced = new Set<string>();
  const units = new Map(reached.map(({ gift: { sku } }) => [sku, countAvailableUnits(sku, offers)]));
  for (const rule of sortReplacingFirst(reached)) {
    const { sku, quantity } = rule.gift;
    const left = (units.get(sku) as number) - quantity;
    if (!replaced.has(rule.id)) {
      if (left < 0) continue;
      given.add(rule);
      units.set(sku, left);
    }
    for (const id of rule.replaces ?? []) replaced.add(id);
  }
  return given;
}

/** Sorts each rule after all rules that replace it. Rules that replace each other keep their order. */
function sortReplacingFirst(rules: readonly GiftRule[]): readonly GiftRule[] {
  const [first] = rules;
  if (!first) return [];
  const isReplaced = ({ id }: GiftRule) =>
    rules.some((other) => other.id !== id && other.replaces?.includes(id));
  const next = rules.find((rule) => !isReplaced(rule)) ?? first;
  return [next, ...sortReplacingFirst(rules.filter((rule) => rule !== next))];
}

/** Returns the progress towards a gift, in minor units or units. */
function getRuleProgress(rule: GiftRule, goods: readonly PricedLine[], spent: Money) {
  switch (rule.kind) {
    case 'spend-over':
      return toProgress(spent.amount, rule.thresholds[spent.currency] as number);
    case 'buy-product':
      return toProgress(
        quantityOf(goods.filter(({ offer }) => offer.product === rule.product)),
        rule.quantity,
      );
    case 'buy-collection':
      return toProgress(
        quantityOf(goods.filter(({ offer }) => offer.collections.includes(rule.collection))),
        rule.quantity,
      );
  }
}

function toProgress(current: number, needed: number): { missing: number; fraction: number } {
  const missing = Math.max(0, needed - current);
  return { missing, fraction: missing === 0 ? 1 : current / needed };
}

function quantityOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
