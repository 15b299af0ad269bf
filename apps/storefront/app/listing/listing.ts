import {
  createLatestSearch,
  createSearchHistory,
  emptySearchState,
  type FacetCounts,
  type HistoryPort,
  type SearchAddress,
  type SearchState,
  type Timers,
} from '@marehalm/search';
import type { PageHit } from './found-pages';

/** What is shown of a list. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Entries there are, without those that this page does not know yet. */
  readonly total: number;
  /** Entries that were asked for and left out, for they are newer than the page. */
  readonly unknown: number;
  readonly counts: FacetCounts;
  /** How many there were without what is chosen of a facet, by its name. */
  readonly without: Readonly<Record<string, number>>;
  /** Whether anything here has been rated. */
  readonly hasRatings: boolean;
  /** Pages of the shop that the words of a search find besides; absent where nobody asked for any. */
  readonly pages?: readonly PageHit[];
}

export interface Listing<Entry> {
  readonly state: SearchState;
  readonly page: Page<Entry>;
  /** Whether `page` answers `state`, is an earlier one that waits for its answer, or could not be replaced. */
  readonly progress: 'settled' | 'searching' | 'stalled' | 'failed';
  /** Why the last question had no answer. */
  readonly error?: unknown;
  /** What the shopper did last, for whoever says what came of it. */
  readonly last: 'nothing' | 'narrow' | 'more';
}

export interface ListingOptions<Entry, Handle> {
  readonly address: SearchAddress;
  readonly history: HistoryPort;
  readonly timers: Timers<Handle>;
  /** The list that the page was made with. */
  readonly first: Page<Entry>;
  /** Answers to earlier questions, by {@link SearchAddress.write}: whoever comes back finds the list as it was, at once. */
  readonly answers: () => Map<string, Page<Entry>>;
  /** Asks the search service for the state's last page, or for all pages up to it. */
  readonly ask: (state: SearchState, pages: 'last' | 'all') => Promise<Page<Entry>>;
  readonly keyOf: (entry: Entry) => string;
}

export interface ListingControl<Entry> {
  get(): Listing<Entry>;
  subscribe(listener: () => void): () => void;
  /** Asks for what the address says, when it says anything, and follows it from then on; returns how to stop. */
  start(): () => void;
  /** Narrows, sorts or searches. */
  change(state: SearchState): void;
  showMore(): void;
  /** Asks again after a failure. */
  retry(): void;
  /** Writes the address now: a link is about to be followed. */
  flush(): void;
}

/** A list that is narrowed, sorted and lengthened; its address and history say how. */
export function createListing<Entry, Handle>(options: ListingOptions<Entry, Handle>): ListingControl<Entry> {
  const { address, history, timers, first, answers, ask, keyOf } = options;
  const listeners = new Set<() => void>();
  const whole = address.write(emptySearchState);

  function answerTo(state: SearchState): Page<Entry> | undefined {
    const key = address.write(state);
    return key === whole ? first : answers().get(key);
  }

  const written = address.read(history.location().search);
  const known = answerTo(written);
  let listing: Listing<Entry> = {
    state: written,
    page: known ?? first,
    progress: known ? 'settled' : 'searching',
    last: 'nothing',
  };

  const set = (next: Partial<Listing<Entry>>) => {
    listing = { ...listing, ...next };
    for (const listener of listeners) listener();
  };

  const latest = createLatestSearch({
    search: async ({ state, pages }: { state: SearchState; pages: 'last' | 'all' }) => {
      const before = listing.page;
      const page = await ask(state, pages);
      if (pages === 'all') return page;
      const here = new Set(before.entries.map(keyOf));
      return {
        ...page,
        ...(before.pages && { pages: before.pages }),
        total: page.total - before.unknown,
        unknown: page.unknown + before.unknown,
        entries: [...before.entries, ...page.entries.filter((one) => !here.has(keyOf(one)))],
      };
    },
    onProgress: (progress, { state }) => {
      if (progress.kind === 'searching') set({ progress: progress.isStalled ? 'stalled' : 'searching' });
      else if (progress.kind === 'failed') set({ progress: 'failed', error: progress.error });
      else {
        answers().set(address.write(state), progress.answer);
        set({ page: progress.answer, progress: 'settled' });
      }
    },
    timers,
  });

  function show(state: SearchState, last: Listing<Entry>['last']): void {
    const answer = answerTo(state);
    if (answer) {
      latest.cancel();
      set({ state, page: answer, progress: 'settled', last });
    } else {
      set({ state, last });
      latest.ask({ state, pages: last === 'more' ? 'last' : 'all' });
    }
  }

  const retry = () => {
    latest.ask({ state: listing.state, pages: 'all' });
  };

  let places: ReturnType<typeof createSearchHistory> | undefined;

  return {
    get: () => listing,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      places = createSearchHistory({
        address,
        history,
        timers,
        onRestore: (state) => {
          if (address.write(state) !== address.write(listing.state)) show(state, 'narrow');
        },
      });
      if (listing.progress !== 'settled') latest.ask({ state: listing.state, pages: 'all' });
      return () => {
        latest.cancel();
        places?.stop();
      };
    },
    change(state) {
      show(state, 'narrow');
      places?.schedule(state);
    },
    showMore() {
      // The next page of another answer, or behind one that is missing, would be none of this list.
      if (listing.progress === 'failed') retry();
      if (listing.progress !== 'settled') return;
      const state = { ...listing.state, page: listing.state.page + 1 };
      show(state, 'more');
      places?.schedule(state);
    },
    retry,
    flush() {
      places?.flush();
    },
  };
}
