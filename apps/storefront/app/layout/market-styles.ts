import { defaultLocale, defaultMarkets, marketIds } from '@marehalm/shop';
import { createMarketStyles } from '@marehalm/ui';

/** Selector for a shopper with a session in the current market: each market has its own accounts. */
const loggedIn = marketIds.map((id) => `[data-market='${id}'][data-accounts~='${id}']`).join(',');

/** Styles in the head of every page that select prices and account links (`account-link.tsx`) by market. */
export const marketStyles = [
  // The order of layers has to come first.
  '@layer tokens,base,components,blocks,pages;',
  createMarketStyles({
    markets: marketIds,
    byLanguage: defaultMarkets,
    fallback: defaultMarkets[defaultLocale],
  }),
  `@layer pages{:root:is(${loggedIn}){& [data-account=out]{display:none}& [data-account=in]{display:contents}}}`,
].join('');
