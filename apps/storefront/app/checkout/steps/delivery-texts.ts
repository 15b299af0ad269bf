import type { IntlShape } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import { calculateArrivalDays } from '@marehalm/checkout-domain';
import { deliveryCalendar } from '@marehalm/shop';
import type { BagView } from '../../cart/use-bag-view';
import type { Format } from '../../intl/use-format';

/** Delivery time in working days, as the shortest and the longest. */
export type WorkingDayRange = readonly [from: number, to: number];

/** Finds the terms of a delivery method; `undefined` if the commerce service uses another code. */
export function findDeliveryTerms(
  { link, market }: Pick<BagView, 'link' | 'market'>,
  code: string | undefined,
) {
  const terms = link.terms?.markets.find(({ id }) => id === market);
  return terms?.methods.find(({ id }) => id === code);
}

/** Formats the days between which an order arrives. */
export function formatArrivalDays(
  intl: IntlShape,
  days: WorkingDayRange,
  orderedAt: Date,
  format: Format,
): string {
  const [first, last] = calculateArrivalDays(orderedAt, days, deliveryCalendar);
  return intl.formatMessage(
    { id: 'checkout.delivery.arrives' },
    { first: format.weekday(first), last: format.weekday(last) },
  );
}

/** Formats a delivery cost; "Free" for zero. */
export function formatDeliveryCost(intl: IntlShape, cost: Money, format: Format): string {
  return cost.amount === 0 ? intl.formatMessage({ id: 'order.free' }) : format.price(cost);
}
