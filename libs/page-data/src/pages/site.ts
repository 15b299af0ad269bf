import { brand } from '@marehalm/shop';
import type { Site } from '@marehalm/site-metadata';

/** The shop in structured data, feeds and canonical URLs. */
export interface PageSite extends Site {
  /** `https://www.shop.example` */
  readonly origin: string;
}

/** Creates the site of the shop at `origin`. */
export const createPageSite = (origin: string): PageSite => ({
  name: brand.name,
  origin,
  toUrl: (path) => new URL(path, origin).href,
});
