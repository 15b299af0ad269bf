import { memo, Suspense, type ComponentType } from 'react';
import { loadWhenIdleAndOnline, loadWhenOnline, useIsHydrated } from '@marehalm/static-router/client';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';

/** Creates a component that suspends until `start` has loaded its code and the messages of products. */
const createPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  start: typeof loadWhenOnline,
): ComponentType<Props> =>
  createLazyLocalizedComponent((locale) => start(() => Promise.all([load(), loadMessages[locale]()])));

/**
 * Creates a part that is in the prerendered HTML and hydrates separately. Memoized, because rendering it again before its code has
 * loaded would remove its HTML.
 */
const createHydratedPart = <Props extends object>(...part: Parameters<typeof createPart<Props>>) => {
  const Part = createPart(...part);
  return memo(function HydratedPart(props: Props) {
    return (
      <HydrationBoundary>
        <Part {...props} />
      </HydrationBoundary>
    );
  });
};

/** The quantity stepper. Its code loads when the page is idle. */
export const LazyQuantity = createHydratedPart(
  async () => (await import('./quantity')).Quantity,
  loadWhenIdleAndOnline,
);

/** The button that saves a product for later. Its code loads when the page is idle. */
export const LazySaveForLater = createHydratedPart(
  async () => (await import('./save-for-later')).SaveForLater,
  loadWhenIdleAndOnline,
);

/** The form for a stock alert. Its code loads only where a size is sold out. */
export const LazyStockAlert = createHydratedPart(
  async () => (await import('./stock-alert-sign-up')).StockAlertSignUp,
  loadWhenOnline,
);

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
