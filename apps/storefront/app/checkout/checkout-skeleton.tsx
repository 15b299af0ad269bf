import { Skeleton } from '@marehalm/ui';
import { LoadingStatus } from '../layout/loading-status';
import styles from './checkout.module.css';

/** Skeletons of the steps and of the order next to them. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={styles.main}>
        <LoadingStatus />
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
