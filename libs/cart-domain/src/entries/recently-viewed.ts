export { type RecentlyViewed, selectRecentlyViewedIds } from '../recently-viewed.ts';
export {
  createRecentlyViewedStorage,
  type RecentlyViewedStorage,
  type RecentlyViewedStorageOptions,
} from '../recently-viewed-storage.ts';
