import type { IntlShape } from 'react-intl';
import type { AccountOrder } from '@marehalm/commerce-client';
import { isWallet, walletNames } from '@marehalm/shop';

/** Returns the text for an order's fulfilment status, or "cancelled". */
export function formatOrderStatus(intl: IntlShape, { canceledAt, fulfillment }: AccountOrder): string {
  return intl.formatMessage({
    id: canceledAt === undefined ? `account.fulfilment.${fulfillment}` : 'account.fulfilment.cancelled',
  });
}

/** Returns the name of the payment method of a placed order: wallets and cards by their names in the shop, others unchanged. */
export function formatOrderPaymentMethod(intl: IntlShape, method: string): string {
  if (isWallet(method)) return walletNames[method];
  return method === 'card' ? intl.formatMessage({ id: 'confirmation.card' }) : method;
}
