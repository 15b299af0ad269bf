import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { useIsHydrated } from '@marehalm/static-router/client';
import { SingleMarketPrice, StickyBuyBar } from '@marehalm/ui';
import { AddToBagButton } from '../../cart/add-to-bag-button';
import { getPriceLabels, toMarketPriceText } from '../../catalogue/price-texts';
import { useFormat } from '../../intl/use-format';
import { useMarket } from '../../session/market';
import type { BagOffer, SizeView } from '@marehalm/page-data';

interface BuyBarProps {
  /** The main button. */
  readonly watch: RefObject<HTMLDivElement | null>;
  readonly name: string;
  readonly size: SizeView;
  readonly offer: BagOffer;
  /** Units that each buy button of the page adds. */
  readonly quantity: StoreApi<number>;
}

/** A fixed bar with the buy button, shown only in the browser and if the product is available. */
export const BuyBar = (props: BuyBarProps) => (useIsHydrated() ? <BuyBarInMarket {...props} /> : null);

function BuyBarInMarket({ watch, name, size, offer, quantity }: BuyBarProps) {
  const intl = useIntl();
  const format = useFormat();
  const market = useMarket();
  const { available, stock = Infinity } = offer.market[market];
  const count = Math.min(useStore(quantity), stock);
  if (!available) return null;
  const { [market]: price } = size.market;
  const { compareAt: _compareAt, ...unreduced } = price;
  // The reduction and the price of one are next to the main button.
  const added = count > 1 ? { ...unreduced, price: count * price.price } : price;
  return (
    <StickyBuyBar
      watch={watch}
      name={`${count > 1 ? `${count} × ` : ''}${name}, ${size.label}`}
      price={
        <SingleMarketPrice
          price={toMarketPriceText(added, market, size.per, format, intl)}
          labels={getPriceLabels(intl)}
        />
      }
    >
      <AddToBagButton offer={offer} getQuantity={quantity.getState} />
    </StickyBuyBar>
  );
}
