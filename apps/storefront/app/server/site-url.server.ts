import { brand } from '@marehalm/shop';
import type { Site } from '@marehalm/site-metadata';
import { parseConfiguration } from '../../site/configuration.ts';

let origin: string | undefined;

/** Returns the public origin of the shop. The configuration is parsed once, because every page needs it. */
export const getSiteUrl = (): string => (origin ??= parseConfiguration(process.env).siteUrl);

/** Returns the absolute URL of a path of this shop. */
export const toSiteUrl = (path: string): string => new URL(path, getSiteUrl()).href;

/** The site in structured data. */
export const structuredDataSite: Site = { name: brand.name, toUrl: toSiteUrl };
