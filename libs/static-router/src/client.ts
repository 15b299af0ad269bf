export { useCachedPageRefresh, useCachePage } from './client/cached-pages.ts';
export { completeHydration } from './client/complete-hydration.ts';
export { onConnectionChange, useConnectionStatus, useIsOnline } from './client/connection.ts';
export { useIsUnreachable } from './client/unreachable.ts';
export {
  BelowTheFold,
  HydrationBoundary,
  type HydrationBoundaryProps,
} from './client/hydration-boundary.tsx';
export { isPageHydrated } from './client/is-hydration-pending.ts';
export { createOnceLoader } from './client/fetch-once.ts';
export { createFlashMessage, type FlashMessage } from './client/flash-message.ts';
export { goToFirstHistoryEntry } from './client/first-history-entry.ts';
export { deferWhileBusy } from './client/defer-while-busy.ts';
export { useMatchesMedia } from './client/use-matches-media.ts';
export { onReturn } from './client/on-return.ts';
export { limitViewTransitions } from './client/page-transition.ts';
export { loadPageData, servePrefetchedData } from './client/prefetched-data.ts';
export { limitRouteReloads, reloadAfterDeploy } from './client/reload-after-deploy.ts';
export { retryWhenOnline } from './client/retry-when-online.ts';
export { revalidateOnPathChange } from './client/revalidate-on-path-change.ts';
export { createTrustedTypesPolicy } from './client/trusted-types.ts';
export { useClientNavigation } from './client/use-client-navigation.ts';
export { useFetchedParts } from './client/use-fetched-parts.ts';
export { useHasLasted } from './client/use-has-lasted.ts';
export { useIsHydrated } from './client/use-is-hydrated.ts';
export { useIsMounted } from './client/use-is-mounted.ts';
export { usePageRecovery } from './client/use-page-recovery.ts';
export { findGuards, useRouteGuards, type RouteGuard, type RouteGuards } from './client/use-route-guards.ts';
export { useScrollAndFocus, type ScrollAndFocusOptions } from './client/use-scroll-and-focus.ts';
export { waitForInteraction } from './client/wait-for-interaction.ts';
export { attempt } from './internal/attempt.ts';
export { getCurrentPageData, observeNavigation } from './internal/react-router.ts';
export { whenIdle } from './internal/when-idle.ts';
