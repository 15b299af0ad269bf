export {
  scrollTarget,
  type PageLocation,
  type ScrollTarget,
  type ShownNavigation,
} from './client/scroll-target.ts';
