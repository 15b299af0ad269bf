import { PageHeader } from '@marehalm/ui';
import { loadMessages } from '../../../.messages/orderStatus';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import { useKeepQueryOnLocaleSwitch } from '../../session/use-keep-query-on-locale-switch';
import { OrderStatusQueryForm } from './order-status-query-form';
import styles from './order-status.module.css';

/** Has messages of its own, because no other page needs them. */
const Query = createLazyLocalizedComponent<{ withdraw: string }>(async (locale) => [
  OrderStatusQueryForm,
  await loadMessages[locale](),
]);

/** Shows the status of an order by its number and email address, without an account. */
export function OrderStatusPage({ title, withdraw }: { title: string; withdraw: string }) {
  useKeepQueryOnLocaleSwitch();
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
