import { type PriceRelevantBag } from './bag.ts';
import { type BagTotals, calculateBagTotals } from './bag-totals.ts';
import { type MultiMarketOffersBySku } from './multi-market-offer.ts';
import { type CurrencyCode } from './money.ts';
import { type PromoCode } from './promo-code.ts';
import { type RemoteCart } from './remote-cart.ts';
import { type ShopRules, type MarketRules } from './shop-rules.ts';
import { createMarketOfferFinder } from './market-offer-finder.ts';

/** Currency of a market, and its VAT until the shop's rules have loaded. */
export interface MarketPricingDefaults {
  readonly currency: CurrencyCode;
  /** Country whose VAT rate applies, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** VAT rate of that country, 0 to 1, until the shop's rules have loaded. */
  readonly vatRate: number;
  /** Whether prices include the tax; they do by default. */
  readonly taxesIncluded?: boolean | undefined;
}

/** Input of {@link calculateMarketTotals}: a bag, its market, and the offers, rules and cart that are known so far. */
export interface MarketTotalsInput<Market extends string = string, Locale extends string = string> {
  readonly bag: PriceRelevantBag;
  readonly market: Market;
  readonly offers: MultiMarketOffersBySku<Market, Locale>;
  /** Missing until they have loaded; then there are no samples, gifts and delivery. */
  readonly shopRules?: ShopRules<Market, Locale> | undefined;
  /** Keys of lines that the commerce service has refused. Samples and gifts among them are sold out. */
  readonly unavailable?: readonly string[] | undefined;
  /** The cart of the commerce service, which knows the discounts of promo codes; missing before its first answer. */
  readonly cart?: RemoteCart | undefined;
  readonly now: Date;
}

/**
 * Calculates the totals of a bag in a market. Only the commerce service knows the promo codes: they have no effect before its first
 * answer, and then the discount in its cart.
 *
 * @param timeZone IANA name of the time zone of the days on which gifts begin and end; UTC by default.
 * @throws CurrencyMismatchError and RangeError as `calculateBagTotals` does.
 */
export function calculateMarketTotals<Market extends string>(
  sources: MarketTotalsInput<Market>,
  facts: MarketPricingDefaults,
  timeZone?: string,
): BagTotals {
  const { bag, market, shopRules: terms, cart, now } = sources;
  const marketTerms = terms?.markets.find(({ id }) => id === market);
  const promoCodes = cart ? toPromoCodes(cart) : [];
  return calculateBagTotals({
    bag: { ...bag, promoCodes: promoCodes.map(({ code }) => code) },
    offers: createMarketOfferFinder(sources, facts.currency),
    currency: facts.currency,
    promoCodes,
    giftRules: (terms?.gifts ?? []).map(({ rule }) => rule),
    samples: { limit: terms?.samplesLimit ?? 0, skus: (terms?.samples ?? []).map(({ sku }) => sku) },
    ...(marketTerms ? { delivery: { methods: toDeliveryMethods(marketTerms) } } : {}),
    vatRate: marketTerms?.vatRates[facts.country] ?? facts.vatRate,
    at: now,
    ...(facts.taxesIncluded === undefined ? {} : { taxesIncluded: facts.taxesIncluded }),
    ...(timeZone === undefined ? {} : { timeZone }),
  });
}

function toDeliveryMethods({ methods, freeDelivery }: MarketRules) {
  return methods.map(({ id, price }) => ({
    id,
    price,
    ...(freeDelivery.method === undefined || freeDelivery.method === id
      ? { freeFrom: freeDelivery.from }
      : {}),
  }));
}

/**
 * Returns the applicable codes of a cart. Those that reduce goods become one fixed amount, so that thresholds count goods after
 * codes here too; one that reduces delivery makes it free.
 */
function toPromoCodes(cart: RemoteCart): readonly PromoCode[] {
  const terms = {
    scope: { kind: 'order' },
    excludes: [],
    firstOrderOnly: false,
    singleUse: false,
    combinable: true,
  } as const;
  const discount = calculateCartDiscount(cart);
  const amounts = { [cart.cost.subtotal.currency]: discount };
  const applicable = cart.codes.filter((code) => code.applicable);
  const forDelivery = applicable.find(({ appliesTo }) => appliesTo === 'delivery');
  const forGoods = discount > 0 && applicable.find(({ appliesTo }) => appliesTo !== 'delivery');
  return [
    ...(forGoods ? [{ ...terms, code: forGoods.code, kind: 'fixed' as const, amounts }] : []),
    ...(forDelivery ? [{ ...terms, code: forDelivery.code, kind: 'free-delivery' as const }] : []),
  ];
}

/** Returns the discount of a cart's codes on its goods, in minor units. */
function calculateCartDiscount({ lines, cost }: RemoteCart): number {
  const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.amount * quantity, 0);
  return Math.max(0, goods - cost.subtotal.amount);
}
