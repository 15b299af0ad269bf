import type { IntlShape } from 'react-intl';
import type { LocaleCode } from '@marehalm/shop';
import type { BagView } from './use-bag-view';

/** Returns how a bag is delivered for free, as in "Free to a parcel shop"; `undefined` while free delivery is not reached. */
export function formatFreeDelivery(
  { totals: { freeDelivery }, cartService, market }: BagView,
  locale: LocaleCode,
  intl: IntlShape,
): string | undefined {
  if (!freeDelivery || freeDelivery.missing) return undefined;
  const methods = cartService.shopRules?.markets.find((one) => one.id === market)?.methods;
  const method = methods?.find((one) => one.id === freeDelivery.method);
  if (!method) return undefined;
  return method.id === 'parcel-shop'
    ? intl.formatMessage({ id: 'bag.deliveryFree.parcelShop' })
    : intl.formatMessage({ id: 'bag.deliveryFree' }, { method: method.name[locale] });
}
