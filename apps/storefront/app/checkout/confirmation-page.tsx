import { createClientOnlyComponent } from '../intl/client-only-component';
import type { CheckoutPaths } from '../server/checkout.server';
import { CheckoutSkeleton } from './checkout-skeleton';
import { loadCheckoutMessages } from './checkout-messages';
import { ThankYouHeading } from './thank-you-heading';
import styles from './checkout.module.css';

const Confirmation = createClientOnlyComponent(
  loadCheckoutMessages,
  async () => (await import('./confirmation')).Confirmation,
);

/** The prerendered frame of the confirmation. Only the browser knows the order. */
export function ConfirmationPage({ title, paths }: { title: string; paths: CheckoutPaths }) {
  return (
    <div className={styles.page}>
      <Confirmation
        title={title}
        paths={paths}
        fallback={
          <>
            <ThankYouHeading title={title} />
            <CheckoutSkeleton />
          </>
        }
      />
    </div>
  );
}
