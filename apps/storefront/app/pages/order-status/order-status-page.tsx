import { PageHeader } from '@marehalm/ui';
import { loadMessages } from '../../../.messages/orderStatus';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-overlay';
import { usePreservedQuery } from '../../session/use-preserved-query';
import { OrderStatusQueryForm } from './order-status-query';
import styles from './order-status.module.css';

/** No other page has its messages. */
const Query = createLazyLocalizedComponent<{ withdraw: string }>(async (locale) => [
  OrderStatusQueryForm,
  await loadMessages[locale](),
]);

/** Tells a shopper without an account how far an order is on its way, for its number and email address. */
export function OrderStatusPage({ title, withdraw }: { title: string; withdraw: string }) {
  usePreservedQuery();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        <HydrationBoundary>
          <Query withdraw={withdraw} />
        </HydrationBoundary>
      </div>
    </>
  );
}
