import { brand } from '@marehalm/shop';
import type { Site } from '@marehalm/site-metadata';
import { readConfiguration } from '../../site/configuration.ts';

let origin: string | undefined;

/** The origin that shoppers and search engines see. Every page asks for it, so the configuration is read once. */
export const siteUrl = (): string => (origin ??= readConfiguration(process.env).siteUrl);

/** The absolute address of a path of this shop, as shoppers and search engines see it. */
export const siteAddress = (path: string): string => new URL(path, siteUrl()).href;

/** The site as its structured data names it. */
export const site: Site = { name: brand.name, toUrl: siteAddress };
