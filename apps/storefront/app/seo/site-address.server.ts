import { readConfiguration } from '../../build-steps/configuration.ts';

let siteUrl: string | undefined;

/** The absolute address of a path of this shop, as shoppers and search engines see it. */
export function siteAddress(path: string): string {
  // Every page has dozens of addresses, and the configuration is the same for all.
  siteUrl ??= readConfiguration(process.env).siteUrl;
  return new URL(path, siteUrl).href;
}
