import { marketIds } from '@marehalm/shop';
import { useText } from '../../intl/text';
import styles from './product-page.module.css';

/** Delivery, samples and returns, one line each, as they are in the shopper's market (specification, section 9). */
export function DeliveryPromise() {
  const t = useText();
  const delivery = {
    dk: t('product.delivery.dk'),
    no: t('product.delivery.no'),
    int: t('product.delivery.int'),
  };
  return (
    <ul className={styles.promises} role="list">
      {marketIds.map((id) => (
        <li key={id} data-market={id}>
          {delivery[id]}
        </li>
      ))}
      <li>{t('product.samplesPromise')}</li>
      <li>{t('product.returnsPromise')}</li>
    </ul>
  );
}
