import { matchPath } from '@marehalm/shop';
import { extractJsonLdMarkup } from '@marehalm/site-metadata';
import type { PageRules } from '@marehalm/static-router';

const FILE = /\.(?:json|xml|txt|webmanifest)$/;

/** Routes whose pages share the critical CSS of another route, because each variant adds a hash to the policy of every response. */
const KINDS: Readonly<Record<string, string>> = {
  tips: 'journal',
  tipsTricks: 'careJournal',
  routine: 'careJournal',
  sustainability: 'about',
  orderStatus: 'about',
  wishList: 'cart',
  checkout: 'cart',
  checkoutConfirmation: 'cart',
  notFound: 'cart',
};

/**
 * Number of elements with critical CSS by route; `deferred-hydration.spec.ts` of `apps/storefront-e2e` checks that they are enough.
 */
const ELEMENTS_IN_VIEWPORT: Readonly<Record<string, number>> = { collection: 270, product: 200, shop: 330 };
const FEW_ELEMENTS = 170;

/** Limit of the critical CSS. With the font faces, which are in every page, too, its CSS is less than five KiB. */
const MAX_CRITICAL_CSS_BYTES = 4 * 1024;

const rules: PageRules = {
  routeOf: (path) => (FILE.test(path) ? undefined : (matchPath(path)?.name ?? 'notFound')),
  kindOf: (route) => (route.startsWith('account') ? 'cart' : (KINDS[route] ?? route)),
  elementsInViewport: (kind) => ELEMENTS_IN_VIEWPORT[kind] ?? FEW_ELEMENTS,
  maxCriticalCssBytes: MAX_CRITICAL_CSS_BYTES,
  rootAttributes: ['data-market', 'data-accounts', 'data-fonts'],
  extractMarkup: extractJsonLdMarkup,
  // The service worker shows the offline page under the address of another.
  isHydrated: (path) => matchPath(path)?.name !== 'offline',
  staticCopyOf: (path) => (matchPath(path)?.name === 'notFound' ? `${path.slice(1)}.html` : undefined),
};

export default rules;
