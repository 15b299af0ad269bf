import { useEffect, useState } from 'react';
import type { BagOffer } from '../view-models/product';

/** Everything that an order can hold, by SKU: what is sold, and the samples and gifts that come with it. */
export type Offers = Readonly<Record<string, BagOffer>>;

let fetched: Promise<Offers> | undefined;

/** What the shop sells, as its pages were built. Rejects without a connection; the next call tries again. */
export function fetchOffers(): Promise<Offers> {
  fetched ??= fetch('/offers.json')
    .then((answer) => {
      if (!answer.ok) throw new Error(`Cannot fetch what is sold: status ${answer.status}`);
      return answer.json() as Promise<Offers>;
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
export function useOffers(): Offers {
  const [offers, setOffers] = useState<Offers>({});
  useEffect(() => {
    fetchOffers().then(setOffers, () => undefined);
  }, []);
  return offers;
}
