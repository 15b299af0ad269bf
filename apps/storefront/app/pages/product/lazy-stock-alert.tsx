import { memo } from 'react';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { loadPart } from '../../browser/load-part';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';
import type { StockAlertProps } from './stock-alert';

const Request = createLazyLocalizedComponent<StockAlertProps>(async (locale) => {
  const [{ StockAlertRequest }, messages] = await loadPart(() =>
    Promise.all([import('./stock-alert'), loadMessages[locale]()]),
  );
  return [StockAlertRequest, messages];
});

/**
 * The form of a stock alert: in the HTML of what is sold out, its code where it is shown alone. Rendered again before that has
 * loaded, it would lose its HTML: only changed props may do that.
 */
export const LazyStockAlert = memo(function LazyStockAlert(props: StockAlertProps) {
  return (
    <HydrationBoundary>
      <Request {...props} />
    </HydrationBoundary>
  );
});
