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
  readonly cartService: CartServiceState<Market, Locale, Cart>;
  /** Returns names, pictures and paths of a line, a sample or a gift. */
  readonly offerOf: (sku: string) => MultiMarketOffer<Market, Locale> | undefined;
  /** Promo codes of the bag; whether they apply is unknown until the commerce service has answered. */
  readonly codes: readonly PromoCodeStatus[];
}

/** Sources of a {@link MarketBagView}. */
export interface MarketBagViewOptions<Market extends string, Locale extends string, Cart extends RemoteCart> {
  /** State of the store of `createShopperBagStore`, from zustand's `useStore`. */
  readonly shopperBag: Pick<ShopperBagState<Market, Locale, Cart>, 'bag' | 'offers' | 'cartService'>;
  readonly market: Market;
  readonly pricingDefaults: Readonly<Record<Market, MarketPricingDefaults>>;
  /** Time zone of the days on which codes and gifts begin and end; UTC by default. */
  readonly timeZone?: string | undefined;
  /**
   * Whether to defer the totals with `useDeferredValue`, so that recalculating many lines does not delay the response to a click; false
   * by default.
   */
  readonly isDeferred?: boolean | undefined;
}

/**
 * Returns the bag in a market with its totals, offers and promo code statuses. Recalculates only when an input changes, so dated codes and
 * gifts are as of the last change. Pass the same `pricingDefaults` object in each render.
 */
export function useMarketBagView<Market extends string, Locale extends string, Cart extends RemoteCart>({
  shopperBag: { bag: currentBag, offers: currentOffers, cartService: currentService },
  market: currentMarket,
  pricingDefaults,
  timeZone,
  isDeferred = false,
}: MarketBagViewOptions<Market, Locale, Cart>): MarketBagView<Market, Locale, Cart> {
  const current = useMemo(
    () => ({
      bag: currentBag ?? emptyBag,
      offers: currentOffers,
      cartService: currentService,
      market: currentMarket,
    }),
    [currentBag, currentOffers, currentService, currentMarket],
  );
  const deferred = useDeferredValue(current);
  const { bag, offers, cartService, market } = isDeferred ? deferred : current;
  const { shopRules, sync } = cartService;
  const cart = sync?.cart;
  const unavailable = sync?.unavailable.join('\n') ?? '';
  // Calculated separately, because a pending request changes no total.
  const known = useMemo(() => {
    const free = getSampleAndGiftOffers(shopRules);
    return {
      bag,
      market,
      totals: calculateMarketTotals(
        {
          bag,
          market,
          offers,
          shopRules,
          cart,
          unavailable: unavailable.split('\n'),
          now: new Date(),
        },
        pricingDefaults[market],
        timeZone,
      ),
      offerOf: (sku: string) => findMultiMarketOffer(offers, sku) ?? free.find((offer) => offer.sku === sku),
      codes: getPromoCodeStatuses(bag, cart),
    };
  }, [bag, offers, market, shopRules, cart, unavailable, pricingDefaults, timeZone]);
  return useMemo(() => ({ ...known, cartService }), [known, cartService]);
}
