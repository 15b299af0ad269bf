import { useEffect, useState } from 'react';
import type { BagOffer, BagOffers } from '../view-models/product';

let fetched: Promise<BagOffers> | undefined;

/** Everything that an order can hold: what is sold, and the samples and gifts that come with it. Rejects without a connection; the next call tries again. */
export function fetchOffers(): Promise<BagOffers> {
  fetched ??= fetch('/offers.json')
    .then((answer) => {
      if (!answer.ok) throw new Error(`Cannot fetch what is sold: status ${answer.status}`);
      return answer.json() as Promise<BagOffers>;
    })
    .catch((reason: unknown) => {
      fetched = undefined;
      throw reason;
    });
  return fetched;
}

/** Whether it comes with what was bought. It has no page of its own. */
export const isGiven = ({ kind }: BagOffer): boolean => kind === 'sample' || kind === 'gift';

/** The pictures and names of what was bought; nothing until they are here, and nothing when they do not come. */
export function useOffers(): BagOffers {
  const [offers, setOffers] = useState<BagOffers>({});
  useEffect(() => {
    fetchOffers().then(setOffers, () => undefined);
  }, []);
  return offers;
}
