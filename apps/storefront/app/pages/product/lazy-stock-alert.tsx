import { memo } from 'react';
import { loadMessages } from '../../../.messages/product';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { loadPart } from '../../browser/load-part';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';
import type { StockAlertProps } from './stock-alert-sign-up';

const Request = createLazyLocalizedComponent<StockAlertProps>(async (locale) => {
  const [{ StockAlertSignUp }, messages] = await loadPart(() =>
    Promise.all([import('./stock-alert-sign-up'), loadMessages[locale]()]),
  );
  return [StockAlertSignUp, messages];
});

/**
 * The form for a stock alert. It is in the prerendered HTML of sizes that are sold out, and its code loads only there. Memoized,
 * because rendering it again before its code has loaded would remove its HTML.
 */
export const LazyStockAlert = memo(function LazyStockAlert(props: StockAlertProps) {
  return (
    <HydrationBoundary>
      <Request {...props} />
    </HydrationBoundary>
  );
});
