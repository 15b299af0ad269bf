import { memo, Suspense, type ComponentType } from 'react';
import { useIsHydrated } from '@marehalm/static-router/client';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { loadWhenOnline, loadWhenIdleAndOnline } from '../../browser/load-when-online';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import type { QuantityProps } from './quantity';
import type { StockAlertProps } from './stock-alert-sign-up';

/** Creates a component that suspends until `start` has loaded its code and the messages of products. */
const createPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  start: typeof loadWhenOnline,
): ComponentType<Props> =>
  createLazyLocalizedComponent((locale) => start(() => Promise.all([load(), loadMessages[locale]()])));

const Quantity = createPart(async () => (await import('./quantity')).Quantity, loadWhenIdleAndOnline);

/**
 * The quantity stepper. It is in the prerendered HTML, and its code loads when the page is idle. Memoized, because rendering it again
 * before its code has loaded would remove its HTML.
 */
export const LazyQuantity = memo(function LazyQuantity(props: QuantityProps) {
  return (
    <HydrationBoundary>
      <Quantity {...props} />
    </HydrationBoundary>
  );
});

const StockAlert = createPart(
  async () => (await import('./stock-alert-sign-up')).StockAlertSignUp,
  loadWhenOnline,
);

/** The form for a stock alert, in the same way. Its code loads only where a size is sold out. */
export const LazyStockAlert = memo(function LazyStockAlert(props: StockAlertProps) {
  return (
    <HydrationBoundary>
      <StockAlert {...props} />
    </HydrationBoundary>
  );
});

const Viewed = createPart(
  async () => (await import('./recently-viewed')).RecentlyViewed,
  loadWhenIdleAndOnline,
);

/** The products viewed before. Only the browser knows them, so nothing is prerendered; the code loads when the page is idle. */
export function LazyRecentlyViewed({ product }: { product: string }) {
  return useIsHydrated() ? (
    <Suspense>
      <Viewed product={product} />
    </Suspense>
  ) : null;
}

const Save = createPart(async () => (await import('./save-for-later')).SaveForLater, loadWhenIdleAndOnline);

/** The button that saves a product for later, in the same way as the quantity. */
export const LazySaveForLater = memo(function LazySaveForLater({ product }: { product: string }) {
  return (
    <HydrationBoundary>
      <Save product={product} />
    </HydrationBoundary>
  );
});
