import { useEffect, useState } from 'react';
import { createOnceLoader } from '@marehalm/static-router/client';
import type { BagOffer, BagOffers } from '../view-models/product';

/**
 * Fetches the offers of everything that an order may contain: products, samples and gifts. Rejects while offline; the next call
 * tries again.
 */
export const fetchBagOffers = createOnceLoader(async () => {
  const answer = await fetch('/offers.json');
  if (!answer.ok) throw new Error(`Cannot fetch what is sold: status ${answer.status}`);
  return (await answer.json()) as BagOffers;
});

/** Whether an offer is a sample or a gift, which has no page of its own. */
export const isFreeOffer = ({ kind }: BagOffer): boolean => kind === 'sample' || kind === 'gift';

/** Returns the offers of everything that an order may contain; empty until they have loaded, or if that fails. */
export function useBagOffers(): BagOffers {
  const [offers, setOffers] = useState<BagOffers>({});
  useEffect(() => {
    fetchBagOffers().then(setOffers, () => undefined);
  }, []);
  return offers;
}
