import { createContext, use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Configure, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch';
import { defaultMarkets } from '@marehalm/shop';
import { HITS_PER_PAGE, STALLED_SEARCH_DELAY_MS } from '@marehalm/search';
import type { Elements } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { currentMarket, onMarketChange } from '../session/market';
import { createListUrlState } from '../view-models/list-url-state';
import { createListRouter, type ListRouter } from './list-router';
import { createListSearch, type ListOptions, type ListSearch } from './list-search';
import { useClickAnalytics } from './search-events';
import type { ListingView } from '../view-models/listing-view';

interface ListContext extends Pick<ListSearch, 'context' | 'arrival' | 'remember'> {
  readonly view: ListingView;
  readonly router: ListRouter;
}

const ListSearchContext = createContext<ListContext | null>(null);

/** Returns the surrounding list, which is constant while mounted. */
export function useList(): ListContext {
  const list = use(ListSearchContext);
  if (!list) throw new Error('Cannot show a part of a list: there is no SearchList above');
  return list;
}

export interface SearchListProps extends ListOptions {
  /** Attributes to retrieve of each record. */
  readonly attributes: readonly string[];
  readonly children: Elements;
}

/**
 * A list on InstantSearch whose state is in the address. Sends no request until the shopper or the address refines the list. Needs
 * another `key` for another path.
 */
export function SearchList(props: SearchListProps) {
  const { view } = props;
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [market, setMarket] = useState(() =>
    typeof window === 'undefined' ? defaultMarkets[locale] : currentMarket(),
  );
  const [router] = useState(() =>
    createListRouter({ navigate, address: createListUrlState(view, locale), path: pathname, search }),
  );

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
    router.arrived(search);
  }, [router, search]);

  useEffect(
    () =>
      onMarketChange((next) => {
        const address = createListUrlState(view, locale);
        // A price limit in kroner means nothing in euros.
        const { minPrice: _min, maxPrice: _max, ...state } = address.read(router.read());
        router.write(address.toRoute(state));
        router.flush();
        setMarket(next);
      }),
    [router, view, locale],
  );

  return <ListInMarket key={market} {...props} path={pathname} market={market} router={router} />;
}

function ListInMarket({
  attributes,
  children,
  path,
  market,
  router,
  ...options
}: SearchListProps & {
  readonly path: string;
  readonly market: ReturnType<typeof currentMarket>;
  readonly router: ListRouter;
}) {
  const { view } = options;
  const locale = usePageLocale();
  const [list] = useState(() => createListSearch(options, { path, locale, market, router }));
  const { client, context, routing, initialResults, arrival, remember } = list;
  const clickAnalytics = useClickAnalytics();
  const [value] = useState(() => ({ view, router, context, arrival, remember }));

  // Runs after the effects of InstantSearch, which sends no request before.
  useEffect(() => {
    const { router: address } = routing;
    address.start?.();
    address.goLive();
    return () => {
      // InstantSearch resets its state on unmount, which must not reach the address.
      address.dispose();
    };
  }, [routing]);

  return (
    <ListSearchContext value={value}>
      <InstantSearchSSRProvider initialResults={initialResults}>
        <InstantSearch
          indexName={context.indexName}
          searchClient={client as never}
          routing={routing as never}
          stalledSearchDelay={STALLED_SEARCH_DELAY_MS}
          // It would also report how the shop uses InstantSearch; `search-events.ts` reports clicks, with the shopper's consent.
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <Configure
            hitsPerPage={HITS_PER_PAGE}
            filters={view.filters}
            attributesToRetrieve={[...attributes]}
            attributesToHighlight={[]}
            attributesToSnippet={[]}
            {...clickAnalytics}
          />
          {children}
        </InstantSearch>
      </InstantSearchSSRProvider>
    </ListSearchContext>
  );
}
