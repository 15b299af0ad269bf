import type { Money } from '@marehalm/cart-domain';
import { formatPrice } from '@marehalm/i18n-routing';
import { usePageLocale } from './page-locale';

/** An amount, which page translators leave as it is. */
export function Amount({ money }: { readonly money: Money }) {
  return <span translate="no">{formatPrice(money, usePageLocale())}</span>;
}
