export {
  addViewed,
  emptyRecentlyViewed,
  parseRecentlyViewed,
  RECENTLY_VIEWED_LIMIT,
  type RecentlyViewed,
  selectViewed,
  serializeRecentlyViewed,
  resetRecentlyViewed,
} from '../recently-viewed.ts';
export {
  createRecentlyViewedStorage,
  type RecentlyViewedStorage,
  type RecentlyViewedStorageOptions,
} from '../recently-viewed-storage.ts';
