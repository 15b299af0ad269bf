import type { LocaleCode, MarketId } from '@marehalm/shop';

/** Returns the path of the journal's feed in a language, or of the product feed of a market. */
export function getFeedPath(...feed: ['journal', LocaleCode] | ['products', MarketId]): string {
  return `/feeds/${feed.join('.')}.xml`;
}
