import { useEffect, useMemo, useRef } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { HISTORY_WRITE_DELAY_MS, limitQuery } from '@marehalm/search';
import { isSearchOpen, searchPart, withSearch } from '../session/search-address';

/** Reads the query of the search overlay from a query string; empty when there is none. Accepts any text. */
export function readQuery(search: string): string {
  const [text = ''] = new URLSearchParams(searchPart(search)).values();
  return limitQuery(text);
}

/** Returns the query string `search` with `query` in it, or unchanged where the overlay is closed. */
export function writeQuery(search: string, query: string, locale: LocaleCode): string {
  if (!isSearchOpen(search)) return search;
  const asked = query.trim();
  return withSearch(search, locale) + (asked && new URLSearchParams({ '': asked }).toString());
}

/** Keeps the address up to date with what is typed. */
export interface QueryInAddress {
  /** Writes `query` after a pause in typing (specification, section 9). */
  schedule(query: string): void;
  /** Writes what is waiting now: before the search is left, so that Back and Forward find the latest query. */
  flush(): void;
}

/**
 * Replaces the current history entry without React Router: the page under the overlay stays as it is, and React Router reads the address
 * again on Back and Forward.
 */
export function useQueryInAddress(locale: LocaleCode): QueryInAddress {
  const waiting = useRef<{ readonly query: string; readonly timer: number }>(undefined);
  const address = useMemo(() => {
    const flush = () => {
      if (!waiting.current) return;
      const { query, timer } = waiting.current;
      clearTimeout(timer);
      waiting.current = undefined;
      const { pathname, search, hash } = window.location;
      const written = writeQuery(search, query, locale);
      if (written !== search)
        window.history.replaceState(window.history.state, '', pathname + written + hash);
    };
    return {
      flush,
      schedule(query: string) {
        clearTimeout(waiting.current?.timer);
        waiting.current = { query, timer: window.setTimeout(flush, HISTORY_WRITE_DELAY_MS) };
      },
    };
  }, [locale]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer);
    },
    [],
  );
  return address;
}
