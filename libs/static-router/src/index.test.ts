import { expect, test } from 'vitest';
import * as build from './build.ts';
import * as client from './client.ts';
import * as library from './index.ts';
import * as inline from './inline.ts';
import * as server from './server.ts';
import * as vite from './vite.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual(['findScrollTarget']);
  expect(Object.keys(client).sort()).toEqual([
    'BelowTheFold',
    'HydrationBoundary',
    'attempt',
    'completeHydration',
    'createFlashMessage',
    'createObserver',
    'createTrustedTypesPolicy',
    'deferWhileBusy',
    'fetchOnce',
    'findGuards',
    'getCurrentPageData',
    'goToFirstEntry',
    'isCachedPage',
    'isLeaving',
    'isPageBusy',
    'isPageHydrated',
    'isReloadAllowed',
    'limitRouteReloads',
    'limitViewTransitions',
    'loadPageData',
    'matchesMedia',
    'noteUnreachable',
    'observeNavigation',
    'onConnectionChange',
    'onMediaChange',
    'onReturn',
    'reloadAfterDeploy',
    'retryWhenOnline',
    'revalidateOnPathChange',
    'servePrefetchedData',
    'showCachedPage',
    'useCachePage',
    'useCachedSince',
    'useClientNavigation',
    'useConnectionStatus',
    'useFetchedParts',
    'useHasLasted',
    'useIsInBrowser',
    'useIsMounted',
    'useIsOnline',
    'useIsUnreachable',
    'useMatchesMedia',
    'usePageRecovery',
    'useRouteGuards',
    'useScrollAndFocus',
    'whenIdle',
    'whenUsed',
  ]);
  expect(Object.keys(inline).sort()).toEqual(['deferHydration', 'prepareFirstPaint']);
  expect(Object.keys(server).sort()).toEqual([
    'StartMarkupError',
    'deferScripts',
    'getPagePath',
    'memoizeAsync',
    'memoizeBySource',
  ]);
  expect(Object.keys(vite)).toEqual(['staticRouter']);
  expect(Object.keys(build).sort()).toEqual([
    'buildSite',
    'bundleSite',
    'createContentSecurityPolicy',
    'finishSite',
    'prerenderSite',
    'secureHeaders',
  ]);
});
