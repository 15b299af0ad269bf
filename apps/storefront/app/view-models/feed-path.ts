import type { LocaleCode, MarketId } from '@marehalm/shop';

/** Where a feed is: the journal's in a language, the products' for a market. */
export function feedPath(...feed: ['journal', LocaleCode] | ['products', MarketId]): string {
  return `/feeds/${feed.join('.')}.xml`;
}
