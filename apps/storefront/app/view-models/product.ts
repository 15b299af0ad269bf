import type {
  MultiMarketOffer,
  MultiMarketOffersBySku,
  MarketPrice,
  ShopRules,
} from '@marehalm/cart-domain/bag';
import type { PriceMeasure } from '@marehalm/search/records';
import type { LocaleCode, MarketId } from '@marehalm/shop';

export type { MarketPrice };

/** One value for each market. */
export type PerMarket<Value> = Readonly<Record<MarketId, Value>>;
/** One value for each locale. */
export type PerLocale<Value> = Readonly<Record<LocaleCode, Value>>;

/** A picture in several widths. */
export interface PictureView {
  /** URL of the widest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Size of the original in pixels; only the ratio matters to pages. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  readonly ground: string;
  readonly alt: string;
}

/** The parts of a price that are shown. */
export type ShownPrice = Pick<MarketPrice, 'price' | 'compareAt' | 'unitPrice'>;

/** A size of a product with its price and stock in every market. `per` is the measure of its unit price. */
export interface SizeView {
  readonly sku: string;
  readonly label: string;
  readonly isTravelSize?: boolean;
  readonly per?: PriceMeasure;
  readonly market: PerMarket<MarketPrice>;
}

/** Kind of a product card's badge. */
export type BadgeKind = 'new' | 'sold-out' | 'reduced';

/** The card of a product in a list. */
export interface ProductCardView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly subtitle: string;
  /** The packshot and, if there is one, the picture shown on hover, which has no alternative text. */
  readonly pictures: readonly PictureView[];
  /** Number of sizes. */
  readonly sizes: number;
  /** Label and price of the first size. */
  readonly label: string;
  readonly per?: SizeView['per'];
  readonly market: PerMarket<ShownPrice>;
  readonly badge?: BadgeKind;
  readonly rating?: RatingView;
}

/** How buyers rate a product. */
export interface RatingView {
  /** Stars, with one decimal. */
  readonly average: number;
  readonly count: number;
}

/** What buyers say about a product. */
export interface ReviewsView {
  /** Number of reviews by stars, the most first; empty where not all reviews are known. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
  /** The newest first. */
  readonly items: readonly ReviewView[];
}

/** What one buyer says. */
export interface ReviewView {
  readonly id: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** Language that it is written in, if it is not that of the page. */
  readonly language?: string;
}

/** The data that the bag stores for a SKU, in both languages and all markets. */
export type BagOffer = MultiMarketOffer<MarketId, LocaleCode>;

/** Offers by SKU. */
export type BagOffers = MultiMarketOffersBySku<MarketId, LocaleCode>;

/** The terms, samples and gifts of the shop. Built with the pages, and fetched as `/bag-terms.json`. */
export type BagRules = ShopRules<MarketId, LocaleCode>;
