import { readConfiguration } from '../../build-steps/configuration.ts';

/** The absolute address of a path of this shop, as shoppers and search engines see it. */
export const siteAddress = (path: string): string =>
  new URL(path, readConfiguration(process.env).siteUrl).href;
