import type { BagSyncState, SyncNotice } from '@marehalm/cart-domain';
import type { TransportCart } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import { createStore } from 'zustand/vanilla';
import type { BagTerms } from '../view-models/bag-terms';

/** What the sync engine says, for components. `terms` are missing until they have been fetched. */
export interface BagLink {
  readonly terms?: BagTerms;
  readonly sync?: BagSyncState<TransportCart>;
  /** What the shop knew better and the shopper has not yet put away, the latest last. */
  readonly notices: readonly SyncNotice[];
  /** What became of the bag when the shopper last changed market, until they have put it away. */
  readonly moved?: BagMove | undefined;
}

/** How a bag came into another market. */
export interface BagMove {
  readonly to: MarketId;
  /** How many lines are sold there. */
  readonly count: number;
  /** SKUs of the lines that are not part of the total there. */
  readonly without: readonly string[];
}

export const bagLinkStore = createStore<BagLink>(() => ({ notices: [] }));

export function dismissNotices(): void {
  bagLinkStore.setState({ notices: [], moved: undefined });
}
