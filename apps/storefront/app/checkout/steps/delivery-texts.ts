import type { IntlShape } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import type { BagView } from '../../cart/use-bag-view';
import type { Format } from '../../intl/use-format';

/** Working days: from, to. */
export type Days = readonly [from: number, to: number];

/** What the shop's terms say of a method of delivery; nothing where the commerce service calls it otherwise. */
export function methodTerms({ link, market }: Pick<BagView, 'link' | 'market'>, code: string | undefined) {
  const terms = link.terms?.markets.find(({ id }) => id === market);
  return terms?.methods.find(({ id }) => id === code);
}

/** How long it takes, in words. */
export function daysText(intl: IntlShape, [from, to]: Days): string {
  return intl.formatMessage({ id: 'checkout.delivery.days' }, { from, to });
}

/** What something costs, in words where that is nothing. */
export function costText(intl: IntlShape, cost: Money, format: Format): string {
  return cost.amount === 0 ? intl.formatMessage({ id: 'order.free' }) : format.price(cost);
}
