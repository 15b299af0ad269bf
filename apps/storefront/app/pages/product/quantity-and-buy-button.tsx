import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { AddToBagButton } from '../../cart/add-to-bag-button';
import type { BagOffer, SizeView } from '@marehalm/page-data';
import { LazyQuantity, LazyStockAlert } from './lazy-parts';

/** Renders the quantity stepper and the buy button, or a stock alert form in markets where the size is sold out. */
export function QuantityAndBuyButton({
  offer,
  size,
  quantity,
  policyPath,
}: {
  offer: BagOffer;
  size: SizeView;
  /** Units that each buy button of the page adds. */
  quantity: StoreApi<number>;
  policyPath: string;
}) {
  const value = useStore(quantity);
  return (
    <AddToBagButton
      offer={offer}
      getQuantity={quantity.getState}
      stepper={(market) => (
        <LazyQuantity value={value} stock={offer.market[market].stock} onChange={quantity.setState} />
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
