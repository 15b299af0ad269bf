/**
 * How long browsers may keep files whose names do not say what is in them, by extension: the same words for the local services,
 * nginx and Caddy. Loader data has an age because browsers fetch a prefetched file twice without one.
 */
export const cacheRules = [
  { extensions: ['data', 'json'], value: 'public, max-age=60' },
  { extensions: ['svg', 'txt', 'xml', 'ico', 'png', 'webmanifest'], value: 'public, max-age=3600' },
] as const;

/** Pages are asked for each time: the browser must not show old prices, nor the service worker keep them as new. */
export const cacheOfPages = 'no-cache';
