import { createMarkets } from '@marehalm/i18n-routing';
import { type LocaleCode } from './locales.ts';

/** Id of a market, which has its own currency, prices and delivery: Denmark, Norway, or everywhere else. */
export type MarketId = 'dk' | 'no' | 'int';

/** ISO 4217 codes of the three storefronts. */
export type MarketCurrency = 'DKK' | 'NOK' | 'EUR';

/** A market: its countries, its currency and its formats. */
export interface Market {
  readonly id: MarketId;
  readonly currency: MarketCurrency;
  /** `CountryCode` for the Storefront API's `@inContext`; for `int` the country its prices are kept under. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes of the countries that are delivered to. */
  readonly countries: readonly string[];
  /** The language of a visitor of whom nothing but the market is known: of its price list. */
  readonly defaultLocale: LocaleCode;
  /** The rate of value added tax included in prices, by which taxes are shown until the shop's terms have come. */
  readonly vatRate: number;
  /** Locale of the market's own amounts, for texts that are not in one of the shop's languages. */
  readonly numberLocale: LocaleCode | 'nb';
}

const countries: Readonly<Record<MarketId, readonly string[]>> = {
  dk: ['DK'],
  no: ['NO'],
  int: ['DE', 'SE', 'FI', 'NL', 'BE', 'FR', 'AT', 'IE', 'ES', 'IT', 'PL'],
};

/** Every market by its id. The specification, section 1, names them. */
export const markets: Readonly<Record<MarketId, Market>> = {
  dk: {
    id: 'dk',
    currency: 'DKK',
    country: 'DK',
    countries: countries.dk,
    defaultLocale: 'da',
    vatRate: 0.25,
    numberLocale: 'da',
  },
  no: {
    id: 'no',
    currency: 'NOK',
    country: 'NO',
    countries: countries.no,
    defaultLocale: 'en',
    vatRate: 0.25,
    numberLocale: 'nb',
  },
  int: {
    id: 'int',
    currency: 'EUR',
    country: 'DE',
    countries: countries.int,
    defaultLocale: 'en',
    vatRate: 0.19,
    numberLocale: 'en',
  },
};

/** The market of a visitor of whom only the language is known: Danish buys in Denmark, English abroad. */
export const defaultMarkets: Readonly<Record<LocaleCode, MarketId>> = { en: 'int', da: 'dk' };

export const { isMarketId, marketForCountry, marketIds, negotiateMarket } = createMarkets(countries);

/** The currencies of the shop, each once. */
export const marketCurrencies = [...new Set(marketIds.map((id) => markets[id].currency))];

/** Creates a value for each currency. */
export const mapCurrencies = <Value>(
  make: (currency: MarketCurrency) => Value,
): Record<MarketCurrency, Value> =>
  Object.fromEntries(marketCurrencies.map((currency) => [currency, make(currency)])) as Record<
    MarketCurrency,
    Value
  >;

/** Creates a value for each market. */
export const mapMarkets = <Value>(make: (market: MarketId) => Value): Record<MarketId, Value> =>
  Object.fromEntries(marketIds.map((market) => [market, make(market)])) as Record<MarketId, Value>;
