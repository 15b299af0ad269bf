import type { IntlShape } from 'react-intl';
import { markets, type MarketId, mapMarkets } from '@marehalm/shop';
import type { PriceText } from '@marehalm/ui';
import type { PerMarket, ShownPrice, SizeView } from '../view-models/product';
import type { Format } from '../intl/use-format';

/** Formats the price of one market, with the unit price and the lowest price of 30 days that the law requires. */
export function formatPriceText(
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

/** Formats the prices of all markets: the page contains every price, and CSS shows one. */
export function toPriceTexts(
  size: { readonly market: PerMarket<ShownPrice>; readonly per?: SizeView['per'] },
  format: Format,
  intl: IntlShape,
): PerMarket<PriceText> {
  return mapMarkets((id) => formatPriceText(size.market[id], id, size.per, format, intl));
}

export const formatPriceLabels = (intl: IntlShape) => ({
  now: intl.formatMessage({ id: 'price.now' }),
  before: intl.formatMessage({ id: 'price.before' }),
});
