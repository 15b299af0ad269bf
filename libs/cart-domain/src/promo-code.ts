import { normalizeCode } from './bag.ts';
import { filterMerchandise, type PricedLine } from './price-lines.ts';
import {
  allocateMoney,
  money,
  type AmountsByCurrency,
  type CurrencyCode,
  type Money,
  multiplyByRate,
  sumMoney,
  zeroMoney,
} from './money.ts';
import { isOfferReduced, type Offer, type OfferFlag } from './offer.ts';
import { getValidityStatus, type Validity } from './validity.ts';

/** The lines that a promo code applies to: the whole order, one collection, or certain products. */
export type PromoScope =
  | { readonly kind: 'order' }
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'products'; readonly products: readonly string[] };

/** A promo code: what it gives and under which terms. */
export type PromoCode = PromoTerms & PromoBenefit;

/** The benefit of a code. */
export type PromoBenefit =
  /** A percentage off each eligible line. `rate` is 0 to 1, exact to a millionth: 0.15 is 15 %. */
  | { readonly kind: 'percentage'; readonly rate: number }
  /** An amount off all eligible lines together, in minor units; at most their cost, and nothing in other currencies. */
  | { readonly kind: 'fixed'; readonly amounts: AmountsByCurrency }
  /** Free delivery by the named methods; by the market's standard method if none is named. */
  | { readonly kind: 'free-delivery'; readonly methods?: readonly string[] };

/**
 * Goods that a promo code does not apply to: reduced ones, or ones with a flag. Gift cards are always excluded, listed or not.
 */
export type PromoExclusion = 'gift-card' | 'reduced' | OfferFlag;

/** The terms of a code. */
export interface PromoTerms extends Validity {
  /** In any spelling that {@link findPromoCode} accepts. */
  readonly code: string;
  /** Other spellings, for instance in another language; none by default. */
  readonly aliases?: readonly string[];
  readonly scope: PromoScope;
  readonly excludes: readonly PromoExclusion[];
  /**
   * Minimum cost of all goods, in scope or not, after the earlier codes; minor units. A code with a minimum takes
   * nothing off in a currency that it names none for.
   */
  readonly minimum?: AmountsByCurrency;
  /** Only for shoppers who have not ordered before. */
  readonly firstOrderOnly: boolean;
  /** Once per shopper. */
  readonly singleUse: boolean;
  /**
   * Whether it combines with any other code, also with one that does not combine. Of those that do not, an order
   * takes the first, price reductions before free delivery.
   */
  readonly combinable: boolean;
}

/** Why a code has no effect. */
export type PromoRefusalReason =
  | 'not-found'
  | 'already-applied'
  | 'not-yet-valid'
  | 'expired'
  | 'first-order-only'
  | 'already-used'
  | 'not-combinable'
  | 'nothing-eligible'
  | 'minimum-not-met';

/** Why a code has no effect, with the missing amount where buying more would help. */
export type PromoRefusalDetails =
  | { readonly reason: Exclude<PromoRefusalReason, 'minimum-not-met'> }
  /** `missing` is the amount still to be bought. */
  | { readonly reason: 'minimum-not-met'; readonly missing: Money };

/** Whether a code applies to this bag now. */
export type PromoCheck =
  | { readonly kind: 'applicable'; readonly promoCode: PromoCode }
  | ({ readonly kind: 'refused' } & PromoRefusalDetails);

/** The bag that a code is checked against. */
export interface PromoContext {
  /** The bag at today's prices, from `priceLines`. */
  readonly lines: readonly PricedLine[];
  readonly currency: CurrencyCode;
  /** The current time. */
  readonly at: Date;
  /** IANA name; `UTC` unless given. It decides which day is today. */
  readonly timeZone?: string;
  /** Codes applied before, in order; none by default. */
  readonly applied?: readonly PromoCode[];
  /** Reduction of each line by the codes applied before, in minor units by line key; none by default. */
  readonly discounts?: ReadonlyMap<string, number>;
  /** Whether the shopper has not ordered before. Unknown counts as yes; the checkout checks again. */
  readonly firstOrder?: boolean;
  /** Single-use codes that this shopper has used, in any spelling; none by default. */
  readonly usedCodes?: readonly string[];
}

/** Finds a code by its own spelling or an alias, ignoring case and spaces. */
export function findPromoCode(codes: readonly PromoCode[], typed: string): PromoCode | undefined {
  const wanted = normalizeCode(typed);
  return codes.find((promoCode) => getSpellings(promoCode).has(wanted));
}

/**
 * Checks whether `promoCode` applies to this bag now. Reasons that the shopper cannot change come before those that
 * buying more would resolve.
 *
 * @param promoCode From {@link findPromoCode}.
 * @throws RangeError when a date of the code is not ISO 8601, `at` is an invalid date or the time zone is unknown.
 */
