import { expect, test } from 'vitest';
import * as build from './build.ts';
import * as client from './client.ts';
import * as library from './index.ts';
import * as inline from './inline.ts';
import * as server from './server.ts';
import * as vite from './vite.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toEqual(['scrollTarget']);
  expect(Object.keys(client).sort()).toEqual([
    'BelowTheFold',
    'HydrationBoundary',
    'attempt',
    'completeHydration',
    'createObserver',
    'createTrustedTypesPolicy',
    'currentPageData',
    'fetchOnce',
    'isCachedPage',
    'isLeaving',
    'isPageBusy',
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
    'revalidateOnPathChange',
    'servePrefetchedData',
    'showCachedPage',
    'useCachePage',
    'useCachedSince',
    'useClientNavigation',
    'useConnectionStatus',
    'useHasLasted',
    'useIsInBrowser',
    'useIsMounted',
    'useIsOnline',
    'useIsUnreachable',
    'useScrollAndFocus',
    'whenIdle',
    'whenUsed',
  ]);
  expect(Object.keys(inline).sort()).toEqual(['deferHydration', 'prepareFirstPaint']);
  expect(Object.keys(server).sort()).toEqual(['StartMarkupError', 'deferScripts']);
  expect(Object.keys(vite)).toEqual(['staticRouter']);
  expect(Object.keys(build).sort()).toEqual([
    'buildSite',
    'bundleSite',
    'contentSecurityPolicy',
    'finishSite',
    'prerenderSite',
  ]);
});
