import { useEffect, useState } from 'react';
import { createOnceLoader } from '@marehalm/static-router/client';
import type { BagOffer, BagOffers } from '@marehalm/page-data';

/**
 * Fetches the offers of all products, samples and gifts, by SKU, once per visit. Rejects while offline or on an HTTP error; the
 * next call then tries again.
 */
export const fetchAllOffers = createOnceLoader(async () => {
  const answer = await fetch('/offers.json');
  if (!answer.ok) throw new Error(`Cannot fetch what is sold: status ${answer.status}`);
  return (await answer.json()) as BagOffers;
});

/** Returns whether an offer is a sample or a gift. Such offers have no product page. */
export const isSampleOrGift = ({ kind }: BagOffer): boolean => kind === 'sample' || kind === 'gift';

/**
 * Returns the offers of all products, samples and gifts, by SKU. Empty until they have loaded, and after a failure, which is not
 * retried.
 */
export function useAllOffers(): BagOffers {
  const [offers, setOffers] = useState<BagOffers>({});
  useEffect(() => {
    fetchAllOffers().then(setOffers, () => undefined);
  }, []);
  return offers;
}
