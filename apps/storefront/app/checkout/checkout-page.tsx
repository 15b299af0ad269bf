import { Heading, Skeleton } from '@marehalm/ui';
import { useText } from '../text';
import { lazyInBrowser } from '../lazy-in-browser';
import type { CheckoutPaths, Seller } from './state/checkout-types';
import { withCheckoutMessages } from './with-checkout-messages';
import styles from './checkout.module.css';

const Checkout = lazyInBrowser(withCheckoutMessages, async () => (await import('./checkout')).Checkout);

/** The frame of the checkout: its title, and the places of what the browser fills in. */
export function CheckoutPage({
  title,
  paths,
  seller,
}: {
  title: string;
  paths: CheckoutPaths;
  seller: Seller;
}) {
  return (
    <div className={styles.page}>
      <Heading level={1} size="m" tabIndex={-1}>
        {title}
      </Heading>
      <Checkout paths={paths} seller={seller} fallback={<CheckoutSkeleton />} />
    </div>
  );
}

/** The places of the steps and of the order beside them. */
export function CheckoutSkeleton() {
  const t = useText();
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.main}>
        <p role="status" className={styles.hidden}>
          {t('site.loading')}
        </p>
        <div className={styles.stepsPlace}>
          <Skeleton />
        </div>
        <div className={styles.form}>
          {['email', 'name', 'street', 'postcode', 'phone'].map((place) => (
            <div key={place} className={styles.fieldPlace}>
              <Skeleton />
              <Skeleton shape="button" />
            </div>
          ))}
          <Skeleton shape="button" />
        </div>
      </div>
      <div className={styles.aside}>
        <div className={styles.order}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
}
