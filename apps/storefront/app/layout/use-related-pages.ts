import { useCallback } from 'react';
import { useMatches } from 'react-router';
import { matchPath } from '@marehalm/shop';
import type { PageHandle } from './page-handle';

/** Returns the current page's predicate for paths of related pages; `undefined` when it has none. */
export function useIsRelatedPage(): ((next: string, here: string) => boolean) | undefined {
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
