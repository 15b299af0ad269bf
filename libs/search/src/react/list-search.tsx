import { createContext, use, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Configure, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import type { FacetAttributes } from '../facets.ts';
import type { UiStateContext } from '../ui-state.ts';
import {
  createListSearchSetup,
  type InitialListResults,
  type ListSearchOptions,
} from '../internal/create-list-search.ts';
import { HITS_PER_PAGE, STALLED_SEARCH_DELAY_MS } from '../limits.ts';
import { createListRouter, type ListRouter, type ListRouterOptions } from '../list-router.ts';
import type { ListFacetsViewModel } from '../list-view-model.ts';
import type { SearchUrlCodec } from '../search-url-codec.ts';

/** The list around a component. Constant while it is mounted. */
export interface SurroundingList<View extends ListFacetsViewModel = ListFacetsViewModel> {
  readonly view: View;
  readonly router: ListRouter;
  readonly urlCodec: SearchUrlCodec;
  /** Indices, facets and toggles of the list. */
  readonly context: UiStateContext;
}

interface InternalList extends SurroundingList {
  /** The attributes of all facets that a list of the shop can have. */
  readonly attributes: FacetAttributes;
  readonly arrival: string;
  readonly remember: (query: string, results: InitialListResults) => void;
}

const ListContext = createContext<InternalList | null>(null);

/** Returns the surrounding list with what only hooks of this library need. */
export function useInternalList(): InternalList {
  const list = use(ListContext);
  if (!list) throw new Error('Cannot show a part of a list: there is no ListSearch above');
  return list;
}

/**
 * Returns the surrounding list.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useSurroundingList<
  View extends ListFacetsViewModel = ListFacetsViewModel,
>(): SurroundingList<View> {
  return useInternalList() as InternalList & { readonly view: View };
}

/**
 * Returns the router of a list, one for as long as the component is mounted. The state of the list is written before a link is
 * followed, and follows `search`, the query that the app's router shows.
 */
export function useListRouter(options: ListRouterOptions): ListRouter {
  const { search } = options;
  const [router] = useState(() => createListRouter(options));
  useEffect(() => {
    const flush = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) router.flush();
    };
    addEventListener('click', flush, { capture: true });
    return () => {
      removeEventListener('click', flush, { capture: true });
      router.stop();
    };
  }, [router]);
  // Back, Forward, and links to the same list with another query.
  useEffect(() => {
    router.handleNavigation(search);
  }, [router, search]);
  return router;
}

/** Props of {@link ListSearch}. */
export interface ListSearchProps extends ListSearchOptions {
  /** Search parameters besides the list's own: `attributesToRetrieve`, `clickAnalytics`. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/**
 * A list on InstantSearch whose first page is prerendered and whose state is in the address. Sends no request until the shopper or the
 * address refines the list. Another list, or the same in another currency, needs another `key`.
 *
 * @example
 * ```tsx
 * export function Weine({ view, hits, search, navigate, sendRequests }: Pick<ListSearchProps, 'view' | 'hits' | 'sendRequests'> & ListRouterOptions) {
 *   const urlCodec = createListUrlCodec(view, { facets: { rebsorte: 'grapes' } });
 *   const router = useListRouter({ navigate, urlCodec, path: '/weine', search });
 *   const indices = { indexName: 'weine', currency: 'EUR' };
 *   return (
 *     <ListSearch {...{ indices, view, hits, sendRequests, urlCodec, router }} facets={{ rebsorte: 'grapes' }} cacheKey="/weine EUR">
 *       <Wines />
 *     </ListSearch>
 *   );
 * }
 *
 * function Wines() {
 *   const { total, showMore } = useListResults();
 *   return <button onClick={showMore}>{`More of ${total}`}</button>;
 * }
 * ```
 */
export function ListSearch({ parameters, children, ...options }: ListSearchProps): ReactElement {
  const { view, router, urlCodec, facets: attributes } = options;
  const [list] = useState(() => createListSearchSetup(options));
  const { client, context, routing, initialResults, arrival, remember } = list;
  const [value] = useState(() => ({ view, router, urlCodec, context, attributes, arrival, remember }));

  // Runs after the effects of InstantSearch, which sends no request before.
  useEffect(() => {
    const { router: deferred } = routing;
    deferred.start?.();
    deferred.goLive();
    return () => {
      // InstantSearch resets its state on unmount, which must not reach the address.
      deferred.dispose();
    };
  }, [routing]);

  return (
    <ListContext value={value}>
      <InstantSearchSSRProvider initialResults={initialResults as never}>
        <InstantSearch
          indexName={context.indexName}
          searchClient={client as never}
          routing={routing as never}
          stalledSearchDelay={STALLED_SEARCH_DELAY_MS}
          // It would also report how the shop uses InstantSearch; `useHitClickListener()` reports clicks, where the shopper has agreed.
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure
            hitsPerPage={HITS_PER_PAGE}
            filters={view.filters}
            attributesToHighlight={[]}
            attributesToSnippet={[]}
            {...(parameters as object)}
          />
          {children}
        </InstantSearch>
      </InstantSearchSSRProvider>
    </ListContext>
  );
}
