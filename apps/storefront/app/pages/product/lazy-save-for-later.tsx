import { memo } from 'react';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { loadWhenIdleAndOnline } from '../../browser/load-when-online';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';

const Save = createLazyLocalizedComponent<{ product: string }>(async (locale) => {
  const [{ SaveForLater }, messages] = await loadWhenIdleAndOnline(() =>
    Promise.all([import('./save-for-later'), loadMessages[locale]()]),
  );
  return [SaveForLater, messages];
});

/**
 * The button that saves a product for later. It is in the prerendered HTML, and its code loads when the page is idle. Memoized, because
 * rendering it again before its code has loaded would remove its HTML.
 */
export const LazySaveForLater = memo(function LazySaveForLater({ product }: { product: string }) {
  return (
    <HydrationBoundary>
      <Save product={product} />
    </HydrationBoundary>
  );
});
