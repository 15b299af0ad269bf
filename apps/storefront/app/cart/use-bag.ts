import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { bagQuantity, lineKey, type Bag, type BagCommand, type LineRef } from '@marehalm/cart-domain';
import type { BagOffer } from '../view-models/product';
import { bagStore, keepOffers, keptOffersStore } from './bag';
import { parseKeptOffer } from './kept-offers';
import { setCartCount } from './cart-count';
import { takePending } from './pending-additions';

/** The shopper's bag. Prerendered pages and the first render in the browser show an empty one. */
export function useBag(): Bag {
  return useStore(bagStore, (state) => state.bag);
}

/** How many of a line are in the bag; `undefined` when it is in it no more. */
export function useQuantity(line: LineRef): number | undefined {
  const key = lineKey(line);
  return useStore(
    bagStore,
    ({ bag }) => bag.lines.find((one) => one.sku === line.sku && lineKey(one) === key)?.quantity,
  );
}

export const useKeptOffers = (): Readonly<Record<string, BagOffer>> => useStore(keptOffersStore);

/** Does what the shopper asked, in this frame; the shop's cart follows. */
export function dispatchToBag(command: BagCommand): void {
  bagStore.dispatch(command);
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

/** Puts pending additions into the bag. What is no offer is left out: any script may have written it. */
export function addPendingToBag(): void {
  for (const text of takePending()) {
    const offer = parseKeptOffer(text);
    if (offer) addToBag(offer);
  }
}

let isFollowed = false;

/**
 * The engine and what it needs are fetched when there is something to bring after, and not before there is a connection: a
 * browser remembers that a module did not come, and would not ask for it again.
 */
function startSync(): void {
  if (isFollowed) return;
  isFollowed = true;
  if (!navigator.onLine) {
    addEventListener('online', askAgain, { once: true });
    return;
  }
  import('./bag-sync').then(
    (module) => module.startBagSync().catch(() => undefined),
    () => {
      // The next change of the bag asks again.
      isFollowed = false;
    },
  );
}

function askAgain(): void {
  isFollowed = false;
  follow();
}

/** The header, and the shop's cart, come after what is in the bag: this is the one place that starts them. */
function follow(): void {
  const { bag } = bagStore.getState();
  setCartCount(bagQuantity(bag));
  if (bag.lines.length > 0) startSync();
}

if (typeof window !== 'undefined') {
  bagStore.subscribe(follow);
  follow();
}
