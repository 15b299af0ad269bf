import { useIntl } from 'react-intl';
import { marketIds } from '@marehalm/shop';
import { Button } from '@marehalm/ui';
import type { BagOffer } from '../view-models/product';
import { usePageLocale } from '../intl/page-locale';
import { addAndOpenBag } from './add-and-open-bag';
import styles from './add-to-bag-button.module.css';

/**
 * Puts one into the bag and opens it. Where a market has sold the size out, that market's button says so and stays
 * focusable; all markets are in the HTML, CSS shows one.
 */
export function AddToBagButton({ offer }: { offer: BagOffer }) {
  const intl = useIntl();
  const locale = usePageLocale();
  return marketIds.map((id) => (
    <div key={id} data-market={id} className={styles.button}>
      {offer.market[id].available ? (
        <Button
          width="full"
          data-once=""
          onClick={() => {
            addAndOpenBag([offer], locale);
          }}
        >
          {intl.formatMessage({ id: 'product.addToBag' })}
        </Button>
      ) : (
        <Button width="full" aria-disabled>
          {intl.formatMessage({ id: 'badge.soldOut' })}
        </Button>
      )}
    </div>
  ));
}
