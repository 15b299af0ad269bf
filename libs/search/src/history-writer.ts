import { HISTORY_WRITE_DELAY } from './limits.ts';

/** The timers a writer runs on; `globalThis` has them. */
export interface Timers<Handle> {
  setTimeout(callback: () => void, milliseconds: number): Handle;
  clearTimeout(handle: Handle): void;
}

export interface HistoryWriter {
  /** Writes `queryString` once nothing newer was scheduled for the delay. */
  schedule(queryString: string): void;
  /** Writes what is waiting now: before a navigation, and when the page is hidden. */
  flush(): void;
  /** Forgets what is waiting: the history moved on by itself (back, forward). */
  cancel(): void;
}

export interface HistoryWriterOptions<Handle> {
  /** Puts a query string into the address; without `?`, empty for none. */
  readonly write: (queryString: string) => void;
  readonly timers: Timers<Handle>;
  /** Milliseconds, {@link HISTORY_WRITE_DELAY} unless told. */
  readonly delay?: number;
  /** The query string that the address has now, so that it is not written again. */
  readonly initial?: string;
}

/**
 * Brings a search into the address without an entry for every letter typed: only the last state of a burst is written, and
 * a state that the address already shows never is, so 'back' always leads somewhere else.
 */
export function createHistoryWriter<Handle>(options: HistoryWriterOptions<Handle>): HistoryWriter {
  const { write, timers, delay = HISTORY_WRITE_DELAY } = options;
  let written = options.initial;
  let waiting: { readonly queryString: string; readonly handle: Handle } | undefined;

  function cancel() {
    if (waiting) timers.clearTimeout(waiting.handle);
    waiting = undefined;
  }

  function flush() {
    const queryString = waiting?.queryString;
    cancel();
    if (queryString === undefined || queryString === written) return;
    written = queryString;
    write(queryString);
  }

  return {
    schedule(queryString) {
      cancel();
      waiting = { queryString, handle: timers.setTimeout(flush, delay) };
    },
    flush,
    cancel,
  };
}
