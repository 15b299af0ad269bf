import { useEffect, useMemo, useState } from 'react';
import {
  useInfiniteHits,
  useInstantSearch,
  useInstantSearchContext,
  useSearchBox,
  useStats,
} from 'react-instantsearch';
import { getInitialResults } from 'instantsearch.js/es/lib/server.js';
import type { InitialListResults } from '../internal/create-list-search.ts';
import { createHitsCache } from '../internal/hits-cache.ts';
import type { ListResult } from '../prerendered-client.ts';
import type { SearchState } from '../search-state.ts';
import { useInternalList } from './list-search.tsx';
import { useSearchState } from './use-search-state.tsx';

/** A hit, with the attributes that the list asks for. */
export interface ListHit {
  readonly objectID: string;
}

/** A list as shown, and the progress of its latest search. */
export interface ListResults {
  readonly state: SearchState;
  /** Searches for another state. */
  readonly change: (next: SearchState) => void;
  readonly hits: readonly ListHit[];
  /** Number of hits on all pages. */
  readonly total: number;
  /** Hits of the extra request. */
  readonly extraHits: readonly unknown[];
  /** Number of hits without the refinements of each attribute. */
  readonly hitsWithout: Readonly<Record<string, number>>;
  /** The index that the hits are of. */
  readonly index: string | undefined;
  /** `settled` when the list shows what was requested; `stalled` when the response is late. */
  readonly progress: 'settled' | 'searching' | 'stalled' | 'failed';
  readonly error: unknown;
  /** The shopper's last action, whose result is announced. */
  readonly last: 'nothing' | 'narrow' | 'more';
  /** Requests the next page. */
  readonly showMore: () => void;
  /** Repeats the request after a failure. */
  readonly retry: () => void;
}

const progressOf = { idle: 'settled', loading: 'searching', stalled: 'stalled', error: 'failed' } as const;

/**
 * Returns the hits and the progress of the surrounding list. To be used by one component of a list.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useListResults(): ListResults {
  const { urlCodec, arrival, remember } = useInternalList();
  const { status, error, results } = useInstantSearch({ catchError: true });
  const { mainIndex } = useInstantSearchContext();
  const [cache] = useState(createHitsCache<ListHit>);
  const { items, showMore } = useInfiniteHits({ escapeHTML: false, cache: cache as never });
  const { nbHits } = useStats();
  // A query in the address counts even where no search field is rendered.
  useSearchBox();
  const [state, change] = useSearchState();
  const progress = progressOf[status];
  // The previous hits stay until there is a response.
  const [shown, setShown] = useState<readonly ListHit[]>(items);
  if (progress === 'settled' && shown !== items) setShown(items);
  const hits = useMemo(() => eachOnce(shown), [shown]);
  const { extraHits = [], hitsWithout = {} } = results as unknown as Partial<ListResult>;

  // The list of the address on arrival is not the result of an action.
  const narrowed = urlCodec.write({ ...state, page: 1 });
  const [last, setLast] = useState<{ kind: ListResults['last']; narrowed: string }>(() => ({
    kind: 'nothing',
    narrowed,
  }));
  if (narrowed !== last.narrowed)
    setLast({ kind: last.kind === 'nothing' && narrowed === arrival ? 'nothing' : 'narrow', narrowed });

  const query = urlCodec.write(state);
  // After a failure InstantSearch returns to the last state that had a response; a retry needs the one that failed.
  const [requested, setRequested] = useState({ query, state });
  if (progress !== 'failed' && requested.query !== query) setRequested({ query, state });
  const retry = () => {
    change(requested.state);
  };
  useEffect(() => {
    if (progress !== 'settled') return;
    const known = getInitialResults(mainIndex) as unknown as InitialListResults;
    const [index = ''] = Object.keys(known);
    const [first, ...counts] = known[index]?.results ?? [];
    if (!known[index] || !first) return;
    remember(query, {
      ...known,
      [index]: { ...known[index], results: [{ ...first, hits: [...hits] }, ...counts] },
    });
  }, [progress, query, hits, mainIndex, remember]);

  return {
    state,
    change,
    hits,
    total: nbHits,
    extraHits,
    hitsWithout,
    index: results.index,
    progress,
    error,
    last: last.kind,
    showMore() {
      // After a failure, or during a search, the next page would belong to another list.
      if (progress === 'failed') retry();
      if (progress !== 'settled') return;
      setLast({ kind: 'more', narrowed });
      showMore();
    },
    retry,
  };
}

/** Removes duplicates: an entry may have moved to the next page between two requests. */
function eachOnce<Hit extends ListHit>(hits: readonly Hit[]): Hit[] {
  return [...new Map(hits.map((hit) => [hit.objectID, hit])).values()];
}
