import { defaultLocale, defaultMarkets, marketIds } from '@marehalm/shop';
import { marketStyles } from '@marehalm/ui';

/** Where the shopper is logged in in the market that is shown: each market has accounts of its own. */
const loggedIn = marketIds.map((id) => `[data-market='${id}'][data-accounts~='${id}']`).join(',');

/** Styles for what depends on the market, in the head of every page: prices, and the links to the account (`account-link.tsx`). */
export const stylesOfMarkets = [
  // Before all other styles, whose order this is.
  '@layer tokens,base,components,blocks,pages;',
  marketStyles({ markets: marketIds, byLanguage: defaultMarkets, fallback: defaultMarkets[defaultLocale] }),
  `@layer pages{:root:is(${loggedIn}){& [data-account=out]{display:none}& [data-account=in]{display:contents}}}`,
].join('');
