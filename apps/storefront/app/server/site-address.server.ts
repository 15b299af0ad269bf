import { brand } from '@marehalm/shop';
import type { Site } from '@marehalm/site-metadata';
import { readConfiguration } from '../../site/configuration.ts';

let origin: string | undefined;

/** Returns the public origin of the shop. The configuration is parsed once, because every page needs it. */
export const siteUrl = (): string => (origin ??= readConfiguration(process.env).siteUrl);

/** Returns the absolute URL of a path of this shop. */
export const siteAddress = (path: string): string => new URL(path, siteUrl()).href;

/** The site in structured data. */
export const site: Site = { name: brand.name, toUrl: siteAddress };
