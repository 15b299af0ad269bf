import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Bag, BagCommand, LineRef } from '@marehalm/cart-domain';
import type { BagOffer } from '../../catalogue/product-view';
import { fetchDrawer } from './fetch-drawer';
import { bagStore, keepOffers, keptOffersStore } from '../../wiring/bag';

/** The shopper's bag. Prerendered pages and the first render in the browser show an empty one. */
export function useBag(): Bag {
  return useStore(bagStore, (state) => state.bag);
}

export const useKeptOffers = (): Readonly<Record<string, BagOffer>> => useStore(keptOffersStore);

/** Does what the shopper asked, in this frame; the shop's cart follows. */
export function dispatchToBag(command: BagCommand): void {
  bagStore.dispatch(command);
  void startSync();
}

/** What the last press has put into the bag, as long as that is news. */
const addedStore = createStore<{ readonly offer: BagOffer | null }>(() => ({ offer: null }));

export const useAdded = (): BagOffer | null => useStore(addedStore, ({ offer }) => offer);

/** It has been said. */
export function forgetAdded(): void {
  addedStore.setState({ offer: null });
}

/** Puts one more of `offer` into the bag, a gift card with what its buyer chose. */
export function addToBag(offer: BagOffer, quantity = 1, ref?: Pick<LineRef, 'giftCard'>): void {
  keepOffers([offer]);
  dispatchToBag({ type: 'addLine', sku: offer.sku, quantity, ...ref });
  addedStore.setState({ offer });
}

/**
 * The engine and what it needs are fetched when there is something to bring after, and not before there is a connection: a
 * browser remembers that a module did not come, and would not ask for it again.
 */
async function startSync(): Promise<void> {
  if (navigator.onLine) (await import('../../wiring/bag-sync')).startBagSync().catch(() => undefined);
  else addEventListener('online', () => void startSync(), { once: true });
}

/**
 * Starts the engine on pages that are opened with something in the bag, and has the drawer fetched: it then opens without
 * a connection too.
 */
export function useBagSync(): void {
  const isEmpty = useBag().lines.length === 0;
  useEffect(() => {
    if (isEmpty) return;
    void startSync();
    fetchDrawer().catch(() => undefined);
  }, [isEmpty]);
}
