import { Heading } from '@marehalm/ui';
import { createClientOnlyComponent } from '../intl/client-only-component';
import type { CheckoutPaths, PaymentMethodsPerMarket, Seller } from '@marehalm/page-data';
import { loadCheckoutMessages } from './checkout-messages';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout.module.css';

const Checkout = createClientOnlyComponent(
  loadCheckoutMessages,
  async () => (await import('./checkout')).Checkout,
);

/** The prerendered frame of the checkout: its title, and skeletons of what the browser renders. */
export function CheckoutPage({
  title,
  paths,
  seller,
  payment,
}: {
  title: string;
  paths: CheckoutPaths;
  seller: Seller;
  payment: PaymentMethodsPerMarket;
}) {
  return (
    <div className={styles.page}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      <Checkout paths={paths} seller={seller} payment={payment} fallback={<CheckoutSkeleton />} />
    </div>
  );
}
