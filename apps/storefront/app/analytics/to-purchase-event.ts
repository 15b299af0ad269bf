import type { AnalyticsEvent } from '@marehalm/analytics';
import type { LocaleCode } from '@marehalm/shop';
import type { ShopOrder } from '../checkout/state/order-storage';

/** Converts an order into a purchase event. Discounts of codes are split over the lines in proportion to their totals. */
export function toPurchaseEvent({ number, lines, cost }: ShopOrder, locale: LocaleCode): AnalyticsEvent {
  const { currency } = cost.total;
  const goods = lines.reduce((sum, { total }) => sum + total.amount, 0);
  const off = Math.abs(cost.discount.amount);
  let left = off;
  const items = lines.map(({ sku, name, size, quantity, total }, place) => {
    const share = Math.round((off * total.amount) / (goods || 1));
    const discount = place === lines.length - 1 ? left : Math.min(share, left);
    left -= discount;
    return {
      sku,
      name: name[locale],
      variant: size[locale],
      quantity,
      unitPrice: { amount: Math.round(total.amount / quantity), currency },
      discount: { amount: discount, currency },
    };
  });
  return { name: 'purchase', transactionId: number, items, shipping: cost.delivery, taxes: [cost.vat] };
}
