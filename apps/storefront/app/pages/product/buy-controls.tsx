import { useCallback, useState, type RefObject } from 'react';
import { AddToBagButton } from '../../cart/add-to-bag-button';
import type { BagOffer, SizeView } from '../../view-models/product';
import { LazyQuantity } from './lazy-quantity';
import { LazyStockAlert } from './lazy-stock-alert';

/** How many, and the button; where the size is sold out, the form that asks for a mail instead. */
export function BuyControls({
  offer,
  size,
  quantityRef,
  policyPath,
}: {
  offer: BagOffer;
  size: SizeView;
  /** What every button of the page adds. A ref, so that a press on the stepper does not draw the page again. */
  quantityRef: RefObject<number>;
  policyPath: string;
}) {
  const [value, setValue] = useState(1);
  // The same function each time: what is passed to a part that is not hydrated yet may not change.
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
