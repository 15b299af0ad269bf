export { type AtomEntry, type AtomFeed, formatAtomFeed } from './atom-feed.ts';
export { formatProductFeed, type FeedProduct, type ProductFeed } from './product-feed.ts';
export { formatSitemap, type SitemapPage } from './sitemap.ts';
