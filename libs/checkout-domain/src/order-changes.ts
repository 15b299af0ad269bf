import type { Money } from './money.ts';
import type { OrderLineSummary, OrderSummary, PickupPoint } from './order-summary.ts';

/** A difference between an order and the summary that the shopper was shown. */
export type OrderChange<Amount extends Money = Money> =
  | { readonly kind: 'price'; readonly sku: string; readonly from: Amount; readonly to: Amount }
  /** Units: `from` is 0 for a new line, `to` is 0 for a removed one. */
  | { readonly kind: 'quantity'; readonly sku: string; readonly from: number; readonly to: number }
  /** Names of the parcel shops. */
  | { readonly kind: 'pickup-point'; readonly from: string; readonly to: string }
  | { readonly kind: 'delivery' | 'total' | 'due'; readonly from: Amount; readonly to: Amount };

/**
 * Returns the differences between two summaries, lines first. An amount or pickup point that only one of them has is not a
 * difference.
 */
export function findOrderChanges<Amount extends Money>(
  before: OrderSummary<Amount>,
  now: OrderSummary<Amount>,
): readonly OrderChange<Amount>[] {
  const skus = new Set([...before.lines.keys(), ...now.lines.keys()]);
  const total = compareAmounts('total', before.total, now.total);
  return [
    ...[...skus].flatMap((sku) => compareLines(sku, before.lines.get(sku), now.lines.get(sku))),
    ...comparePickupPoints(before.pickupPoint, now.pickupPoint),
    ...compareAmounts('delivery', before.delivery, now.delivery),
    ...total,
    // A changed total explains a changed amount to pay; without one, a gift card pays another part.
    ...(total.length === 0 || now.total?.amount !== now.due?.amount
      ? compareAmounts('due', before.due, now.due)
      : []),
  ];
}

function comparePickupPoints(from?: PickupPoint, to?: PickupPoint): readonly OrderChange<never>[] {
  return from && to && from.handle !== to.handle
    ? [{ kind: 'pickup-point', from: from.title, to: to.title }]
    : [];
}

function compareLines<Amount extends Money>(
  sku: string,
  before?: OrderLineSummary<Amount>,
  now?: OrderLineSummary<Amount>,
): readonly OrderChange<Amount>[] {
  const from = before?.quantity ?? 0;
  const to = now?.quantity ?? 0;
  return [
    ...(from === to ? [] : [{ kind: 'quantity', sku, from, to } as const]),
    ...(before && now && before.unitPrice.amount !== now.unitPrice.amount
      ? [{ kind: 'price', sku, from: before.unitPrice, to: now.unitPrice } as const]
      : []),
  ];
}

function compareAmounts<Amount extends Money>(
  kind: 'delivery' | 'total' | 'due',
  from?: Amount,
  to?: Amount,
): readonly OrderChange<Amount>[] {
  return from && to && (from.amount !== to.amount || from.currency !== to.currency)
    ? [{ kind, from, to }]
    : [];
}
