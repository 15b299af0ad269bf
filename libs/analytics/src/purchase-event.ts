import type { AnalyticsEvent } from './events.ts';
import type { MoneyValue } from './money.ts';

/** An order as its confirmation shows it. A `DetailedOrder` of `@marehalm/checkout-domain` is one, with texts in one language. */
export interface ReportedOrder {
  /** Order number. */
  readonly number: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    /** The size: `30 ml`. */
    readonly variant?: string | undefined;
    /** Units, from 1. */
    readonly quantity: number;
    /** For all units, before codes. */
    readonly total: MoneyValue;
  }[];
  readonly cost: {
    /** Reduction by codes, of either sign. */
    readonly discount: MoneyValue;
    readonly delivery?: MoneyValue | undefined;
    readonly total: MoneyValue;
    /** The tax in the total. */
    readonly vat: MoneyValue;
  };
}

/**
 * Returns the purchase event of an order, without anything that identifies the shopper. Discounts of codes are split over the lines in
 * proportion to their totals.
 *
 * @example
 * ```ts
 * const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
 * const order = {
 *   number: '1001',
 *   lines: [{ sku: 'SERUM-30', name: 'Serum', quantity: 2, total: eur(6_000) }],
 *   cost: { discount: eur(600), total: eur(5_400), vat: eur(900) },
 * };
 * const event = toPurchaseEvent(order);
 * event.name; // => 'purchase'
 * ```
 */
export function toPurchaseEvent({ number, lines, cost }: ReportedOrder): AnalyticsEvent {
  const { currency } = cost.total;
  const goods = lines.reduce((sum, { total }) => sum + total.amount, 0);
  const off = Math.abs(cost.discount.amount);
  let left = off;
  const items = lines.map(({ sku, name, variant, quantity, total }, index) => {
    const share = Math.round((off * total.amount) / (goods || 1));
    const discount = index === lines.length - 1 ? left : Math.min(share, left);
    left -= discount;
    return {
      sku,
      name,
      variant,
      quantity,
      unitPrice: { amount: Math.round(total.amount / quantity), currency },
      discount: { amount: discount, currency },
    };
  });
  return { name: 'purchase', transactionId: number, items, shipping: cost.delivery, taxes: [cost.vat] };
}
