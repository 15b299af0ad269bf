import { bundleSite } from './prerender/bundle-site.ts';
import { assembleSite } from './prerender/assemble-site.ts';
import { prerenderSite } from './prerender/prerender-site.ts';
import type { StaticSite } from './static-site.ts';

export { createContentSecurityPolicy, type PolicyDirectives } from './prerender/content-security-policy.ts';
export { createSecureHeaders, type SecureHeadersOptions } from './prerender/secure-headers.ts';
export { bundleSite, assembleSite, prerenderSite };

/**
 * Builds a site into `site.outDirectory`: bundles its code, prerenders its pages, then adds assets, the service worker and
 * `_headers`.
 */
export async function buildSite(site: StaticSite): Promise<void> {
  await bundleSite(site);
  await prerenderSite(site);
  await assembleSite(site);
}
