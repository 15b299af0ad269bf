import { useEffect, useState } from 'react';
import { markets, type LocaleCode, type MarketId } from '@marehalm/i18n-routing';
import { PAGINATION_LIMIT, toSearchRequests, type SearchState } from '@marehalm/search';
import { searchClient } from '../../wiring/search';
import { readProductHits, shownAttributes, type ProductHit } from './search-hit';

/** How far the search for a list has come. */
export type ShopSearch =
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly hits: readonly ProductHit[] }
  | { readonly kind: 'failed' };

/** Everything that `state` finds in one language and market, and how to ask again. `state` has to keep its identity. */
export function useShopSearch(state: SearchState, locale: LocaleCode, market: MarketId) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly asked: unknown; readonly search: ShopSearch }>();
  useEffect(() => {
    let isWanted = true;
    const tell = (search: ShopSearch) => {
      if (isWanted) setAnswer({ asked: state, search });
    };
    const [request] = toSearchRequests(
      { ...state, page: 1 },
      { kind: 'products', locale, currency: markets[market].currency, hitsPerPage: PAGINATION_LIMIT },
    );
    if (!request) return;
    searchClient()
      .searchForHits({ requests: [{ ...request, facets: [], attributesToRetrieve: shownAttributes }] })
      .then(
        ({ results: [result] }) => {
          tell({ kind: 'found', hits: readProductHits(result?.hits ?? []) });
        },
        () => {
          tell({ kind: 'failed' });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [state, locale, market, attempt]);
  const search: ShopSearch = answer?.asked === state ? answer.search : { kind: 'searching' };
  return {
    search,
    retry: () => {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
