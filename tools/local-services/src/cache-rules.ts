/**
 * Cache lifetimes of files without a content hash in their name, by extension, shared by the local services, nginx and Caddy.
 * Loader data needs a `max-age`, because without one browsers fetch a prefetched file twice.
 */
export const cacheRulesByExtension = [
  { extensions: ['data', 'json'], value: 'public, max-age=60' },
  { extensions: ['svg', 'txt', 'xml', 'ico', 'png', 'webmanifest'], value: 'public, max-age=3600' },
] as const;

/** Pages are revalidated on each request, so that neither the browser nor the service worker shows old prices as new. */
export const PAGE_CACHE_CONTROL = 'no-cache';
