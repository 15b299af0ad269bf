import { type LocaleCode } from './locales.ts';

/** A storefront with its own currency, prices and delivery. */
export type MarketId = 'dk' | 'no' | 'int';

/** ISO 4217 codes of the three storefronts. */
export type MarketCurrency = 'DKK' | 'NOK' | 'EUR';

/** Conventions of writing numbers: those of the locales, and Norwegian for texts sent to Norway. */
export type NumberLocale = LocaleCode | 'nb';

/** Where the shop sells, in which currency, and what follows from it. */
export interface Market {
  readonly id: MarketId;
  readonly currency: MarketCurrency;
  /** `CountryCode` for the Storefront API's `@inContext`; for `int` the country its prices are kept under. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes of the countries that are delivered to. */
  readonly countries: readonly string[];
  /** The language of a visitor of whom nothing but the market is known. */
  readonly defaultLocale: LocaleCode;
  /** How the market itself writes amounts, for texts that are not in one of the shop's languages. */
  readonly numberLocale: NumberLocale;
}

const dk = ['DK'];
const no = ['NO'];
const int = ['DE', 'SE', 'FI', 'NL', 'BE', 'FR', 'AT', 'IE', 'ES', 'IT', 'PL'];
const countries: Readonly<Record<MarketId, readonly string[]>> = { dk, no, int };

/** Every market by its id. The specification, section 1, names them. */
export const markets: Readonly<Record<MarketId, Market>> = {
  dk: {
    id: 'dk',
    currency: 'DKK',
    country: 'DK',
    countries: dk,
    defaultLocale: 'da',
    numberLocale: 'da',
  },
  no: {
    id: 'no',
    currency: 'NOK',
    country: 'NO',
    countries: no,
    defaultLocale: 'en',
    numberLocale: 'nb',
  },
  int: {
    id: 'int',
    currency: 'EUR',
    country: 'DE',
    countries: int,
    defaultLocale: 'en',
    numberLocale: 'en',
  },
};

/** The market ids in the order in which a switch lists them. */
export const marketIds = ['dk', 'no', 'int'] as const satisfies readonly MarketId[];

/** The market of a visitor of whom only the language is known: Danish buys in Denmark, English abroad. */
export function defaultMarketFor(locale: LocaleCode): MarketId {
  return locale === 'da' ? 'dk' : 'int';
}

/** Whether a foreign value (cookie, form field) is a {@link MarketId}. */
export function isMarketId(value: unknown): value is MarketId {
  return (marketIds as readonly unknown[]).includes(value);
}

/**
 * The market that delivers to `country` (ISO 3166-1 alpha-2, any case), if one does.
 *
 * @example
 * ```ts
 * marketForCountry('SE'); // => 'int'
 * marketForCountry('US'); // => undefined
 * ```
 */
export function marketForCountry(country: string): MarketId | undefined {
  return marketIds.find((id) => countries[id].includes(country.toUpperCase()));
}
