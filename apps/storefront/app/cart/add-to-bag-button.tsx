import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { marketIds, type MarketId } from '@marehalm/shop';
import { Button } from '@marehalm/ui';
import type { BagOffer } from '@marehalm/page-data';
import { usePageLocale } from '../intl/page-locale';
import { addAndOpenBag } from './add-to-bag';
import styles from './add-to-bag-button.module.css';

interface AddToBagButtonProps {
  readonly offer: BagOffer;
  /** Returns how many units a press adds, at most what is in stock. */
  readonly getQuantity: () => number;
  /** Stands before the button. */
  readonly stepper?: (market: MarketId) => ReactNode;
  /** Stands in place of the button in a market that has sold the size out. */
  readonly soldOut?: (market: MarketId) => ReactNode;
}

/**
 * Button that adds `offer` to the bag and opens the bag. Renders one button per market, of which CSS shows the shopper's;
 * `soldOut` replaces it where the size is sold out.
 */
export function AddToBagButton({ offer, getQuantity, stepper, soldOut }: AddToBagButtonProps) {
  const intl = useIntl();
  const locale = usePageLocale();
  return marketIds.map((id) => {
    const { available, stock = Infinity } = offer.market[id];
    return (
      <div key={id} data-market={id} className={styles.button}>
        {available ? (
          <>
            {stepper && <div className={styles.stepper}>{stepper(id)}</div>}
            <Button
              width="full"
              data-once=""
              onClick={() => {
                addAndOpenBag([{ ...offer, quantity: Math.min(getQuantity(), stock) }], locale);
              }}
            >
              {intl.formatMessage({ id: 'product.addToBag' })}
            </Button>
          </>
        ) : (
          soldOut?.(id)
        )}
      </div>
    );
  });
}
