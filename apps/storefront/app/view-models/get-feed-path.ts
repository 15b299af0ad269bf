import type { LocaleCode, MarketId } from '@marehalm/shop';

/** Returns the path of a feed: of the journal in a language, or of the products for a market. */
export function getFeedPath(...feed: ['journal', LocaleCode] | ['products', MarketId]): string {
  return `/feeds/${feed.join('.')}.xml`;
}