export function checkPromoCode(promoCode: PromoCode | undefined, context: PromoContext): PromoCheck {
  if (promoCode === undefined) return refused('not-found');
  const { applied = [], usedCodes = [] } = context;
  if (applied.some((other) => other.code === promoCode.code)) return refused('already-applied');
  const when = getValidityStatus(promoCode, context.at, context.timeZone);
  if (when === 'before') return refused('not-yet-valid');
  if (when === 'after') return refused('expired');
  if (promoCode.firstOrderOnly && context.firstOrder === false) return refused('first-order-only');
  if (promoCode.singleUse && isAmong(usedCodes, promoCode)) return refused('already-used');
  if (!promoCode.combinable && applied.some((other) => !other.combinable)) return refused('not-combinable');
  if (givesNothing(promoCode, context)) return refused('nothing-eligible');
  const missing = findMissing(promoCode, context);
  return missing > 0
    ? { kind: 'refused', reason: 'minimum-not-met', missing: money(missing, context.currency) }
    : { kind: 'applicable', promoCode };
}

/**
 * Calculates the reduction of each line by an applicable code, by line key. Percentages are rounded per line, halves
 * up; a fixed amount is split by largest remainder. Never more than the earlier codes left of a line.
 *
 * @throws RangeError when a percentage's rate is not between 0 and 1.
 */
export function calculatePromoDiscounts(
  promoCode: PromoCode,
  { lines, currency, discounts = new Map() }: Pick<PromoContext, 'lines' | 'currency' | 'discounts'>,
): ReadonlyMap<string, Money> {
  const eligible = findEligibleLines(promoCode, lines);
  const left = eligible.map(({ key, lineTotal }) =>
    money(lineTotal.amount - (discounts.get(key) ?? 0), currency),
  );
  const taken = calculateReduction(promoCode, left, currency);
  return new Map(eligible.map(({ key }, index) => [key, taken[index] as Money]));
}

/** Whether nothing is in scope, everything in scope is free, or the code gives nothing in this currency. */
function givesNothing(promoCode: PromoCode, context: PromoContext): boolean {
  if (promoCode.minimum && promoCode.minimum[context.currency] === undefined) return true;
  if (promoCode.kind === 'free-delivery') return findEligibleLines(promoCode, context.lines).length === 0;
  return sumMoney(calculatePromoDiscounts(promoCode, context).values(), context.currency).amount === 0;
}

/** Returns the reduction of each of `left`. */
function calculateReduction(
  promoCode: PromoCode,
  left: readonly Money[],
  currency: CurrencyCode,
): readonly Money[] {
  switch (promoCode.kind) {
    case 'percentage':
      return left.map((amount) => multiplyByRate(amount, promoCode.rate));
    case 'fixed': {
      const most = sumMoney(left, currency).amount;
      const amount = Math.max(0, Math.min(promoCode.amounts[currency] ?? 0, most));
      return allocateMoney(
        money(amount, currency),
        left.map((part) => part.amount),
      );
    }
    case 'free-delivery':
      return left.map(() => zeroMoney(currency));
  }
}

/** Sorted, so that an indivisible minor unit goes to the same line regardless of the order of the bag. */
function findEligibleLines(promoCode: PromoCode, lines: readonly PricedLine[]): readonly PricedLine[] {
  return filterMerchandise(lines)
    .filter(({ offer }) => isInScope(promoCode.scope, offer) && !isExcluded(promoCode.excludes, offer))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

function isExcluded(excludes: readonly PromoExclusion[], offer: Offer): boolean {
  const { flags = [] } = offer;
  return (
    (excludes.includes('reduced') && isOfferReduced(offer)) || flags.some((flag) => excludes.includes(flag))
  );
}

function isInScope(scope: PromoScope, { product, collections }: Offer): boolean {
  switch (scope.kind) {
    case 'order':
      return true;
    case 'collection':
      return collections.includes(scope.collection);
    case 'products':
      return scope.products.includes(product);
  }
}

/** Returns the minor units that the goods lack to the code's minimum. */
function findMissing(promoCode: PromoCode, { lines, currency, discounts }: PromoContext): number {
  const goods = filterMerchandise(lines).reduce(
    (sum, line) => sum + line.lineTotal.amount - (discounts?.get(line.key) ?? 0),
    0,
  );
  return Math.max(0, (promoCode.minimum?.[currency] ?? 0) - goods);
}

function getSpellings({ code, aliases = [] }: PromoTerms): ReadonlySet<string> {
  return new Set([code, ...aliases].map(normalizeCode));
}

function isAmong(codes: readonly string[], promoCode: PromoTerms): boolean {
  const spellings = getSpellings(promoCode);
  return codes.some((code) => spellings.has(normalizeCode(code)));
}

function refused(reason: Exclude<PromoRefusalReason, 'minimum-not-met'>): PromoCheck {
  return { kind: 'refused', reason };
}
