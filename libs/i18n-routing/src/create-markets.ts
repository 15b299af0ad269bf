import { parseLanguageTag } from './internal/parse-language-tag.ts';

/** Lookup functions of a shop's markets. They do not use `this`, so they can be destructured. */
export interface Markets<Id extends string> {
  /** Every id, in the order of the table. */
  readonly marketIds: readonly Id[];
  /** Returns whether a foreign value (cookie, form field) is the id of a market. */
  readonly isMarketId: (value: unknown) => value is Id;
  /** Returns the market that delivers to `country` (ISO 3166-1 alpha-2, any case), if one does. */
  readonly marketForCountry: (country: string) => Id | undefined;
  /**
   * Returns the market of the first language that is spoken in a country the shop delivers to: `nb` means Norway, `en-US` and plain
   * `en` are passed over. Give it `navigator.languages`, or `parseAcceptLanguage` of the header.
   */
  readonly negotiateMarket: (languages: readonly string[]) => Id | undefined;
}

/**
 * Creates the functions of a shop's markets.
 *
 * @param countries ISO 3166-1 alpha-2 codes, in capitals, of the countries that each market delivers to.
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
        // It stands in most lists and means the United States. Asking for a likely country makes a browser read its tables, 2 to 4 ms
        // of a page's first visit: that is left to the other languages that name none.
        if (tag === 'en') continue;
        const parsed = parseLanguageTag(tag);
        const market = marketForCountry(parsed?.region ?? parsed?.maximize().region ?? '');
        if (market) return market;
      }
      return undefined;
    },
  };
}
