import type { PerLocale, PerMarket, PictureView, ShownPrice, SizeView } from '../../view-models/product';

/** What the search says of a product besides what its record says: the same that its card says. */
export interface GuideOffer {
  /** How many sizes there are. */
  readonly sizes: number;
  /** What the first of them is called, and what it costs. */
  readonly label: PerLocale<string>;
  readonly per?: SizeView['per'];
  readonly market: PerMarket<ShownPrice>;
  /** In which markets any size can be bought. */
  readonly available: PerMarket<boolean>;
}

/** What the search shows besides its hits: one file, fetched when the search is first opened. */
export interface SearchGuide {
  /** Records name pictures by id; where their files lie changes with every build. */
  readonly pictures: Readonly<Record<string, Omit<PictureView, 'alt'>>>;
  /** By the product's id. */
  readonly offers: Readonly<Record<string, GuideOffer>>;
  /** Where to look when nothing was found. */
  readonly categories: PerLocale<readonly { readonly label: string; readonly href: string }[]>;
}
