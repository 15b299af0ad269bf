export { useCachedSinceWithReload, useCachePage } from './client/cached-pages.ts';
export { markHydratedAndReplayInput } from './client/mark-hydrated-and-replay-input.ts';
export { onConnectionChange, useConnectionStatus, useIsOnline } from './client/connection.ts';
export { useIsUnreachable } from './client/unreachable-store.ts';
export {
  DeferredBelowTheFold,
  HydrationBoundary,
  type HydrationBoundaryProps,
} from './client/hydration-boundary.tsx';
export { isPageHydrated } from './client/is-hydration-pending.ts';
export { createOnceLoader } from './client/create-once-loader.ts';
export { createFlashMessageStore, type FlashMessageStore } from './client/flash-message.ts';
export { goToFirstHistoryEntryOfPage } from './client/first-history-entry.ts';
export { createActionWhenNotBusy } from './client/defer-while-busy.ts';
export { useMatchesMedia } from './client/use-matches-media.ts';
export { onVisitorReturn } from './client/on-visitor-return.ts';
export { limitViewTransitionsToPageChanges } from './client/view-transitions.ts';
export { loadPrefetchedOrServerData, prefetchedDataMiddleware } from './client/prefetched-data.ts';
export { limitRouteReloads, reloadOnPreloadError } from './client/reload-after-deploy.ts';
export { loadWhenIdleAndOnline, loadWhenOnline } from './client/load-when-online.ts';
export { retryWhenOnline } from './client/retry-when-online.ts';
export { revalidateOnPathChange } from './client/revalidate-on-path-change.ts';
export { createTrustedTypesPolicy } from './client/trusted-types.ts';
export { useClientNavigation } from './client/use-link-interception.ts';
export { useLazyParts } from './client/use-lazy-parts.ts';
export { useHasBeenOnFor } from './client/use-has-been-on-for.ts';
export { useIsHydrated } from './client/use-is-hydrated.ts';
export { useIsMountedGetter } from './client/use-is-mounted.ts';
export { usePageRecovery } from './client/use-page-recovery.ts';
export {
  getRouteGuards,
  useRouteGuardsAndTheme,
  type RouteGuard,
  type RouteGuards,
} from './client/use-route-guards.ts';
export { useScrollAndFocus, type ScrollAndFocusOptions } from './client/use-scroll-and-focus.ts';
export { waitForElementInteraction } from './client/wait-for-interaction.ts';
export { attempt } from './internal/attempt.ts';
export { getCurrentPageData, observeShownLocation } from './internal/react-router.ts';
export { whenIdle } from './internal/when-idle.ts';
