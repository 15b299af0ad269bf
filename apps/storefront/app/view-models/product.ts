import type { MarketOffer, MarketOffers, MarketPrice, ShopTerms } from '@marehalm/cart-domain/bag';
import type { LocaleCode, MarketId } from '@marehalm/shop';

export type { MarketPrice };

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

/** What is written of a price. */
export type ShownPrice = Pick<MarketPrice, 'price' | 'compareAt' | 'unitPrice'>;

export interface SizeView {
  readonly sku: string;
  readonly label: string;
  readonly isTravelSize?: boolean;
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

/** What the bag keeps beside a SKU, in both languages and all markets. */
export type BagOffer = MarketOffer<MarketId, LocaleCode>;

/** By SKU. */
export type BagOffers = MarketOffers<MarketId, LocaleCode>;

/** What the shop gives and asks besides the goods. Built with the pages, fetched as `/bag-terms.json`. */
export type BagTerms = ShopTerms<MarketId, LocaleCode>;
