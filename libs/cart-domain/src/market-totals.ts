import { type PriceRelevantBag, normalizeCode } from './bag.ts';
import { type BagTotals, calculateBagTotals } from './bag-totals.ts';
import { type GiftRule } from './gifts.ts';
import { calculateVatFromGross } from './included-vat.ts';
import {
  findMultiMarketOffer,
  type MultiMarketOffer,
  type MultiMarketOffersBySku,
  toOfferInMarket,
} from './multi-market-offer.ts';
import { type CurrencyCode, type Money } from './money.ts';
import { type FindOffer, type GoodsKind } from './offer.ts';
import { type PromoCode } from './promo-code.ts';
import { type RemoteCart } from './remote-cart.ts';

/** A shop's terms besides its goods: samples, gifts, delivery and taxes, in every language and market. */
export interface ShopRules<Market extends string = string, Locale extends string = string> {
  /** Number of free samples per order. */
  readonly samplesLimit: number;
  /** Conditions of the samples. */
  readonly samplesTerms: Readonly<Record<Locale, string>>;
  readonly samples: readonly MultiMarketOffer<Market, Locale>[];
  readonly gifts: readonly {
    readonly rule: GiftRule;
    /** Conditions, shown next to the promise. */
    readonly terms: Readonly<Record<Locale, string>>;
    readonly offer: MultiMarketOffer<Market, Locale>;
  }[];
  readonly markets: readonly MarketRules<Market, Locale>[];
}

/** VAT and delivery of one market. */
export interface MarketRules<Market extends string = string, Locale extends string = string> {
  readonly id: Market;
  /** Rates, 0 to 1, by ISO 3166-1 alpha-2 code of the country of delivery. */
  readonly vatRates: Readonly<Record<string, number>>;
  /** From which amount of goods the method is free; every method when none is named. */
  readonly freeDelivery: { readonly method?: string | undefined; readonly from: Money };
  /** The standard method first. */
  readonly methods: readonly {
    readonly id: string;
    readonly price: Money;
    /** Working days. */
    readonly days: readonly [from: number, to: number];
    readonly name: Readonly<Record<Locale, string>>;
  }[];
}

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

/** Returns the samples and gifts of a shop, which cost nothing. */
export function getSampleAndGiftOffers<Market extends string, Locale extends string>(
  terms: ShopRules<Market, Locale> | undefined,
): readonly MultiMarketOffer<Market, Locale>[] {
  return [...(terms?.samples ?? []), ...(terms?.gifts ?? []).map((gift) => gift.offer)];
}

/**
 * Creates a function that finds the offer of a SKU in one market, among the known offers, samples and gifts. Samples and gifts in
 * `unavailable` count as sold out.
 */
export function createMarketOfferFinder<Market extends string>(
  {
    market,
    offers,
    terms,
    unavailable = [],
  }: Pick<MarketTotalsInput<Market>, 'market' | 'offers' | 'terms' | 'unavailable'>,
  currency: CurrencyCode,
): FindOffer {
  const free = new Map(getSampleAndGiftOffers(terms).map((offer) => [offer.sku, offer]));
  return (sku) => {
    const offer = findMultiMarketOffer(offers, sku) ?? free.get(sku);
    if (!offer) return undefined;
    const inMarket = toOfferInMarket(offer, market, currency);
    const isFree = offer.kind === 'sample' || offer.kind === 'gift';
    return isFree && unavailable.includes(sku) ? { ...inMarket, available: false } : inMarket;
  };
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

/**
 * Returns the VAT included in the total of a cart, without the price of purchased gift cards (Directive (EU) 2016/1065). Uses the
 * rate of the first of `countries` in `rates`, and 0 when none has a rate.
 *
 * @param countries ISO 3166-1 alpha-2, the country of delivery first; the first one with a rate counts.
 * @param findKind Returns what a SKU is sold as.
 */
export function calculateIncludedOrderVat(
  {
    lines,
    cost,
  }: {
    readonly lines: readonly { readonly sku?: string; readonly total: Money }[];
    readonly cost: { readonly total: Money };
  },
  rates: MarketRules['vatRates'] = {},
  countries: readonly string[],
  findKind: (sku: string) => GoodsKind | undefined,
): Money {
  const country = countries.find((code) => Object.hasOwn(rates, code));
  const giftCards = lines
    .filter(({ sku }) => sku !== undefined && findKind(sku) === 'gift-card')
    .reduce((sum, { total }) => sum + total.amount, 0);
  const taxed = Math.max(0, cost.total.amount - giftCards);
  return calculateVatFromGross({ ...cost.total, amount: taxed }, (country && rates[country]) || 0);
}

/** A promo code in the bag and whether the commerce service accepts it. */
export interface PromoCodeStatus {
  readonly code: string;
  /** Missing while the service has not answered. */
  readonly applicable?: boolean;
  /** The service's own reason for a refusal. */
  readonly reason?: string;
}

/** Returns the promo codes of a bag with what the commerce service says about each. */
export function getPromoCodeStatuses(
  bag: PriceRelevantBag,
  cart: RemoteCart | undefined,
): readonly PromoCodeStatus[] {
  return bag.promoCodes.map((code) => {
    const isSame = (other: string | undefined) =>
      other !== undefined && normalizeCode(other) === normalizeCode(code);
    const granted = cart?.codes.find((one) => isSame(one.code));
    const reason = cart?.messages.find((message) => isSame(message.code))?.reason;
    return {
      code,
      ...(granted ? { applicable: granted.applicable } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
  });
}
