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
    'BelowTheFold',
    'HydrationBoundary',
    'attempt',
    'completeHydration',
    'createFlashMessage',
    'createOnceLoader',
    'createTrustedTypesPolicy',
    'deferWhileBusy',
    'findGuards',
    'getCurrentPageData',
    'goToFirstHistoryEntry',
    'isPageHydrated',
    'limitRouteReloads',
    'limitViewTransitions',
    'loadPageData',
    'observeNavigation',
    'onConnectionChange',
    'onReturn',
    'reloadAfterDeploy',
    'retryWhenOnline',
    'revalidateOnPathChange',
    'servePrefetchedData',
    'useCachePage',
    'useCachedPageRefresh',
    'useClientNavigation',
    'useConnectionStatus',
    'useFetchedParts',
    'useHasLasted',
    'useIsHydrated',
    'useIsMounted',
    'useIsOnline',
    'useIsUnreachable',
    'useMatchesMedia',
    'usePageRecovery',
    'useRouteGuards',
    'useScrollAndFocus',
    'waitForInteraction',
    'whenIdle',
  ]);
  expect(Object.keys(inline).sort()).toEqual(['deferHydration', 'recordLoadState']);
  expect(Object.keys(server).sort()).toEqual([
    'UnexpectedMarkupError',
    'deferScripts',
    'getPagePath',
    'memoizeAsync',
    'memoizeBySource',
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
