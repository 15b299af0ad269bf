import { type MarketCurrency, type MarketId, marketIds, markets } from '@marehalm/shop';
import type { Content, MarketEntry } from '../load-content.ts';

/** A storefront: one market with its own currency, ids, prices and stock. */
export interface MarketShop {
  readonly id: MarketId;
  readonly currency: MarketCurrency;
  /**
   * ISO 3166-1 alpha-2 code of the country whose prices and taxes are shown if a request specifies no other country of the shop.
   */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes of the countries of delivery. */
  readonly countries: readonly string[];
  /** First number in this shop's global ids, so that no id is valid in two shops. */
  readonly firstNumber: number;
  readonly market: MarketEntry;
}

/** Size of a shop's range of numbers: enough for all its products, variants and pages. */
const NUMBERS_PER_SHOP = 1_000_000;

/** Returns the shops of the markets `ids`, from the content. @throws@throws Error when the content has no market of that id. */
export function listMarketShops(
  content: Content,
  ids: readonly MarketId[] = marketIds,
): readonly MarketShop[] {
  return ids.map((id) => {
    const market = content.markets.find((candidate) => candidate.id === id);
    if (!market) throw new Error(`Cannot open the shop "${id}": markets.yaml does not describe it`);
    const countries = Object.keys(market.vatRates);
    const { country } = markets[id];
    return {
      id,
      currency: market.currency,
      // The content of another shop may deliver elsewhere.
      country: countries.includes(country) ? country : (countries[0] ?? country),
      countries,
      firstNumber: (marketIds.indexOf(id) + 1) * NUMBERS_PER_SHOP,
      market,
    };
  });
}
