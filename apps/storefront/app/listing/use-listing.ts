import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { markets, type LocaleCode } from '@marehalm/shop';
import {
  emptySearchState,
  RATING_ATTRIBUTE,
  readFacetCounts,
  toSearchRequests,
  type FacetCounts,
  type IndexKind,
  type SearchState,
} from '@marehalm/search';
import { usePageLocale } from '../intl/page-locale';
import { currentMarket, onMarketChange } from '../session/market';
import { anyLanguageQuery, facetsOf, listAddress } from './list-address';
import { setTwinEnd } from '../session/twin-end';
import { createListing, type Listing, type ListingControl, type Page } from './listing';
import type { ListingView } from './listing-view';
import { createRouterHistory } from './router-history';
import { ownValue } from '../browser/own-value';

export interface UseListing<Entry> {
  readonly kind: IndexKind;
  readonly view: ListingView;
  /** The entries that the page was made with: the first of the list. */
  readonly first: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  /** Every entry that a list may have, by its id. */
  readonly fetchEntries: (locale: LocaleCode) => Promise<ReadonlyMap<string, Entry>>;
  /** Whether the words of a search may find pages of the shop, too. */
  readonly withPages?: boolean;
}

/** Answers by list and market; they outlive the page, for whoever comes back to it. */
const answersOf = new Map<string, Map<string, Page<unknown>>>();

/**
 * A list of the shop as its address has it. Nothing is asked before the shopper narrows the list or comes with an address that
 * does. The component has to be a new one for another path.
 */
export function useListing<Entry>({
  kind,
  view,
  first,
  keyOf,
  fetchEntries,
  withPages = false,
}: UseListing<Entry>): Listing<Entry> & Omit<ListingControl<Entry>, 'get' | 'subscribe' | 'start'> {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const location = useLocation();

  const prerendered = useMemo(
    (): Listing<Entry> => ({
      state: emptySearchState,
      page: {
        entries: first,
        total: view.total,
        counts: countsOf(view),
        without: {},
        hasRatings: false,
        unknown: 0,
      },
      progress: 'settled',
      last: 'nothing',
    }),
    [first, view],
  );

  const [control] = useState(() => {
    if (typeof window === 'undefined') return undefined;
    const address = listAddress(view, locale);
    const path = location.pathname;
    const history = createRouterHistory(navigate, address);
    const answers = () => {
      const key = `${path} ${currentMarket()}`;
      const known = answersOf.get(key) ?? new Map<string, Page<unknown>>();
      answersOf.set(key, known);
      return known as Map<string, Page<Entry>>;
    };
    return {
      history,
      ...createListing({
        address,
        history,
        timers: globalThis,
        first: prerendered.page,
        answers,
        keyOf,
        ask: async (state, pages) => {
          const isForPages = withPages && pages === 'all' && state.query.trim() !== '';
          const [{ client, readSearchFailure }, entries, found] = await Promise.all([
            loadSearch(),
            fetchEntries(locale),
            isForPages ? import('./found-pages') : undefined,
          ]);
          const requests = toSearchRequests(state, {
            kind,
            locale,
            currency: markets[currentMarket()].currency,
            facets: facetsOf(view),
            pages,
          }).map((request, position) => ({
            ...request,
            facets: [...(request.facets ?? []), ...(position === 0 ? [RATING_ATTRIBUTE] : [])],
            filters: view.filters,
            attributesToRetrieve: [],
            attributesToHighlight: [],
            attributesToSnippet: [],
          }));
          const besides = found ? [found.pagesRequest(state.query, locale)] : [];
          const { results } = await client
            .searchForHits({ requests: [...requests, ...besides] })
            .catch((error: unknown) => {
              throw readSearchFailure(error)?.kind === 'throttled' ? new SearchIsBusyError() : error;
            });
          const page = pageOf(results.slice(0, requests.length), state, view, entries);
          const pagesFound = results[requests.length]?.hits ?? [];
          return found
            ? { ...page, pages: found.readPageHits(pagesFound, { areAlone: page.total === 0 }) }
            : page;
        },
      }),
    };
  });

  const never = () => () => undefined;
  const listing = useSyncExternalStore(
    control?.subscribe ?? never,
    () => control?.get() ?? prerendered,
    () => prerendered,
  );

  useEffect(() => {
    if (!control) return;
    const stop = control.start();
    // 'Back' from wherever a link leads finds the latest state of the list. Written later, it would lead back from the way there.
    const flush = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) control.flush();
    };
    addEventListener('click', flush, { capture: true });
    return () => {
      removeEventListener('click', flush, { capture: true });
      stop();
    };
  }, [control]);

  // Steps back and forward, and links to the same list with another query.
  useEffect(() => {
    control?.history.arrived(location.search);
  }, [control, location.search]);

  useEffect(() => {
    let market = currentMarket();
    return onMarketChange((next) => {
      if (next === market) return;
      market = next;
      const { minPrice, maxPrice, ...state } = control?.get().state ?? emptySearchState;
      // 300 kr. are not 300 euros.
      if (minPrice !== undefined || maxPrice !== undefined) control?.change({ ...state, page: 1 });
      else if (state.sort.endsWith('price')) control?.change(state);
    });
  }, [control]);

  const query = anyLanguageQuery(view, listing.state);
  useEffect(() => setTwinEnd(query && `?${query}`), [query]);

  const nothing = () => undefined;
  return {
    ...listing,
    change: control?.change ?? nothing,
    showMore: control?.showMore ?? nothing,
    retry: control?.retry ?? nothing,
    flush: control?.flush ?? nothing,
  };
}

/** Whether a search had no answer because the service was asked too often. */
export const isBusy = (error: unknown): boolean => error instanceof SearchIsBusyError;

class SearchIsBusyError extends Error {}

async function loadSearch() {
  // A browser remembers that a module did not come, and would not ask for it again.
  if (!navigator.onLine) throw new Error('Cannot search: there is no connection');
  const { readSearchFailure, searchClient } = await import('../config/search');
  return { client: searchClient(), readSearchFailure };
}

function countsOf({ facets }: ListingView): FacetCounts {
  return Object.fromEntries(
    facets.map(({ name, values }) => [name, Object.fromEntries(values.map(({ id, count }) => [id, count]))]),
  );
}

interface Result {
  readonly hits: readonly { readonly objectID: string }[];
  readonly nbHits?: number | undefined;
  readonly facets?: FacetCounts | undefined;
}

/** The client lets no answer through that has fewer results than questions, or results without hits. */
const noResult: Result = { hits: [] };

function pageOf<Entry>(
  results: readonly Result[],
  state: SearchState,
  view: ListingView,
  entries: ReadonlyMap<string, Entry>,
): Page<Entry> {
  const facets = facetsOf(view);
  const [{ hits, nbHits = 0, facets: values } = noResult, ...others] = results;
  const chosen = Object.entries(state.facets).filter(
    ([name, ids]) => ownValue(facets, name) && ids.length > 0,
  );
  // What is newer than this page has no place in it yet.
  const known = hits.flatMap(({ objectID }) => entries.get(objectID) ?? []);
  const unknown = hits.length - known.length;
  return {
    entries: known,
    total: nbHits - unknown,
    unknown,
    counts: readFacetCounts(results, state, { facets }),
    hasRatings: Object.keys(values?.[RATING_ATTRIBUTE] ?? {}).length > 0,
    without: Object.fromEntries(chosen.map(([name], position) => [name, others[position]?.nbHits ?? 0])),
  };
}
