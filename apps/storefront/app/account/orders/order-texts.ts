import type { IntlShape } from 'react-intl';
import type { AccountOrder } from '@marehalm/commerce-client';
import { hrefFor, isWallet, type LocaleCode } from '@marehalm/shop';

/** Page of one order. Its id holds no secret (docs/decisions/0010), and the order shows to its owner alone. */
export function orderHref(id: string, locale: LocaleCode): string {
  return `${hrefFor('accountOrder', locale)}?${String(new URLSearchParams({ id }))}`;
}

/** Where the contract of an order is withdrawn from, without typing its number. */
export function withdrawHref(withdraw: string, { name }: Pick<AccountOrder, 'name'>): string {
  return `${withdraw}?${String(new URLSearchParams({ order: name }))}`;
}

/** How an order stands, in a word or two. */
export function orderStatus(intl: IntlShape, { cancelledAt, fulfilment }: AccountOrder): string {
  return intl.formatMessage({
    id: cancelledAt === undefined ? `account.fulfilment.${fulfilment}` : 'account.fulfilment.cancelled',
  });
}

/** How much attention an order still needs. */
export function orderStage({ cancelledAt, fulfilment }: AccountOrder): 'under-way' | 'over' | 'stopped' {
  if (cancelledAt !== undefined) return 'stopped';
  return fulfilment === 'fulfilled' ? 'over' : 'under-way';
}

/** What an order was paid with: a wallet by its name, and anything else as the service calls it. */
export function paymentMethodText(intl: IntlShape, method: string): string {
  if (isWallet(method)) return intl.formatMessage({ id: `checkout.payment.${method}` });
  return method === 'card' ? intl.formatMessage({ id: 'confirmation.card' }) : method;
}
