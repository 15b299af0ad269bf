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
import { calculateShopTotals } from './bag-view';
import { useBag } from './bag';
import { useCart, type CartLink } from './cart-store';
import { getOwnValue } from '../browser/get-own-value';

export interface BagView {
  /** The bag that the totals belong to. */
  readonly bag: Bag;
  readonly market: MarketId;
  readonly totals: BagTotals;
  readonly link: CartLink;
  /** Finds names, pictures and paths of a line, a sample or a gift. */
  readonly offerOf: (sku: string) => BagOffer | undefined;
  /** Codes in the bag with their state, which is unknown until the shop has answered. */
  readonly codes: readonly CodeState[];
}

interface Sources {
  readonly bag: Bag;
  readonly offers: BagOffers;
  readonly market: MarketId;
  readonly link: CartLink;
}

/** Returns everything that the drawer, the bag page and the checkout show of the bag, from one calculation. */
export function useBagView(): BagView {
  return useViewOf(useSources());
}

/**
 * Like {@link useBagView}, but deferred: a pressed button updates in the same frame, and a hundred lines with their totals when the
 * browser has time.
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
  // Separate from the rest, because the state of requests changes no totals.
  const known = useMemo(() => {
    const free = getFreeOffers(terms);
    return {
      bag,
      market,
      totals: calculateShopTotals({
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
