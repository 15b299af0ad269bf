import type { IntlShape } from 'react-intl';
import { marketIds, markets, type MarketId } from '@marehalm/shop';
import type { PriceText } from '@marehalm/ui';
import type { PerMarket, ShownPrice, SizeView } from '../view-models/product';
import type { Format } from '../intl/use-format';

/** One market's price as it is read, with what the law wants beside it (ux-rules: unit price, lowest price of 30 days). */
export function priceText(
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

/** The same for all markets: the page carries every price, CSS shows one. */
export function priceTexts(
  size: { readonly market: PerMarket<ShownPrice>; readonly per?: SizeView['per'] },
  format: Format,
  intl: IntlShape,
): PerMarket<PriceText> {
  const texts = marketIds.map((id) => [id, priceText(size.market[id], id, size.per, format, intl)] as const);
  return Object.fromEntries(texts) as unknown as PerMarket<PriceText>;
}

export const priceLabels = (intl: IntlShape) => ({
  now: intl.formatMessage({ id: 'price.now' }),
  before: intl.formatMessage({ id: 'price.before' }),
});
