export { articleHitSchema } from './view-models/article-hit-schema.ts';
export { articleHitAttributes, toArticleHitTeasers, type ArticleHit } from './view-models/article-hit.ts';
export type { BagOffer, BagOffers, BagRules } from './view-models/bag-offer.ts';
export { findDefaultSize } from './view-models/find-default-size.ts';
export { getFeedPath } from './view-models/get-feed-path.ts';
export { getManifestPath } from './view-models/get-manifest-path.ts';
export { facetAttributes, type ListingFacets } from './view-models/listing-facets.ts';
export { createListingUrlCodec } from './view-models/listing-url-codec.ts';
export { toListPageMeta, toPageMeta, type PageHead } from './view-models/page-head.ts';
export type { PerLocale, PerMarket } from './view-models/per-market.ts';
export type { PictureView } from './view-models/picture-view.ts';
export type {
  BadgeKind,
  MarketPrice,
  ProductCardView,
  ShownPrice,
  SizeView,
} from './view-models/product-card-view.ts';
export { productHitSchema } from './view-models/product-hit-schema.ts';
export { productHitAttributes, toProductHitCards, type ProductHit } from './view-models/product-hit.ts';
export type { RatingView, ReviewsView } from './view-models/reviews-view.ts';
export type { LinkView, RoutineStepView, SmallProductView, TeaserView } from './view-models/teaser-view.ts';
export type { VideoView } from './view-models/video.ts';

// The data of pages, as types alone: `@marehalm/page-data/build` creates it.
export type { BlockView } from './pages/block-view.ts';
export type { Crumb } from './pages/breadcrumb.ts';
export type { CheckoutPaths, PaymentMethodsPerMarket, Seller } from './pages/checkout.ts';
export type { ContentPageData } from './pages/content-page.ts';
export type { GiftCardPageData } from './pages/gift-card.ts';
export type { ArticlePageData, CareJournalPageData } from './pages/journal.ts';
export type { ListPageData } from './pages/product-list.ts';
export type { ProductPageData } from './pages/product.ts';
export type { RoutinePageData, RoutinesPageData } from './pages/routines.ts';
export type { ShellData } from './pages/shell.ts';
export type { TipPageData } from './pages/tips.ts';
export type { SiblingLink } from './pages/topic-page.ts';
