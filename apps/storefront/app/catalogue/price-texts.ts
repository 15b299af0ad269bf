import { formatPrice, formatUnitPrice } from '@marehalm/i18n-routing';
import { marketIds, markets, type LocaleCode, type MarketId } from '@marehalm/shop';
import type { PriceText } from '@marehalm/ui';
import type { Translate } from '../intl/text';
import type { PerMarket, ShownPrice, SizeView } from '../view-models/product';

/** One market's price as it is read, with what the law wants beside it (ux-rules: unit price, lowest price of 30 days). */
export function priceText(
  price: ShownPrice,
  market: MarketId,
  per: SizeView['per'],
  locale: LocaleCode,
  t: Translate,
): PriceText {
  const { currency } = markets[market];
  const write = (amount: number) => formatPrice({ amount, currency }, locale);
  return {
    now: write(price.price),
    ...(price.compareAt === undefined
      ? {}
      : { before: write(price.compareAt), lowest: t('price.lowest', { price: write(price.compareAt) }) }),
    ...(price.unitPrice === undefined || per === undefined
      ? {}
      : { unit: formatUnitPrice({ amount: price.unitPrice, currency }, per, locale) }),
  };
}

/** The same for all markets: the page carries every price, CSS shows one. */
export function priceTexts(
  size: { readonly market: PerMarket<ShownPrice>; readonly per?: SizeView['per'] },
  locale: LocaleCode,
  t: Translate,
): PerMarket<PriceText> {
  const texts = marketIds.map((id) => [id, priceText(size.market[id], id, size.per, locale, t)] as const);
  return Object.fromEntries(texts) as unknown as PerMarket<PriceText>;
}

export const priceLabels = (t: Translate) => ({ now: t('price.now'), before: t('price.before') });
