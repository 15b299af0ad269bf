export type { Measure, Money, Site } from './site.ts';
export {
  type PageHead,
  type PageMetaDescriptor,
  type SharedPicture,
  toMetaDescriptors,
} from './page-head.ts';
export { extractJsonLd, type LoadedData, toJsonLdElement } from './json-ld.ts';
export {
  type ArticleFacts,
  type HowToFacts,
  type PageLink,
  toArticle,
  toBreadcrumbList,
  toFaqPages,
  toHowTo,
  toItemList,
  toWebSite,
  type WebSiteFacts,
} from './page-json-ld.ts';
export {
  type OfferFacts,
  type OnlineStoreFacts,
  type ProductFacts,
  type RatingFacts,
  type ReviewFacts,
  toOnlineStore,
  toProduct,
} from './shop-json-ld.ts';
