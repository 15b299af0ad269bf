import { useStore } from 'zustand';
import { createAddToCartEvent, createClickEvent, type AddedLine, type SearchOrigin } from '@marehalm/search';
import { useHitClickListener, type FoundHits } from '@marehalm/search/react';
import { createRandomToken } from '../browser/create-random-token';
import { sendSearchEvents } from '../config/search-events';
import { consentStore, hasAnalyticsConsent } from '../session/consent';

let token: string | undefined;
/** Anonymous, and new with every page load. */
const visitToken = (): string => (token ??= `anonymous-${createRandomToken()}`);

/** The search that found each clicked hit, by object id. */
const foundBy = new Map<string, SearchOrigin>();

/** Returns the search parameters that make clicks reportable; none without the shopper's consent. */
export function useClickAnalyticsParameters(): {
  readonly clickAnalytics?: true;
  readonly userToken?: string;
} {
  return useStore(consentStore, hasAnalyticsConsent) ? { clickAnalytics: true, userToken: visitToken() } : {};
}

/** Reports clicks on links to hits, on the page or in the open dialog, with the shopper's consent. */
export function useClickEvents(found: readonly FoundHits[], place: 'page' | 'dialog'): void {
  useHitClickListener(found, place, ({ objectID, position, index, queryID }) => {
    if (!hasAnalyticsConsent()) return;
    const origin = { index, userToken: visitToken(), queryID };
    foundBy.set(objectID, origin);
    sendSearchEvents([createClickEvent(origin, objectID, position)]);
  });
}

/** Reports that a product was put into the bag, if it was found by a search and the shopper has agreed to that. */
export function reportHitAddedToBag(product: string, line: AddedLine): void {
  const origin = foundBy.get(product);
  if (origin && hasAnalyticsConsent()) sendSearchEvents([createAddToCartEvent(origin, product, line)]);
}
