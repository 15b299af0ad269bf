import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { hitAddedToBag, hitClicked, type AddedLine, type SearchOrigin } from '@marehalm/search';
import { createRandomToken } from '../browser/create-random-token';
import { sendSearchEvents } from '../config/search-events';
import { consentStore, isMeasured } from '../session/consent';

/** The hits of one index, as InstantSearch returns them. */
export interface FoundHits {
  readonly index?: string | undefined;
  /** Absent for prerendered hits, which no request returned, and without consent. */
  readonly queryID?: string | undefined;
  readonly hits: readonly unknown[];
}

interface Hit {
  readonly objectID: string;
  readonly href?: string;
  /** From 1, over all pages. */
  readonly __position?: number;
  readonly __queryID?: string;
}

let token: string | undefined;
/** Anonymous, and new with every page load. */
const visitToken = (): string => (token ??= `anonymous-${createRandomToken()}`);

/** The search that found each clicked hit, by object id. */
const foundBy = new Map<string, SearchOrigin>();

/** Returns the search parameters that make clicks reportable; none without the shopper's consent. */
export function useClickAnalytics(): { readonly clickAnalytics?: true; readonly userToken?: string } {
  return useStore(consentStore, isMeasured) ? { clickAnalytics: true, userToken: visitToken() } : {};
}

/** Reports clicks on links to hits, on the page or in the open dialog, with the shopper's consent. */
export function useClickEvents(found: readonly FoundHits[], place: 'page' | 'dialog'): void {
  const report = useEffectEvent((link: HTMLAnchorElement) => {
    for (const { index = '', queryID, hits } of found) {
      const position = hits.findIndex((hit) => (hit as Hit).href === link.pathname);
      if (position < 0) continue;
      const hit = { __position: position + 1, ...(hits[position] as Hit) };
      const origin = { index, userToken: visitToken(), queryID: hit.__queryID ?? queryID };
      foundBy.set(hit.objectID, origin);
      sendSearchEvents([hitClicked(origin, hit.objectID, hit.__position)]);
      return;
    }
  });
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (!link || !isMeasured()) return;
      const isInDialog = link.closest('dialog') !== null;
      if (isInDialog === (place === 'dialog')) report(link);
    };
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
    };
  }, [place]);
}

/** Reports that a product was put into the bag, if it was found by a search and the shopper has agreed to that. */
export function reportAddition(product: string, line: AddedLine): void {
  const origin = foundBy.get(product);
  if (origin && isMeasured()) sendSearchEvents([hitAddedToBag(origin, product, line)]);
}
