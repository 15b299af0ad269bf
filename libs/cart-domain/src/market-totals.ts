import { type PriceRelevantBag } from './bag.ts';
import { type BagTotals, calculateBagTotals } from './bag-totals.ts';
import { type MultiMarketOffersBySku } from './multi-market-offer.ts';
import { type CurrencyCode } from './money.ts';
import { type PromoCode } from './promo-code.ts';
import { type RemoteCart } from './remote-cart.ts';
import { type ShopRules, type MarketRules } from './shop-rules.ts';
import { createMarketOfferFinder } from './market-offer-finder.ts';

/** Currency and VAT of a market, used until the shop's terms have loaded. */
export interface MarketPricingDefaults {
  readonly currency: CurrencyCode;
  /** ISO 3166-1 alpha-2 code whose VAT rate counts. */
  readonly country: string;
  /** That rate, 0 to 1, until the terms have loaded. */
  readonly vatRate: number;
  /** Whether prices include the tax; they do by default. */
  readonly taxesIncluded?: boolean | undefined;
}

/** Input of {@link calculateMarketTotals}: a bag, its market, and the offers, terms and cart that are known so far. */
export interface MarketTotalsInput<Market extends string = string, Locale extends string = string> {
  readonly bag: PriceRelevantBag;
  readonly market: Market;
  readonly offers: MultiMarketOffersBySku<Market, Locale>;
  /** Without them there are no samples, gifts and delivery. */
  readonly terms?: ShopRules<Market, Locale> | undefined;
  /** Keys of lines that the commerce service has refused. Samples and gifts among them are sold out. */
  readonly unavailable?: readonly string[] | undefined;
  /** The cart of the commerce service, which knows what promo codes take off. */
  readonly cart?: RemoteCart | undefined;
  readonly now: Date;
}

/**
 * Calculates the totals of a bag in a market. Only the commerce service knows the promo codes: until it has answered they have
 * no effect, then they take off what its cart says.
 */
export function calculateMarketTotals<Market extends string>(
  sources: MarketTotalsInput<Market>,
  facts: MarketPricingDefaults,
  timeZone?: string,
): BagTotals {
  const { bag, market, terms, cart, now } = sources;
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
  const forDelivery = applicable.find(({ lowers }) => lowers === 'delivery');
  const forGoods = discount > 0 && applicable.find(({ lowers }) => lowers !== 'delivery');
  return [
    ...(forGoods ? [{ ...terms, code: forGoods.code, kind: 'fixed' as const, amounts }] : []),
    ...(forDelivery ? [{ ...terms, code: forDelivery.code, kind: 'free-delivery' as const }] : []),
  ];
}

/** Returns what the codes of a cart take off its goods, in minor units. */
function calculateCartDiscount({ lines, cost }: RemoteCart): number {
  const goods = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.amount * quantity, 0);
  return Math.max(0, goods - cost.subtotal.amount);
}
