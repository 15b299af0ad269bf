import type { Money } from '@marehalm/cart-domain/money';
import { useFormat } from './use-format';

/** An amount that page translators do not change. */
export function Amount({ money }: { readonly money: Money }) {
  return <span translate="no">{useFormat().price(money)}</span>;
}
