import { useIntl } from 'react-intl';
import { useRouteLoaderData } from 'react-router';
import { Link } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import type { ProductPageData, ShellData } from '@marehalm/page-data';
import styles from './product-page.module.css';

/** Delivery, samples and returns in the shopper's market, one line each (specification, section 9). */
export function DeliveryAndReturnPromises({ paths }: { paths: ProductPageData['paths'] }) {
  const intl = useIntl();
  const shell = useRouteLoaderData<ShellData>(usePageLocale());
  return (
    <ul className={styles.promises} role="list">
      {shell?.markets.map(({ id, delivery }) => (
        <li key={id} data-market={id}>
          <Link href={paths.delivery}>{delivery}</Link>
        </li>
      ))}
      <li>{intl.formatMessage({ id: 'product.samplesPromise' })}</li>
      <li>
        <Link href={paths.returns}>{intl.formatMessage({ id: 'product.returnsPromise' })}</Link>
      </li>
    </ul>
  );
}
