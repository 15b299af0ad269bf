import type { LocaleCode, MarketId } from '@marehalm/shop';

export type PerMarket<Value> = Readonly<Record<MarketId, Value>>;
export type PerLocale<Value> = Readonly<Record<LocaleCode, Value>>;

/** A picture in the widths a screen may ask for. */
export interface PictureView {
  /** The widest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the master: only their proportion matters to a page. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture has come. */
  readonly ground: string;
  readonly alt: string;
}

/** What one size costs in one market, in minor units of the market's currency, taxes included. */
export interface MarketPrice {
  /** The variant in that market's shop. */
  readonly variantId: string;
  readonly price: number;
  /** The lowest price of the last 30 days, while reduced. */
  readonly compareAt?: number;
  /** Per litre or kilogram; see {@link SizeView.per}. */
  readonly unitPrice?: number;
  readonly available: boolean;
  /** Whole units. */
  readonly stock?: number;
  /** Of a gift card: the least and the most that its buyer may put on it, in minor units. */
  readonly ownAmount?: { readonly min: number; readonly max: number };
}

/** What is written of a price. */
export type ShownPrice = Pick<MarketPrice, 'price' | 'compareAt' | 'unitPrice'>;

export interface SizeView {
  readonly sku: string;
  readonly label: string;
  readonly per?: 'l' | 'kg';
  readonly market: PerMarket<MarketPrice>;
}

export type BadgeKind = 'new' | 'sold-out' | 'reduced';

/** A product as lists show it. */
export interface ProductCardView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly subtitle: string;
  /** The packshot and, where there is one, the picture shown on hover, which adds nothing in words. */
  readonly pictures: readonly PictureView[];
  /** How many sizes there are. */
  readonly sizes: number;
  /** What the first of them is called, and what it costs. */
  readonly label: string;
  readonly per?: SizeView['per'];
  readonly market: PerMarket<ShownPrice>;
  readonly badge?: BadgeKind;
}

/**
 * What the bag caches for a SKU, so that it can show and price a line without a request: in both languages and all markets,
 * because the shopper may switch either.
 */
export interface BagOffer {
  readonly sku: string;
  /** Product id of the content. */
  readonly product: string;
  readonly collections: readonly string[];
  readonly kind: 'merchandise' | 'gift-card' | 'sample' | 'gift';
  readonly name: PerLocale<string>;
  readonly size: PerLocale<string>;
  /** Addresses of the product page, with the size where there are several; missing for what has no page. */
  readonly href?: PerLocale<string>;
  readonly picture: PictureView;
  readonly per?: 'l' | 'kg';
  readonly market: PerMarket<MarketPrice>;
}
