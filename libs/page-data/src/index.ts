export { formatAddressLines } from './view-models/address-lines.ts';
export { articleHitAttributes, toArticleHitTeasers, type ArticleHit } from './view-models/article-hit.ts';
export type { BagOffer, BagOffers, BagRules } from './view-models/bag-offer.ts';
export { listCountryChoices } from './view-models/country-choices.ts';
export { findDefaultSize } from './view-models/find-default-size.ts';
export { getCountryName } from './view-models/get-country-name.ts';
export { getFeedPath } from './view-models/get-feed-path.ts';
export { getShopSearchHref } from './view-models/get-shop-search-href.ts';
export { getManifestPath } from './view-models/get-manifest-path.ts';
export type { HighlightedArticleHit, HighlightedProductHit } from './view-models/highlighted-hits.ts';
export { facetAttributes, type ListingFacets } from './view-models/listing-facets.ts';
export { listTilePositions, type ListTileView } from './view-models/list-tile.ts';
export { isPagePath } from './view-models/is-page-path.ts';
export { isRelatedListPage } from './view-models/is-related-list-page.ts';
export { createListingUrlCodec } from './view-models/listing-url-codec.ts';
export { toOfferCards } from './view-models/offer-cards.ts';
export {
  addOrderToWithdrawalPath,
  getOrderHref,
  getOrderProgress,
  getTrackingHref,
} from './view-models/order-links.ts';
export { parseOverlayQuery, withOverlayQuery } from './view-models/overlay-query.ts';
export {
  createInfoPagesRequest,
  infoPagesSearchParameters,
  selectPageHits,
  type InfoPageRecord,
  type PageHit,
} from './view-models/page-hit.ts';
export { toListPageMeta, toPageMeta, type PageHead } from './view-models/page-head.ts';
export { parseListHits } from './view-models/parse-list-hits.ts';
export type { PerLocale, PerMarket } from './view-models/per-market.ts';
export type { PictureView } from './view-models/picture-view.ts';
export {
  type BadgeKind,
  type MarketPrice,
  type ProductCardView,
  type ShownPrice,
  type SizeView,
} from './view-models/product-card-view.ts';
export { productHitSchema } from './view-models/product-hit-schema.ts';
export { productHitAttributes, toProductHitCards, type ProductHit } from './view-models/product-hit.ts';
export type { RatingView, ReviewsView } from './view-models/reviews-view.ts';
export {
  addEmptySearchParameter,
  isSearchOpen,
  removeSearchParameter,
} from './view-models/search-parameter.ts';
export { hitSearchParameters, toSearchResults, type SearchResults } from './view-models/search-results.ts';
export type { LinkView, RoutineStepView, SmallProductView, TeaserView } from './view-models/teaser-view.ts';
export { toRecentlyViewedCards } from './view-models/to-recently-viewed-cards.ts';
export { translateHash } from './view-models/translate-hash.ts';
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
