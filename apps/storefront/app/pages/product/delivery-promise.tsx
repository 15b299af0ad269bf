import { useIntl } from 'react-intl';
import { marketIds, perMarket } from '@marehalm/shop';
import styles from './product-page.module.css';

/** Delivery, samples and returns, one line each, as they are in the shopper's market (specification, section 9). */
export function DeliveryPromise() {
  const intl = useIntl();
  const delivery = perMarket((id) => intl.formatMessage({ id: `product.delivery.${id}` }));
  return (
    <ul className={styles.promises} role="list">
      {marketIds.map((id) => (
        <li key={id} data-market={id}>
          {delivery[id]}
        </li>
      ))}
      <li>{intl.formatMessage({ id: 'product.samplesPromise' })}</li>
      <li>{intl.formatMessage({ id: 'product.returnsPromise' })}</li>
    </ul>
  );
}
