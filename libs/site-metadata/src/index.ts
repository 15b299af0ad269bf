export type { Measure, Money, Site } from './site.ts';
export {
  type PageHead,
  type PageMetaDescriptor,
  type SharedPicture,
  toMetaDescriptors,
} from './page-head.ts';
export { extractJsonLdMarkup, type LoadedData, toJsonLdScript } from './json-ld.ts';
export {
  type ArticleFacts,
  type HowToFacts,
  type PageLink,
  toArticleJsonLd,
  toBreadcrumbJsonLd,
  toFaqPageJsonLd,
  toHowToJsonLd,
  toItemListJsonLd,
  toWebSiteJsonLd,
  type WebSiteFacts,
} from './page-json-ld.ts';
export {
  type OfferFacts,
  type OnlineStoreFacts,
  type ProductFacts,
  type RatingFacts,
  type ReviewFacts,
  toOnlineStoreJsonLd,
  toProductJsonLd,
} from './shop-json-ld.ts';
