export { type RecentlyViewed, selectViewed } from '../recently-viewed.ts';
export {
  createRecentlyViewedStorage,
  type RecentlyViewedStorage,
  type RecentlyViewedStorageOptions,
} from '../recently-viewed-storage.ts';
