export {
  getScrollTarget,
  type PageLocation,
  type ScrollTarget,
  type CompletedNavigation,
} from './client/scroll-target.ts';
export type { CacheMessage } from './client/cache-page.ts';
export type { ExtractedMarkup, LoaderDataEntries, PageRules } from './page-rules.ts';
export type {
  HeaderRules,
  InlineCodeHashes,
  Precache,
  ServiceWorkerSource,
  StaticSite,
} from './static-site.ts';
