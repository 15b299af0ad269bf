import { marketIds, type MarketId } from '@marehalm/shop';
import type { MarketPrice } from '@marehalm/cart-domain/bag';
import type { PriceMeasure } from '@marehalm/search/records';
import { type PerMarket } from './per-market.ts';
import { type PictureView } from './picture-view.ts';
import { type RatingView } from './reviews-view.ts';

export type { MarketPrice };

/** The parts of a price that are shown. */
export type ShownPrice = Pick<MarketPrice, 'price' | 'compareAt' | 'unitPrice'>;

/** A size of a product with its price and stock in every market. `per` is the measure of its unit price. */
export interface SizeView {
  readonly sku: string;
  readonly label: string;
  readonly isTravelSize?: boolean;
  /** Absent if the first picture of the product shows it. */
  readonly picture?: PictureView;
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
  /** Markets that have sold it out, if others have not. */
  readonly soldOutIn?: readonly MarketId[];
  readonly rating?: RatingView;
}

/**
 * Returns in which markets a product is sold out, for its card; nothing if all or none have sold it out.
 *
 * @param isAvailable Whether any size can be bought in a market.
 */
export function findSoldOutMarkets(
  isAvailable: (market: MarketId) => boolean,
): Pick<ProductCardView, 'soldOutIn'> {
  const soldOutIn = marketIds.filter((id) => !isAvailable(id));
  return soldOutIn.length > 0 && soldOutIn.length < marketIds.length ? { soldOutIn } : {};
}
