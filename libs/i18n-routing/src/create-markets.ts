import { parseLanguageTag } from './internal/parse-language-tag.ts';

/** Lookup functions of a shop's markets. They do not use `this`, so they can be destructured. */
export interface Markets<Id extends string> {
  /** Ids of all markets, in the order of `countries`. */
  readonly marketIds: readonly Id[];
  /** Returns whether a foreign value (cookie, form field) is the id of a market. */
  readonly isMarketId: (value: unknown) => value is Id;
  /** Returns the market that delivers to `country` (ISO 3166-1 alpha-2, any case), if one does. */
  readonly marketForCountry: (country: string) => Id | undefined;
  /**
   * Returns the market that delivers to the country of the first possible language tag: the tag's region, or the likely region of a
   * tag without one (`nb` is Norway). Skips plain `en`, and countries without delivery.
   *
   * @param languages `navigator.languages`, or the result of `parseAcceptLanguage`.
   */
  readonly negotiateMarket: (languages: readonly string[]) => Id | undefined;
}

/**
 * Creates the lookup functions of a shop's markets.
 *
 * @param countries ISO 3166-1 alpha-2 codes, upper case, of the countries that each market delivers to.
 *
 * @example
 * ```ts
 * const { marketForCountry, negotiateMarket } = createMarkets({
 *   nordic: ['FI', 'NO', 'SE'],
 *   japan: ['JP'],
 * });
 * marketForCountry('se'); // => 'nordic'
 * marketForCountry('US'); // => undefined
 * negotiateMarket(['en-US', 'ja']); // => 'japan'
 * ```
 */
export function createMarkets<const Id extends string>(
  countries: Readonly<Record<Id, readonly string[]>>,
): Markets<Id> {
  const marketIds = Object.keys(countries) as Id[];
  const marketForCountry = (country: string) =>
    marketIds.find((id) => countries[id].includes(country.toUpperCase()));
  return {
    marketIds,
    isMarketId: (value): value is Id => (marketIds as unknown[]).includes(value),
    marketForCountry,
    negotiateMarket: (languages) => {
      for (const tag of languages) {
        // Plain `en` is in most lists and would mean the United States. Skipping it also saves the 2 to 4 ms that a browser needs to load
        // its tables of likely regions on the first visit.
        if (tag === 'en') continue;
        const parsed = parseLanguageTag(tag);
        const market = marketForCountry(parsed?.region ?? parsed?.maximize().region ?? '');
        if (market) return market;
      }
      return undefined;
    },
  };
}
