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

/** The list around, which does not change while it is shown. */
export function useList(): ListContext {
  const list = use(ListSearchContext);
  if (!list) throw new Error('Cannot show a part of a list: there is no SearchList above');
  return list;
}

export interface SearchListProps extends ListOptions {
  /** What is asked for of each record. */
  readonly attributes: readonly string[];
  readonly children: Elements;
}

/**
 * A list on InstantSearch, as its address has it. Nothing is asked before the shopper narrows the list or comes with an address that
 * does. The component has to be a new one for another path.
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

  // Steps back and forward, and links to the same list with another query.
  useEffect(() => {
    router.arrived(search);
  }, [router, search]);

  useEffect(
    () =>
      onMarketChange((next) => {
        const address = createListUrlState(view, locale);
        // 300 kr. are not 300 euros.
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

  // Behind the effects of InstantSearch, which asks for nothing before they have run.
  useEffect(() => {
    const { router: address } = routing;
    address.start?.();
    address.goLive();
    return () => {
      // InstantSearch takes its state back when the list goes: none of that is for the address.
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
