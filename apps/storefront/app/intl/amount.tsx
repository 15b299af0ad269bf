import type { Money } from '@marehalm/cart-domain/money';
import { useFormat } from './use-format';

/** An amount, which page translators leave as it is. */
export function Amount({ money }: { readonly money: Money }) {
  return <span translate="no">{useFormat().price(money)}</span>;
}
