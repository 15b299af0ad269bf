import { useEffect, useMemo, useRef } from 'react';
import { HISTORY_WRITE_DELAY_MS } from '../limits.ts';

/** Keeps the address up to date with what is typed. */
export interface QueryHistoryWriter {
  /** Writes `query` after a pause in typing. */
  schedule(query: string): void;
  /** Writes what is waiting now: before the search is left, so that Back and Forward find the latest query. */
  flush(): void;
}

/**
 * Returns functions that write the query into the current history entry, 400 ms after the last change or at once, without
 * notifying the app's router.
 *
 * @param write Returns a query string with `query` in it, or unchanged. Must be the same function in each render.
 */
export function useQueryHistoryWriter(write: (search: string, query: string) => string): QueryHistoryWriter {
  const waiting = useRef<{ readonly query: string; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const history = useMemo((): QueryHistoryWriter => {
    const flush = () => {
      if (!waiting.current) return;
      const { query, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      const { pathname, search, hash } = window.location;
      const written = write(search, query);
      if (written !== search)
        window.history.replaceState(window.history.state, '', pathname + written + hash);
    };
    return {
      flush,
      schedule(query) {
        clearTimeout(waiting.current?.timer);
        waiting.current = { query, timer: setTimeout(flush, HISTORY_WRITE_DELAY_MS) };
      },
    };
  }, [write]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
    },
    [],
  );
  return history;
}
