import type { GiftRule } from './gifts.ts';
import type { Money } from './money.ts';
import type { MultiMarketOffer } from './multi-market-offer.ts';

/** A shop's rules about samples, gifts, delivery and taxes, in every language and market. */
export interface ShopRules<Market extends string = string, Locale extends string = string> {
  /** Number of free samples per order. */
  readonly samplesLimit: number;
  /** Conditions of the samples. */
  readonly samplesTerms: Readonly<Record<Locale, string>>;
  readonly samples: readonly MultiMarketOffer<Market, Locale>[];
  readonly gifts: readonly {
    readonly rule: GiftRule;
    /** Conditions, shown next to the gift. */
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
  /** Amount of goods from which a method is free; all methods are free from it when `method` is missing. */
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

/** Returns the offers of a shop's samples and gifts, which cost nothing. */
export function getSampleAndGiftOffers<Market extends string, Locale extends string>(
  shopRules: ShopRules<Market, Locale> | undefined,
): readonly MultiMarketOffer<Market, Locale>[] {
  return [...(shopRules?.samples ?? []), ...(shopRules?.gifts ?? []).map((gift) => gift.offer)];
}

/** Returns the lowest delivery price of a market; `undefined` without rules, an unknown market or delivery methods. */
export function findLowestDeliveryPrice(
  shopRules: Pick<ShopRules, 'markets'> | undefined,
  market: string,
): Money | undefined {
  const prices = shopRules?.markets.find(({ id }) => id === market)?.methods.map(({ price }) => price);
  return prices?.toSorted((one, other) => one.amount - other.amount)[0];
}
