import type { CheckoutCart } from './checkout-service.ts';
import type { Money } from './money.ts';

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

/** A difference from what was shown. */
export type OrderChange<Amount extends Money = Money> =
  | { readonly kind: 'price'; readonly sku: string; readonly from: Amount; readonly to: Amount }
  /** Units. `from` 0: new in the order; `to` 0: no longer in it. */
  | { readonly kind: 'quantity'; readonly sku: string; readonly from: number; readonly to: number }
  /** Another parcel shop, by their names. */
  | { readonly kind: 'pickup-point'; readonly from: string; readonly to: string }
  | { readonly kind: 'delivery' | 'total' | 'due'; readonly from: Amount; readonly to: Amount };

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

/** Everything is delivered together, so there is at most one pickup point. */
function findPickupPoint({ deliveryGroups }: CheckoutCart): PickupPoint | undefined {
  const [option] = deliveryGroups.flatMap(({ options, selected }) =>
    options.filter(({ handle, method }) => handle === selected && method === 'PICKUP_POINT'),
  );
  return option && { handle: option.handle, title: option.title ?? option.handle };
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

/** The cost of an order, row by row. `goods − discount + delivery = total`. */
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

/** Amounts paid by gift cards, and the rest. */
export interface OrderPayments<Amount extends Money = Money> {
  readonly giftCards: readonly {
    /** Last characters of the code, for recognition. */
    readonly lastCharacters: string;
    readonly used: Amount;
  }[];
  readonly due: Amount;
}

/** Returns how an order is paid. Gift cards that pay nothing are left out. */
export function toOrderPayments<Amount extends Money>({
  giftCards,
  cost,
}: CheckoutCart<Amount>): OrderPayments<Amount> {
  return {
    giftCards: giftCards
      .filter(({ used }) => used.amount > 0)
      .map(({ lastCharacters, used }) => ({ lastCharacters, used })),
    due: cost.due,
  };
}
