import { useDeferredValue, useMemo } from 'react';
import {
  getCodeStates,
  getFreeOffers,
  type Bag,
  type BagTotals,
  type CodeState,
} from '@marehalm/cart-domain/bag';
import type { MarketId } from '@marehalm/shop';
import type { BagOffer, BagOffers } from '../view-models/product';
import { useMarket } from '../session/market';
import { totalsOf } from './bag-view';
import { useBag } from './bag';
import { useCart, type CartLink } from './cart-store';
import { getOwnValue } from '../browser/get-own-value';

export interface BagView {
  /** What the numbers are of. */
  readonly bag: Bag;
  readonly market: MarketId;
  readonly totals: BagTotals;
  readonly link: CartLink;
  /** Names, pictures and paths of a line, a sample or a gift. */
  readonly offerOf: (sku: string) => BagOffer | undefined;
  /** Codes in the bag, with whether the shop grants them; unknown while it has not answered. */
  readonly codes: readonly CodeState[];
}

interface Sources {
  readonly bag: Bag;
  readonly offers: BagOffers;
  readonly market: MarketId;
  readonly link: CartLink;
}

/** Everything that the drawer, the bag's page and the checkout show of the bag: one calculation, the same numbers. */
export function useBagView(): BagView {
  return useViewOf(useSources());
}

/**
 * The same, a moment later: what was pressed answers in its frame, and a hundred lines with their sums as soon as the browser has
 * time for them.
 */
export function useFollowingBagView(): BagView {
  return useViewOf(useDeferredValue(useSources()));
}

function useSources(): Sources {
  const bag = useBag();
  const offers = useCart((cart) => cart.offers);
  const market = useMarket();
  const link = useCart((cart) => cart.link);
  return useMemo(() => ({ bag, offers, market, link }), [bag, offers, market, link]);
}

function useViewOf({ bag, offers, market, link }: Sources): BagView {
  const { terms, sync } = link;
  const cart = sync?.cart;
  const lacking = sync?.unavailable.join('\n') ?? '';
  // Apart from the rest: what the shop is asked meanwhile changes no number.
  const known = useMemo(() => {
    const free = getFreeOffers(terms);
    return {
      bag,
      market,
      totals: totalsOf({
        bag,
        market,
        offers,
        terms,
        cart,
        unavailable: lacking.split('\n'),
        now: new Date(),
      }),
      offerOf: (sku: string) => getOwnValue(offers, sku) ?? free.find((offer) => offer.sku === sku),
      codes: getCodeStates(bag, cart),
    };
  }, [bag, offers, market, terms, cart, lacking]);
  return useMemo(() => ({ ...known, link }), [known, link]);
}
