import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';
import { findDeliveryCost } from './order-cost.ts';

/**
 * The parts of an order that must not change without telling the shopper: lines, delivery, pickup point and amounts. Compare two
 * with {@link findOrderChanges}.
 */
export interface OrderSummary<Amount extends Money = Money> {
  /** By SKU. */
  readonly lines: ReadonlyMap<string, OrderLineSummary<Amount>>;
  /** Missing while it is not known. */
  readonly delivery?: Amount;
  /** The chosen parcel shop. Missing for home delivery. */
  readonly pickupPoint?: PickupPoint;
  readonly total?: Amount;
  /** Amount left to pay after gift cards. */
  readonly due?: Amount;
}

/** A parcel shop. */
export interface PickupPoint {
  readonly handle: string;
  readonly title: string;
}

/** The units of one SKU in an order. */
export interface OrderLineSummary<Amount extends Money = Money> {
  /** Units. */
  readonly quantity: number;
  readonly unitPrice: Amount;
}

/** Returns the lines, delivery, pickup point and amounts of a cart, for {@link findOrderChanges}. */
export function toOrderSummary<Amount extends Money>(cart: CheckoutCart<Amount>): OrderSummary<Amount> {
  const delivery = findDeliveryCost(cart);
  const pickupPoint = findPickupPoint(cart);
  return {
    lines: groupOrderLinesBySku(
      cart.lines.map(({ sku, merchandiseId, quantity, unitPrice }) => ({
        sku: sku ?? merchandiseId,
        quantity,
        unitPrice,
      })),
    ),
    ...(delivery ? { delivery } : {}),
    ...(pickupPoint ? { pickupPoint } : {}),
    total: cart.cost.total,
    due: cart.cost.due,
  };
}

/** Groups lines by SKU and adds up their units. The unit price is that of the last line of a SKU. */
export function groupOrderLinesBySku<Amount extends Money>(
  lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Amount }[],
): ReadonlyMap<string, OrderLineSummary<Amount>> {
  const bySku = new Map<string, OrderLineSummary<Amount>>();
  for (const { sku, quantity, unitPrice } of lines) {
    bySku.set(sku, { quantity: quantity + (bySku.get(sku)?.quantity ?? 0), unitPrice });
  }
  return bySku;
}

/** Everything is delivered together, so there is at most one pickup point. */
function findPickupPoint({ deliveryGroups }: CheckoutCart): PickupPoint | undefined {
  const [option] = deliveryGroups.flatMap(({ options, selected }) =>
    options.filter(({ handle, method }) => handle === selected && method === 'PICKUP_POINT'),
  );
  return option && { handle: option.handle, title: option.title ?? option.handle };
}
