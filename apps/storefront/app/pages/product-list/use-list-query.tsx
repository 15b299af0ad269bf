import { useSearchParams } from 'react-router';
import type { NonTextNode } from '@marehalm/ui';
import { useIsHydrated } from '@marehalm/static-router/client';

/** The limit of `@marehalm/search`, which the page's initial script does not import. */
const MAX_QUERY_LENGTH = 512;

/**
 * Returns the query in the URL, only after hydration and only for components that depend on it: rendering a hydration boundary
 * again before its code has loaded would remove its HTML.
 */
export function useListQuery(): string | undefined {
  const [searchParams] = useSearchParams();
  const asked = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  return useIsHydrated() && asked !== '' ? asked : undefined;
}

/** Hides the rest of a page during a search. */
export function HiddenDuringSearch({ children }: { readonly children: NonTextNode }) {
  return useListQuery() === undefined && children;
}
