import { useState } from 'react';
import { createClientOnlyComponent } from '../intl/client-only-component';
import type { CheckoutPaths } from '@marehalm/page-data';
import { CheckoutSkeleton } from './checkout-skeleton';
import { loadCheckoutMessages } from './checkout-messages';
import { ThankYouHeading } from './thank-you-heading';
import styles from './checkout.module.css';

const Confirmation = createClientOnlyComponent(
  loadCheckoutMessages,
  async () => (await import('./confirmation')).Confirmation,
);

/**
 * The prerendered frame of the confirmation. Only the browser knows the order. The heading outlives the skeleton: screen readers do
 * not speak an equal heading that takes the place of the focused one.
 */
export function ConfirmationPage({ title, paths }: { title: string; paths: CheckoutPaths }) {
  const [hasOrder, setHasOrder] = useState<boolean>();
  return (
    <div className={styles.page}>
      {hasOrder !== false && <ThankYouHeading title={title} isPlaced={hasOrder === true} />}
      <Confirmation paths={paths} onLoad={setHasOrder} fallback={<CheckoutSkeleton />} />
    </div>
  );
}
