import { useCallback, useState, type RefObject } from 'react';
import { AddToBagButton } from '../../cart/add-to-bag-button';
import type { BagOffer, SizeView } from '@marehalm/page-data';
import { LazyQuantity, LazyStockAlert } from './lazy-parts';

/**
 * Renders the quantity stepper and the buy button, or a stock alert form in markets where the size is sold out. Keeps
 * `quantityRef` up to date for other buy buttons.
 */
export function QuantityAndBuyButton({
  offer,
  size,
  quantityRef,
  policyPath,
}: {
  offer: BagOffer;
  size: SizeView;
  /** Units that each buy button of the page adds. A ref, so that the stepper does not render the whole page again. */
  quantityRef: RefObject<number>;
  policyPath: string;
}) {
  const [value, setValue] = useState(1);
  // Stable, because changed props would remove the HTML of a stepper that is not hydrated yet.
  const change = useCallback(
    (next: number) => {
      quantityRef.current = next;
      setValue(next);
    },
    [quantityRef],
  );
  return (
    <AddToBagButton
      offer={offer}
      quantity={quantityRef}
      stepper={(market) => (
        <LazyQuantity value={value} stock={offer.market[market].stock} onChange={change} />
      )}
      soldOut={(market) => (
        <LazyStockAlert
          key={size.sku}
          sku={size.sku}
          size={size.label}
          market={market}
          policyPath={policyPath}
        />
      )}
    />
  );
}
