import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { defaultMarkets, markets } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import type { IndexKind } from '@marehalm/search';
import { ListSearch, useListRouter } from '@marehalm/search/react';
import type { NonTextNode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { getCurrentMarket, onMarketChange } from '../session/market';
import {
  createInfoPagesRequest,
  createListingUrlCodec,
  facetAttributes,
  type ListingFacets,
} from '@marehalm/page-data';
import { loadListService } from './load-list-search';
import { useClickAnalyticsParameters } from './report-search-events';

/** Facets with a single value, shown as switches. */
export const booleanFacets: readonly string[] = ['available', 'new'];

export interface SearchListProps {
  readonly kind: IndexKind;
  readonly view: ListingFacets;
  /** Hits in the prerendered page: the first of the list. */
  readonly hits: readonly { readonly objectID: string }[];
  /** Whether a query may find information pages, too. */
  readonly withPages?: boolean;
  /** Attributes to retrieve of each record. */
  readonly attributes: readonly string[];
  readonly children: NonTextNode;
}

/**
 * Provides InstantSearch for the list in `children`, with its state in the URL and the prices of the shopper's market. Give it a
 * new `key` when the path changes.
 */
export function SearchList({ kind, view, hits, withPages = false, attributes, children }: SearchListProps) {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [market, setMarket] = useState(() =>
    typeof window === 'undefined' ? defaultMarkets[locale] : getCurrentMarket(),
  );
  const [urlCodec] = useState(() => createListingUrlCodec(view, locale));
  const router = useListRouter({ navigate, urlCodec, path: pathname, search });
  const clickAnalytics = useClickAnalyticsParameters();

  useEffect(
    () =>
      onMarketChange((next) => {
        // A price limit in kroner means nothing in euros.
        const { minPrice: _min, maxPrice: _max, ...state } = urlCodec.read(router.read());
        router.write(urlCodec.toRoute(state));
        router.flush();
        setMarket(next);
      }),
    [router, urlCodec],
  );

  return (
    <ListSearch
      key={market}
      indices={searchIndices.list(kind, locale, markets[market].currency)}
      facets={facetAttributes}
      toggles={booleanFacets}
      cacheKey={`${pathname} ${market}`}
      sendRequests={async (requests) => (await loadListService()).fetchValidatedListResults(requests)}
      extraRequest={withPages ? (query) => createInfoPagesRequest(query, locale) : undefined}
      parameters={{ attributesToRetrieve: [...attributes], ...clickAnalytics }}
      {...{ view, hits, urlCodec, router }}
    >
      {children}
    </ListSearch>
  );
}
