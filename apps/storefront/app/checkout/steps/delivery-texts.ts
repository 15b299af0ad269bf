import type { Money } from '@marehalm/cart-domain';
import type { DeliveryOption } from '@marehalm/commerce-client';
import { formatPrice } from '@marehalm/i18n-routing';
import { type LocaleCode } from '@marehalm/shop';
import type { Translate } from '../../intl/text';
import type { BagView } from '../../cart/use-bag-view';

/** Working days: from, to. */
export type Days = readonly [from: number, to: number];

/** What the shop's terms say of a method of delivery; nothing where the commerce service calls it otherwise. */
export function methodTerms({ link, market }: Pick<BagView, 'link' | 'market'>, code: string | undefined) {
  const terms = link.terms?.markets.find(({ id }) => id === market);
  return terms?.methods.find(({ id }) => id === code);
}

/** What an option says of itself, in lines. Of a parcel shop: where it is, then when it is open. */
export function linesOf({ description = '' }: Pick<DeliveryOption, 'description'>): readonly string[] {
  return description.split('\n').filter((line) => line.trim() !== '');
}

/** How long it takes, in words. */
export function daysText(t: Translate, [from, to]: Days): string {
  return t('checkout.delivery.days', { from, to });
}

/** What something costs, in words where that is nothing. */
export function costText(t: Translate, cost: Money, locale: LocaleCode): string {
  return cost.amount === 0 ? t('checkout.free') : formatPrice(cost, locale);
}
