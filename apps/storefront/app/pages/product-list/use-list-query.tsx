import { useSearchParams } from 'react-router';
import type { Elements } from '@marehalm/ui';
import { useIsInBrowser } from '@marehalm/static-router/client';

/** As `@marehalm/search` has it, which the page's own script does without. */
const MAX_QUERY_LENGTH = 512;

/**
 * What the shop is searched for, by its address. The prerendered page knows none: it is looked at only when that page has come
 * to life, and only by what changes then. A hydration boundary whose parent is rendered again would lose its HTML until its code is here.
 */
export function useListQuery(): string | undefined {
  const [searchParams] = useSearchParams();
  const asked = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  return useIsInBrowser() && asked !== '' ? asked : undefined;
}

/** What the page says besides its list stands aside while something is searched for. */
export function WithoutQuery({ children }: { readonly children: Elements }) {
  return useListQuery() === undefined && children;
}
