import type { MultiMarketOffer, MultiMarketOffersBySku, ShopRules } from '@marehalm/cart-domain/bag';
import type { MarketId, LocaleCode } from '@marehalm/shop';

/** The data that the bag stores for a SKU, in both languages and all markets. */
export type BagOffer = MultiMarketOffer<MarketId, LocaleCode>;

/** Offers by SKU. */
export type BagOffers = MultiMarketOffersBySku<MarketId, LocaleCode>;

/** The terms, samples and gifts of the shop. Built with the pages, and fetched as `/bag-terms.json`. */
export type BagRules = ShopRules<MarketId, LocaleCode>;
