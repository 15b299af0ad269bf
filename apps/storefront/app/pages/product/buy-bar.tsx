import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
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
  readonly quantity: RefObject<number>;
}

/** A fixed bar with the buy button, shown only in the browser and if the product is available. */
export const BuyBar = (props: BuyBarProps) => (useIsHydrated() ? <BuyBarInMarket {...props} /> : null);

function BuyBarInMarket({ watch, name, size, offer, quantity }: BuyBarProps) {
  const intl = useIntl();
  const format = useFormat();
  const market = useMarket();
  if (!offer.market[market].available) return null;
  return (
    <StickyBuyBar
      watch={watch}
      name={`${name}, ${size.label}`}
      price={
        <SingleMarketPrice
          price={toMarketPriceText(size.market[market], market, size.per, format, intl)}
          labels={getPriceLabels(intl)}
        />
      }
    >
      <AddToBagButton offer={offer} quantity={quantity} />
    </StickyBuyBar>
  );
}
