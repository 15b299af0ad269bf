import { HISTORY_WRITE_DELAY } from './limits.ts';
import type { SearchAddress } from './search-address.ts';
import type { SearchState } from './search-state.ts';
import type { Timers } from './timers.ts';

/** The address bar and its history, as much of them as a search needs. {@link browserHistory} makes one of a window. */
export interface HistoryPort {
  /** Where the visitor is now. */
  location(): {
    readonly pathname: string;
    /** With `?`, or empty. */
    readonly search: string;
    /** With `#`, or empty: tells a link to a part of the page from a step to another search. */
    readonly hash?: string | undefined;
  };
  /** Adds an entry. `href` is a path with its query string. */
  push(href: string): void;
  /** Calls `listener` after every step back or forward; returns how to stop that. */
  onMove(listener: () => void): () => void;
}

/** What {@link createSearchHistory} is told. */
export interface SearchHistoryOptions<Handle> {
  readonly address: SearchAddress;
  readonly history: HistoryPort;
  /** `globalThis` has them. */
  readonly timers: Timers<Handle>;
  /** A step back or forward has led to another search on this path; show it, as it is. */
  readonly onRestore: (state: SearchState) => void;
  /** Milliseconds, {@link HISTORY_WRITE_DELAY} unless told. */
  readonly delay?: number;
}

/** A search and the history of its page, kept in step. */
export interface SearchHistory {
  /** The search that the address shows now. */
  read(): SearchState;
  /** Writes `state` once nothing newer was scheduled for the delay. */
  schedule(state: SearchState): void;
  /** Writes what is waiting now: before a link is followed, so that 'back' finds the latest search. */
  flush(): void;
  /** Forgets what is waiting and listens no more. */
  stop(): void;
}

/**
 * Brings a search into the address without an entry for every letter typed: only the last state of a burst is written, and a
 * state that the address shows already never is, so 'back' always leads somewhere else. 'Back' and 'forward' give the state of
 * their entry, as it was; a link to a part of the page leaves what is waiting. Nothing is written once the visitor is on another
 * path.
 *
 * @example
 * ```ts
 * const entries = ['/shop'];
 * const written = createSearchHistory({
 *   address: createSearchAddress(),
 *   history: {
 *     location: () => ({ pathname: '/shop', search: entries.at(-1)?.replace('/shop', '') ?? '' }),
 *     push: (href) => entries.push(href),
 *     onMove: () => () => undefined,
 *   },
 *   timers: globalThis,
 *   onRestore: () => undefined,
 * });
 * for (const query of ['s', 'se', 'serum']) written.schedule({ ...emptySearchState, query });
 * written.flush();
 * entries; // => ['/shop', '/shop?q=serum']
 * ```
 */
export function createSearchHistory<Handle>(options: SearchHistoryOptions<Handle>): SearchHistory {
  const { address, history, timers, onRestore, delay = HISTORY_WRITE_DELAY } = options;
  const { pathname } = history.location();
  let waiting:
    | {
        readonly state: SearchState;
        readonly handle: Handle;
        readonly search: string;
        readonly hash?: string | undefined;
      }
    | undefined;

  const isHere = () => history.location().pathname === pathname;
  const read = () => address.read(history.location().search);

  function forget() {
    if (waiting) timers.clearTimeout(waiting.handle);
    waiting = undefined;
  }

  function flush() {
    const state = waiting?.state;
    forget();
    if (state === undefined || !isHere() || address.write(state) === address.write(read())) return;
    const search = address.update(history.location().search, state);
    history.push(search === '' ? pathname : `${pathname}?${search}`);
  }

  const stopListening = history.onMove(() => {
    const { search, hash } = history.location();
    // Browsers tell of a link to a part of the page as of a step, and it takes nothing back of what was asked.
    if (waiting?.search === search && waiting.hash !== hash) return;
    forget();
    if (isHere()) onRestore(read());
  });

  return {
    read,
    schedule(state) {
      forget();
      const { search, hash } = history.location();
      waiting = { state, handle: timers.setTimeout(flush, delay), search, hash };
    },
    flush,
    stop() {
      forget();
      stopListening();
    },
  };
}

/** The parts of a window that {@link browserHistory} uses. */
export interface HistoryWindow {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash?: string };
  readonly history: {
    /** As in browsers. */
    pushState(data: unknown, unused: string, url: string): void;
  };
  /** As in browsers. */
  addEventListener(type: 'popstate', listener: () => void): void;
  /** As in browsers. */
  removeEventListener(type: 'popstate', listener: () => void): void;
}

/** The history of a page without a router. With one, make a {@link HistoryPort} of it: routers want to know what is pushed. */
export function browserHistory(window: HistoryWindow): HistoryPort {
  return {
    location: () => window.location,
    push: (href) => {
      window.history.pushState(null, '', href);
    },
    onMove(listener) {
      window.addEventListener('popstate', listener);
      return () => {
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
