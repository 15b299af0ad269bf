import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Bag } from '@marehalm/cart-domain/bag';
import type { BagSyncState, SyncNotice } from '@marehalm/cart-domain/sync';
import type { TransportCart } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import type { BagOffer, BagOffers, BagTerms } from '../view-models/product';

/** The result of changing the market of a bag. */
export interface BagMove {
  readonly to: MarketId;
  /** Number of lines that are sold in the new market. */
  readonly count: number;
  /** SKUs of the lines that do not count in the total of the new market. */
  readonly without: readonly string[];
}

/** What a press adds: an offer, and how many units of it where it is more than one. */
export type Addition = BagOffer & { readonly quantity?: number };

/** What the shop has answered. `terms` and `sync` are missing until it has. */
export interface CartLink {
  readonly terms?: BagTerms;
  readonly sync?: BagSyncState<TransportCart>;
  /** Corrections by the shop that the shopper has not dismissed, the latest last. */
  readonly notices: readonly SyncNotice[];
  /** The result of the last change of market, until it is dismissed. */
  readonly moved?: BagMove | undefined;
}

/** The shopper's bag with everything known about it. */
export interface CartState {
  /** `null` until the bag's code has loaded: most pages are viewed with an empty bag and never need it. */
  readonly bag: Bag | null;
  /** Offers added before that. After a reload they are unvalidated, because any script may have written them. */
  readonly pending: readonly unknown[];
  /** Names, pictures and prices of the products in the bag, in all markets. */
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
export const getCartCount = ({ bag, pending }: CartState): number =>
  [...(pending as readonly (Partial<Addition> | null)[]), ...(bag?.lines ?? [])].reduce(
    (sum, one) => sum + (Number(one?.quantity) || 1),
    0,
  );

/** Merges `change` into the link. */
export function updateLink(change: Partial<CartLink>): void {
  cartStore.setState(({ link }) => ({ link: { ...link, ...change } }));
}

export function dismissNotices(): void {
  updateLink({ notices: [], moved: undefined });
}

/** Clears the last addition after the bag has shown it. */
export function clearLastAdded(): void {
  cartStore.setState({ added: null });
}
