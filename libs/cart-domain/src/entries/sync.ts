// Storing the bag and sharing it between tabs
export {
  createFallbackStorage,
  type FallbackStorage,
  type TextStorageWithKeys,
} from '../fallback-storage.ts';
export { type ReadableStore } from '../readable-store.ts';
export { parseStoredBag, serializeBag, type LoadedBag, type CommandCountsByTab } from '../bag-storage.ts';
export { type BagState, type BagStore, type BagStoreOptions, createBagStore } from '../bag-store.ts';
export { createOfferCache, type OfferCache, type OfferCacheOptions } from '../offer-cache.ts';
export { createSetAsideBagStorage, type SetAsideBagStorage } from '../set-aside-bag-storage.ts';
export {
  type NetworkStatus,
  type TextStorageGetter,
  type TabChannel,
  type TabLocks,
  type TabMessageEvent,
  type TextStorage,
  type Timers,
} from '../browser-apis.ts';

// Synchronizing the cart of a commerce service
export { type CartAnswer, type CartTransport } from '../cart-transport.ts';
export {
  type CartChanges,
  type CartInput,
  type CartLineInput,
  type CartLineUpdate,
} from '../cart-changes.ts';
export {
  type CartMessage,
  type RemoteCart,
  type RemoteCartCode,
  type RemoteCartLine,
} from '../remote-cart.ts';
export { type FreeItems } from '../desired-cart.ts';
export { type SyncNotice } from '../sync-notice.ts';
export { type SyncTiming } from '../sync-timing.ts';
export {
  type BagSync,
  type BagSyncOptions,
  type BagSyncState,
  createBagSync,
  type SyncStatus,
} from '../bag-sync.ts';
