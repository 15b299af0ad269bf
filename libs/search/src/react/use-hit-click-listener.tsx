import { useEffect, useEffectEvent } from 'react';

/** The hits of one index. */
export interface HitsOfIndex {
  readonly index?: string | undefined;
  /** Absent for prerendered hits, which no request returned, and without `clickAnalytics`. */
  readonly queryID?: string | undefined;
  readonly hits: readonly unknown[];
}

/** A click on a link to a hit, as `createClickEvent()` takes it. */
export interface HitClick {
  readonly objectID: string;
  readonly index: string;
  readonly queryID: string | undefined;
  /** From 1, over all pages. */
  readonly position: number;
}

interface Hit {
  readonly objectID: string;
  readonly href?: string;
  /** From 1, over all pages. */
  readonly __position?: number;
  readonly __queryID?: string;
}

/**
 * Calls `onClick` for each click on a link whose path is the `href` of a hit, before the link is followed.
 *
 * @param place Where the links are: on the page or in a dialog.
 */
export function useHitClickListener(
  found: readonly HitsOfIndex[],
  place: 'page' | 'dialog',
  onClick: (click: HitClick) => void,
): void {
  const report = useEffectEvent((link: HTMLAnchorElement) => {
    for (const { index = '', queryID, hits } of found) {
      const at = hits.findIndex((hit) => (hit as Hit).href === link.pathname);
      if (at < 0) continue;
      const { objectID, __position: position = at + 1, __queryID = queryID } = hits[at] as Hit;
      onClick({ objectID, index, queryID: __queryID, position });
      return;
    }
  });
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link && (link.closest('dialog') !== null) === (place === 'dialog')) report(link);
    };
    addEventListener('click', follow, { capture: true });
    return () => {
      removeEventListener('click', follow, { capture: true });
    };
  }, [place]);
}
