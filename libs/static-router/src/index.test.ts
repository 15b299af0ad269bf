import { expect, test } from 'vitest';
import * as build from './build.ts';
import * as client from './client.ts';
import * as library from './index.ts';
import * as inline from './inline.ts';
import * as server from './server.ts';
import * as vite from './vite.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual(['getScrollTarget']);
  expect(Object.keys(client).sort()).toEqual([
    'DeferredBelowTheFold',
    'HydrationBoundary',
    'attempt',
    'createActionWhenNotBusy',
    'createFlashMessageStore',
    'createOnceLoader',
    'createTrustedTypesPolicy',
    'getCurrentPageData',
    'getRouteGuards',
    'goToFirstHistoryEntryOfPage',
    'isPageHydrated',
    'limitRouteReloads',
    'limitViewTransitionsToPageChanges',
    'loadPrefetchedOrServerData',
    'loadWhenIdleAndOnline',
    'loadWhenOnline',
    'markHydratedAndReplayInput',
    'observeShownLocation',
    'onConnectionChange',
    'onVisitorReturn',
    'prefetchedDataMiddleware',
    'reloadOnPreloadError',
    'retryWhenOnline',
    'revalidateOnPathChange',
    'useCachePage',
    'useCachedSinceWithReload',
    'useClientNavigation',
    'useConnectionStatus',
    'useHasBeenOnFor',
    'useIsHydrated',
    'useIsMountedGetter',
    'useIsOnline',
    'useIsUnreachable',
    'useLazyParts',
    'useMatchesMedia',
    'usePageRecovery',
    'useRouteGuardsAndTheme',
    'useScrollAndFocus',
    'waitForElementInteraction',
    'whenIdle',
  ]);
  expect(Object.keys(inline).sort()).toEqual(['deferHydration', 'recordEarlyLoadState']);
  expect(Object.keys(server).sort()).toEqual([
    'UnexpectedMarkupError',
    'deferHydrationScripts',
    'getPagePath',
    'memoizeAsync',
  ]);
  expect(Object.keys(vite)).toEqual(['staticRouter']);
  expect(Object.keys(build).sort()).toEqual([
    'assembleSite',
    'buildSite',
    'bundleSite',
    'createContentSecurityPolicy',
    'createSecureHeaders',
    'prerenderSite',
  ]);
});
