import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Bag } from '@marehalm/cart-domain/bag';
import type { BagSyncState, SyncNotice } from '@marehalm/cart-domain/sync';
import type { TransportCart } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import type { BagOffer, BagOffers, BagTerms } from '../view-models/product';

/** How a bag came into another market. */
export interface BagMove {
  readonly to: MarketId;
  /** How many lines are sold there. */
  readonly count: number;
  /** SKUs of the lines that are not part of the total there. */
  readonly without: readonly string[];
}

/** What a press adds: an offer, and how many units of it where it is more than one. */
export type Addition = BagOffer & { readonly quantity?: number };

/** What the shop has answered. `terms` and `sync` are missing until it has. */
export interface CartLink {
  readonly terms?: BagTerms;
  readonly sync?: BagSyncState<TransportCart>;
  /** What the shop knew better and the shopper has not yet put away, the latest last. */
  readonly notices: readonly SyncNotice[];
  /** What became of the bag when the shopper last changed market, until they have put it away. */
  readonly moved?: BagMove | undefined;
}

/** The shopper's bag, and all that is known about it. */
export interface CartState {
  /** `null` until the bag's code has loaded: most pages are looked at with an empty bag and never need it. */
  readonly bag: Bag | null;
  /** Pending additions: offers pressed before that. Those from before a reload may be anything that a script has written. */
  readonly pending: readonly unknown[];
  /** What is known of the things in the bag: names, pictures and prices in all markets. */
  readonly offers: BagOffers;
  /** What the last press has added, as long as that is news. */
  readonly added: Addition | null;
  readonly link: CartLink;
}

/** The one store of the bag. The header, the drawer, the bag's page and the checkout subscribe to it; `bag.ts` writes it. */
export const cartStore = createStore<CartState>(() => ({
  bag: null,
  pending: [],
  offers: {},
  added: null,
  link: { notices: [] },
}));

/** Returns what `select` takes from the cart. Prerendered pages and the first render in the browser show an empty one. */
export const useCart = <Selected>(select: (state: CartState) => Selected): Selected =>
  useStore(cartStore, select);

/** Returns the cart count: units in the bag, and pending additions. */
export const cartCount = ({ bag, pending }: CartState): number =>
  [...(pending as readonly (Partial<Addition> | null)[]), ...(bag?.lines ?? [])].reduce(
    (sum, one) => sum + (Number(one?.quantity) || 1),
    0,
  );

/** Changes parts of the link, and keeps the others. */
export function updateLink(change: Partial<CartLink>): void {
  cartStore.setState(({ link }) => ({ link: { ...link, ...change } }));
}

export function dismissNotices(): void {
  updateLink({ notices: [], moved: undefined });
}

/** Forgets what the last press has added: the shopper has been told. */
export function forgetAdded(): void {
  cartStore.setState({ added: null });
}
