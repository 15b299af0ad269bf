import { memo } from 'react';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { loadPartWhenIdle } from '../../browser/load-part';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';
import type { QuantityProps } from './quantity';

const Stepper = createLazyLocalizedComponent<QuantityProps>(async (locale) => {
  const [{ Quantity }, messages] = await loadPartWhenIdle(() =>
    Promise.all([import('./quantity'), loadMessages[locale]()]),
  );
  return [Quantity, messages];
});

/**
 * The quantity stepper. It is in the prerendered HTML, and its code loads when the page is idle. Memoized, because rendering it again
 * before its code has loaded would remove its HTML.
 */
export const LazyQuantity = memo(function LazyQuantity(props: QuantityProps) {
  return (
    <HydrationBoundary>
      <Stepper {...props} />
    </HydrationBoundary>
  );
});
