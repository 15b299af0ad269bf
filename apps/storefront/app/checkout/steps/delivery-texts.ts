import type { IntlShape } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import { calculateArrivalDays } from '@marehalm/checkout-domain';
import { deliveryCalendar } from '@marehalm/shop';
import type { BagView } from '../../cart/use-bag-view';
import type { Format } from '../../intl/use-format';

/** Delivery time in working days, as the shortest and the longest. */
export type WorkingDayRange = readonly [from: number, to: number];

/**
 * Returns the terms of the delivery method with the code `code` in the market of the bag; `undefined` for an unknown code or
 * before the terms have loaded.
 */
export function findDeliveryTerms(
  { cartService, market }: Pick<BagView, 'cartService' | 'market'>,
  code: string | undefined,
) {
  const terms = cartService.shopRules?.markets.find(({ id }) => id === market);
  return terms?.methods.find(({ id }) => id === code);
}

/**
 * Formats the first and the last day on which an order placed at `orderedAt` arrives. `days` are working days in the delivery
 * calendar.
 */
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
