import type { IntlShape } from 'react-intl';
import { markets, type MarketId, mapMarkets } from '@marehalm/shop';
import type { PriceText } from '@marehalm/ui';
import type { PerMarket, ShownPrice, SizeView } from '@marehalm/page-data';
import type { Format } from '../intl/use-format';

/**
 * Formats a price in one market: the current price; for a reduced price also the lowest price of the last 30 days; with `per`
 * also the unit price. Amounts of `price` are minor units.
 */
export function toMarketPriceText(
  price: ShownPrice,
  market: MarketId,
  per: SizeView['per'],
  format: Format,
  intl: IntlShape,
): PriceText {
  const { currency } = markets[market];
  const write = (amount: number) => format.price({ amount, currency });
  return {
    now: write(price.price),
    // The lowest price of the last 30 days is both the earlier price and the sentence about it.
    ...(price.compareAt === undefined
      ? {}
      : {
          before: write(price.compareAt),
          lowest: intl.formatMessage({ id: 'price.lowest' }, { price: write(price.compareAt) }),
        }),
    ...(price.unitPrice === undefined || per === undefined
      ? {}
      : { unit: format.unitPrice({ amount: price.unitPrice, currency }, per) }),
  };
}

/** Formats the prices of a size in every market. Pages contain all of them, and CSS shows the shopper's. */
export function toPriceTextPerMarket(
  size: { readonly market: PerMarket<ShownPrice>; readonly per?: SizeView['per'] },
  format: Format,
  intl: IntlShape,
): PerMarket<PriceText> {
  return mapMarkets((id) => toMarketPriceText(size.market[id], id, size.per, format, intl));
}

/** Returns the labels that stand before the reduced and the earlier price, "Now" and "Before". */
export const getPriceLabels = (intl: IntlShape) => ({
  now: intl.formatMessage({ id: 'price.now' }),
  before: intl.formatMessage({ id: 'price.before' }),
});
