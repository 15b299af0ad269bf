import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';

/** Returns the cost of the chosen delivery options; `undefined` while one is not chosen. */
export function findDeliveryCost<Amount extends Money>({
  deliveryGroups,
  cost,
}: CheckoutCart<Amount>): Amount | undefined {
  let amount = 0;
  for (const { options, selected } of deliveryGroups) {
    const option = options.find(({ handle }) => handle === selected);
    if (!option) return undefined;
    amount += option.cost.amount;
  }
  return deliveryGroups.length === 0 ? undefined : { ...cost.total, amount };
}

/** The cost of an order as shown in rows: `goods − discount + delivery = total`. */
export interface OrderCost<Amount extends Money = Money> {
  /** All lines before codes, including purchased gift cards. */
  readonly goods: Amount;
  /** Reduction by codes, without delivery. */
  readonly discount: Amount;
  readonly delivery?: Amount;
  readonly total: Amount;
}

/** Returns the cost of a cart row by row. `discount` is the difference between goods plus delivery and the service's total. */
export function toOrderCost<Amount extends Money>(cart: CheckoutCart<Amount>): OrderCost<Amount> {
  const { total } = cart.cost;
  const goods = cart.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.amount * quantity, 0);
  const delivery = findDeliveryCost(cart);
  const discount = goods + (delivery?.amount ?? 0) - total.amount;
  return {
    goods: { ...total, amount: goods },
    discount: { ...total, amount: discount },
    ...(delivery ? { delivery } : {}),
    total,
  };
}
