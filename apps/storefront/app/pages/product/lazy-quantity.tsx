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
 * The quantity: in the HTML of its page; its code loads when the page has nothing else to do. Rendered again before that, it would
 * lose its HTML: only changed props may do that.
 */
export const LazyQuantity = memo(function LazyQuantity(props: QuantityProps) {
  return (
    <HydrationBoundary>
      <Stepper {...props} />
    </HydrationBoundary>
  );
});
