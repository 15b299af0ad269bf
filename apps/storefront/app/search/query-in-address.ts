import { useEffect, useMemo, useRef } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import { HISTORY_WRITE_DELAY_MS, limitQuery } from '@marehalm/search';
import { isSearchOpen, searchPart, withSearch } from '../session/search-address';

/** What the search over the page is asked for by a query string, whatever stands there; empty for nothing. */
export function readQuery(search: string): string {
  const [text = ''] = new URLSearchParams(searchPart(search)).values();
  return limitQuery(text);
}

/** The query string `search` with `query` in the open search; as it is where the search is closed. */
export function writeQuery(search: string, query: string, locale: LocaleCode): string {
  if (!isSearchOpen(search)) return search;
  const asked = query.trim();
  return withSearch(search, locale) + (asked && new URLSearchParams({ '': asked }).toString());
}

/** Keeps the address in step with what is typed. */
export interface QueryInAddress {
  /** Writes `query` once nothing newer was typed for a moment (specification, section 9). */
  schedule(query: string): void;
  /** Writes what is waiting now: before the search is left, so that Back and Forward find the latest query. */
  flush(): void;
}

/**
 * Writes into the entry of the history that is here, past the router: the page under the search stays as it is, and the router
 * reads the address anew at every step back or forward.
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
