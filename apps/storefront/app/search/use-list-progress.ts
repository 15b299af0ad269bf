import { useEffect, useMemo, useState } from 'react';
import {
  useInfiniteHits,
  useInstantSearch,
  useInstantSearchContext,
  useSearchBox,
  useStats,
} from 'react-instantsearch';
import { getInitialResults } from 'instantsearch.js/es/lib/server';
import type { Hit } from 'instantsearch.js';
import type { SortOrder } from '@marehalm/shop/search';
import type { SearchState } from '@marehalm/search';
import { setAlternateUrlSuffix } from '../session/alternate-url-suffix';
import { usePageLocale } from '../intl/page-locale';
import { createHitsCache } from './hits-cache';
import { formatNeutralQuery, createListUrlState } from '../view-models/list-url-state';
import type { ListResult } from './list-client';
import { useClickEvents } from './search-events';
import { useList } from './search-list';
import { useSearchState } from './use-search-state';

/** A list as it is shown, and how far the search for what is asked of it has come. */
export interface ListProgress {
  readonly state: SearchState<SortOrder>;
  readonly change: (next: SearchState<SortOrder>) => void;
  readonly hits: readonly unknown[];
  /** How many there are in all. */
  readonly total: number;
  readonly pageHits: readonly unknown[];
  /** How many hits there would be without what is chosen of an attribute. */
  readonly hitsWithout: Readonly<Record<string, number>>;
  /** Whether what is shown is what was asked for, is waited for, or could not be had. */
  readonly progress: 'settled' | 'searching' | 'stalled' | 'failed';
  readonly error: unknown;
  /** What the shopper did last, for what says what came of it. */
  readonly last: 'nothing' | 'narrow' | 'more';
  readonly showMore: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

const progressOf = { idle: 'settled', loading: 'searching', stalled: 'stalled', error: 'failed' } as const;

/** The list around: its hits, and how far the search has come. For one component of a list. */
export function useListProgress(): ListProgress {
  const { view, arrival, remember } = useList();
  const locale = usePageLocale();
  const address = createListUrlState(view, locale);
  const { status, error, results } = useInstantSearch({ catchError: true });
  const { mainIndex } = useInstantSearchContext();
  const [cache] = useState(createHitsCache<Hit>);
  const { items, showMore } = useInfiniteHits({ escapeHTML: false, cache: cache as never });
  const { nbHits } = useStats();
  // Words in an address count also where no field is drawn for them.
  useSearchBox();
  const [state, change] = useSearchState();
  const progress = progressOf[status];
  // Until there is an answer, what is shown stays.
  const [shown, setShown] = useState(items);
  if (progress === 'settled' && shown !== items) setShown(items);
  const hits = useMemo(() => eachOnce(shown), [shown]);
  const { pageHits = [], hitsWithout = {} } = results as unknown as Partial<ListResult>;

  useClickEvents([{ index: results.index, hits }], 'page');

  // The list that the address asks for on arrival is no answer to a press.
  const narrowed = address.write({ ...state, page: 1 });
  const [last, setLast] = useState<{ kind: ListProgress['last']; narrowed: string }>(() => ({
    kind: 'nothing',
    narrowed,
  }));
  if (narrowed !== last.narrowed)
    setLast({ kind: last.kind === 'nothing' && narrowed === arrival ? 'nothing' : 'narrow', narrowed });

  const query = address.write(state);
  // After a failure InstantSearch goes back to what had an answer: what was asked for is what a new try asks for.
  const [wanted, setWanted] = useState({ query, state });
  if (progress !== 'failed' && wanted.query !== query) setWanted({ query, state });
  const retry = () => {
    change(wanted.state);
  };
  useEffect(() => {
    if (progress !== 'settled') return;
    const known = getInitialResults(mainIndex);
    const [index = ''] = Object.keys(known);
    const [first, ...counts] = known[index]?.results ?? [];
    if (!known[index] || !first) return;
    remember(query, {
      ...known,
      [index]: { ...known[index], results: [{ ...first, hits: [...hits] }, ...counts] },
    });
  }, [progress, query, hits, mainIndex, remember]);

  const twinQuery = formatNeutralQuery(view, state);
  useEffect(() => setAlternateUrlSuffix(twinQuery && `?${twinQuery}`), [twinQuery]);

  return {
    state,
    change,
    hits,
    total: nbHits,
    pageHits,
    hitsWithout,
    progress,
    error,
    last: last.kind,
    showMore() {
      // The next page of another answer, or behind one that is missing, would be none of this list.
      if (progress === 'failed') retry();
      if (progress !== 'settled') return;
      setLast({ kind: 'more', narrowed });
      showMore();
    },
    retry,
  };
}

/** An entry may have moved from one page to the next in the meantime. */
function eachOnce(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [hit.objectID, hit])).values()];
}
