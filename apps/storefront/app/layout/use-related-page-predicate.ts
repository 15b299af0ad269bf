import { useCallback } from 'react';
import { useMatches } from 'react-router';
import { matchPath } from '@marehalm/shop';
import type { PageHandle } from './page-handle';

/**
 * Returns a function that tells whether two paths are related pages according to the current route; `undefined` if the route
 * defines none.
 */
export function useRelatedPagePredicate(): ((next: string, here: string) => boolean) | undefined {
  const { isRelated } = (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
  const areRelated = useCallback(
    (next: string, here: string) => {
      const [nextMatch, match] = [matchPath(next), matchPath(here)];
      return Boolean(nextMatch && match && isRelated?.(nextMatch, match));
    },
    [isRelated],
  );
  return isRelated && areRelated;
}
