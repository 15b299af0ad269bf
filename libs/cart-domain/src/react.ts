'use client';

import { useDeferredValue, useMemo } from 'react';
import { type Bag, emptyBag } from './bag.ts';
import type { BagTotals } from './bag-totals.ts';
import type { CartServiceState, ShopperBagState } from './shopper-bag-store.ts';
import { calculateMarketTotals, type MarketPricingDefaults } from './market-totals.ts';
import { type PromoCodeStatus, getPromoCodeStatuses } from './promo-code-status.ts';
import { getSampleAndGiftOffers } from './shop-rules.ts';
import { findMultiMarketOffer, type MultiMarketOffer } from './multi-market-offer.ts';
import type { RemoteCart } from './remote-cart.ts';

/** A bag in a market, with everything that a page shows of it. */
export interface MarketBagView<
  Market extends string = string,
  Locale extends string = string,
  Cart extends RemoteCart = RemoteCart,
> {
  /** The bag that the totals belong to. */
  readonly bag: Bag;
  readonly market: Market;
  readonly totals: BagTotals;
  readonly link: CartServiceState<Market, Locale, Cart>;
  /** Returns names, pictures and paths of a line, a sample or a gift. */
  readonly offerOf: (sku: string) => MultiMarketOffer<Market, Locale> | undefined;
  /** Codes in the bag with their state, which is unknown until the shop has answered. */
  readonly codes: readonly PromoCodeStatus[];
}

/** Sources of a {@link MarketBagView}. */
export interface MarketBagViewOptions<Market extends string, Locale extends string, Cart extends RemoteCart> {
  /** State of the store of `createShopperBagStore`; in React by `useStore` of zustand. */
  readonly cart: Pick<ShopperBagState<Market, Locale, Cart>, 'bag' | 'offers' | 'link'>;
  readonly market: Market;
  readonly facts: Readonly<Record<Market, MarketPricingDefaults>>;
  /** Time zone of the days on which codes and gifts begin and end; UTC by default. */
  readonly timeZone?: string | undefined;
  /**
   * Whether the totals are deferred: a pressed button updates in the same frame, and a hundred lines with their totals when the browser
   * has time.
   */
  readonly isDeferred?: boolean | undefined;
}

/** Returns the bag in a market with its totals, offers and promo code statuses. Recalculates only when an input changes. */
export function useMarketBagView<Market extends string, Locale extends string, Cart extends RemoteCart>({
  cart: { bag: currentBag, offers: currentOffers, link: currentLink },
  market: currentMarket,
  facts,
  timeZone,
  isDeferred = false,
}: MarketBagViewOptions<Market, Locale, Cart>): MarketBagView<Market, Locale, Cart> {
  const current = useMemo(
    () => ({ bag: currentBag ?? emptyBag, offers: currentOffers, link: currentLink, market: currentMarket }),
    [currentBag, currentOffers, currentLink, currentMarket],
  );
  const deferred = useDeferredValue(current);
  const { bag, offers, link, market } = isDeferred ? deferred : current;
  const { terms, sync } = link;
  const cart = sync?.cart;
  const unavailable = sync?.unavailable.join('\n') ?? '';
  // Calculated separately, because a pending request changes no total.
  const known = useMemo(() => {
    const free = getSampleAndGiftOffers(terms);
    return {
      bag,
      market,
      totals: calculateMarketTotals(
        { bag, market, offers, terms, cart, unavailable: unavailable.split('\n'), now: new Date() },
        facts[market],
        timeZone,
      ),
      offerOf: (sku: string) => findMultiMarketOffer(offers, sku) ?? free.find((offer) => offer.sku === sku),
      codes: getPromoCodeStatuses(bag, cart),
    };
  }, [bag, offers, market, terms, cart, unavailable, facts, timeZone]);
  return useMemo(() => ({ ...known, link }), [known, link]);
}
