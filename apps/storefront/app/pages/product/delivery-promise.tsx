import { useIntl } from 'react-intl';
import { marketIds, perMarket } from '@marehalm/shop';
import { Link } from '@marehalm/ui';
import type { ProductPageData } from '../../server/product.server';
import styles from './product-page.module.css';

/** Delivery, samples and returns, one line each, as they are in the shopper's market (specification, section 9). */
export function DeliveryPromise({ paths }: { paths: ProductPageData['paths'] }) {
  const intl = useIntl();
  const delivery = perMarket((id) => intl.formatMessage({ id: `product.delivery.${id}` }));
  return (
    <ul className={styles.promises} role="list">
      {marketIds.map((id) => (
        <li key={id} data-market={id}>
          <Link href={paths.delivery}>{delivery[id]}</Link>
        </li>
      ))}
      <li>{intl.formatMessage({ id: 'product.samplesPromise' })}</li>
      <li>
        <Link href={paths.returns}>{intl.formatMessage({ id: 'product.returnsPromise' })}</Link>
      </li>
    </ul>
  );
}
