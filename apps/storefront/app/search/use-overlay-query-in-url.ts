import { useCallback } from 'react';
import { withOverlayQuery } from '@marehalm/page-data';
import type { LocaleCode } from '@marehalm/shop';
import { useQueryHistoryWriter, type QueryHistoryWriter } from '@marehalm/search/react';

/** Keeps the address up to date with what is typed. The page under the overlay stays as it is. */
export const useOverlayQueryInUrl = (locale: LocaleCode): QueryHistoryWriter =>
  useQueryHistoryWriter(
    useCallback((search: string, query: string) => withOverlayQuery(search, query, locale), [locale]),
  );
