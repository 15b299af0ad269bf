import type { IntlShape } from 'react-intl';
import type { PriceValue } from '@marehalm/i18n-routing';
import type { MarketId } from '@marehalm/shop';
import type { Format } from './use-format';

/** What delivery costs in a market, and how long it takes. */
export interface DeliveryTerms {
  /** Of the method that is offered first. */
  readonly price: PriceValue;
  /** The goods of an order from which delivery is free. */
  readonly freeFrom: PriceValue;
  /** Working days: from, to. */
  readonly days: readonly [from: number, to: number];
}

/** Formats the terms of delivery in a market as one line. */
export const formatDelivery = (
  intl: IntlShape,
  format: Format,
  market: MarketId,
  { price, freeFrom, days: [from, to] }: DeliveryTerms,
): string =>
  intl.formatMessage(
    { id: `product.delivery.${market}` },
    { price: format.price(price), freeFrom: format.price(freeFrom), from, to },
  );
