import { useStore } from 'zustand';
import { createAddToCartEvent, createClickEvent, type AddedLine, type SearchOrigin } from '@marehalm/search';
import { useHitClickListener, type HitsOfIndex } from '@marehalm/search/react';
import { createRandomToken } from '../browser/create-random-token';
import { sendSearchEvents } from '../config/send-search-events';
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

/**
 * Reports clicks on the hits in `found` to the search service, with the shopper's consent. `place` says whether links of the page
 * or of the open dialog count.
 */
export function useReportHitClicks(found: readonly HitsOfIndex[], place: 'page' | 'dialog'): void {
  useHitClickListener(found, place, ({ objectID, position, index, queryID }) => {
    if (!hasAnalyticsConsent()) return;
    const origin = { index, userToken: visitToken(), queryID };
    foundBy.set(objectID, origin);
    sendSearchEvents([createClickEvent(origin, objectID, position)]);
  });
}

/**
 * Reports that a product was added to the bag. Does nothing without consent, or if the shopper did not find the product by a
 * search.
 */
export function reportHitAddedToBag(product: string, line: AddedLine): void {
  const origin = foundBy.get(product);
  if (origin && hasAnalyticsConsent()) sendSearchEvents([createAddToCartEvent(origin, product, line)]);
}
