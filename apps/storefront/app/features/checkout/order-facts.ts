import { addMoney, type BagTotals, type Money, multiplyMoney, zeroMoney } from '@marehalm/cart-domain';
import type { CheckoutCart, CommerceCart } from '@marehalm/commerce-client';

/** What an order comes to, as far as a shopper must be told when it changes. */
export interface OrderFacts {
  /** By SKU. */
  readonly lines: ReadonlyMap<string, LineFacts>;
  /** Missing where it is not known yet. */
  readonly delivery?: Money;
  /** The parcel shop that it goes to. Missing where it goes to the door. */
  readonly place?: Place;
  readonly total?: Money;
  /** What is left to pay when gift cards have paid their part. */
  readonly due?: Money;
}

interface Place {
  readonly handle: string;
  readonly title: string;
}

interface LineFacts {
  /** Whole units. */
  readonly quantity: number;
  readonly unitPrice: Money;
}

/** One thing that is not as it was shown. */
export type Difference =
  | { readonly kind: 'price'; readonly sku: string; readonly from: Money; readonly to: Money }
  /** Whole units. `from` 0 is new in the order, `to` 0 is gone from it. */
  | { readonly kind: 'quantity'; readonly sku: string; readonly from: number; readonly to: number }
  /** Another parcel shop, by their names. */
  | { readonly kind: 'place'; readonly from: string; readonly to: string }
  | { readonly kind: 'delivery' | 'total' | 'due'; readonly from: Money; readonly to: Money };

/** What the commerce service says. */
export function factsOfCart(cart: CommerceCart | CheckoutCart): OrderFacts {
  const delivery = 'deliveryGroups' in cart ? deliveryCost(cart) : undefined;
  const place = 'deliveryGroups' in cart ? placeOf(cart) : undefined;
  return {
    lines: linesOf(
      cart.lines.map(({ sku, merchandiseId, quantity, unitPrice }) => ({
        sku: sku ?? merchandiseId,
        quantity,
        unitPrice,
      })),
    ),
    ...(delivery ? { delivery } : {}),
    ...(place ? { place } : {}),
    total: cart.cost.total,
    ...('due' in cart.cost ? { due: cart.cost.due } : {}),
  };
}

/**
 * What the bag says. It knows neither what codes take off nor the way of delivery, so only the goods are told; samples and
 * gifts are told at nothing.
 */
export function factsOfBag({ lines, samples, gifts, merchandise }: BagTotals): OrderFacts {
  const nothing = zeroMoney(merchandise.currency);
  return {
    lines: linesOf([
      ...lines,
      ...samples.map((sku) => ({ sku, quantity: 1, unitPrice: nothing })),
      ...gifts.map(({ sku, quantity }) => ({ sku, quantity, unitPrice: nothing })),
    ]),
  };
}

/** What is otherwise in `now` than in `before`, lines first. What only one of them knows is no difference. */
export function differencesBetween(before: OrderFacts, now: OrderFacts): readonly Difference[] {
  const skus = new Set([...before.lines.keys(), ...now.lines.keys()]);
  const total = moneyDifference('total', before.total, now.total);
  return [
    ...[...skus].flatMap((sku) => lineDifferences(sku, before.lines.get(sku), now.lines.get(sku))),
    ...placeDifference(before.place, now.place),
    ...moneyDifference('delivery', before.delivery, now.delivery),
    ...total,
    // With another total another rest is no news of its own; without one, a gift card pays another part.
    ...(total.length === 0 || now.total?.amount !== now.due?.amount
      ? moneyDifference('due', before.due, now.due)
      : []),
  ];
}

/** What the chosen ways of delivery cost together; nothing while one is still to be chosen. */
export function deliveryCost({ deliveryGroups, cost }: CheckoutCart): Money | undefined {
  let sum = zeroMoney(cost.total.currency);
  for (const { options, selected } of deliveryGroups) {
    const option = options.find(({ handle }) => handle === selected);
    if (!option) return undefined;
    sum = addMoney(sum, option.cost);
  }
  return deliveryGroups.length === 0 ? undefined : sum;
}

/** The parcel shop that was chosen. What is bought is delivered together, so there is one at most. */
function placeOf({ deliveryGroups }: CheckoutCart): Place | undefined {
  const [option] = deliveryGroups.flatMap(({ options, selected }) =>
    options.filter(({ handle, method }) => handle === selected && method === 'PICKUP_POINT'),
  );
  return option && { handle: option.handle, title: option.title ?? option.handle };
}

function placeDifference(from?: Place, to?: Place): readonly Difference[] {
  return from && to && from.handle !== to.handle ? [{ kind: 'place', from: from.title, to: to.title }] : [];
}

function lineDifferences(sku: string, before?: LineFacts, now?: LineFacts): readonly Difference[] {
  const from = before?.quantity ?? 0;
  const to = now?.quantity ?? 0;
  return [
    ...(from === to ? [] : [{ kind: 'quantity', sku, from, to } as const]),
    ...(before && now && before.unitPrice.amount !== now.unitPrice.amount
      ? [{ kind: 'price', sku, from: before.unitPrice, to: now.unitPrice } as const]
      : []),
  ];
}

function moneyDifference(
  kind: 'delivery' | 'total' | 'due',
  from?: Money,
  to?: Money,
): readonly Difference[] {
  return from && to && (from.amount !== to.amount || from.currency !== to.currency)
    ? [{ kind, from, to }]
    : [];
}

/** Lines of one SKU, gift cards to several people for instance, count together. */
function linesOf(
  lines: readonly { readonly sku: string; readonly quantity: number; readonly unitPrice: Money }[],
): ReadonlyMap<string, LineFacts> {
  const bySku = new Map<string, LineFacts>();
  for (const { sku, quantity, unitPrice } of lines) {
    bySku.set(sku, { quantity: quantity + (bySku.get(sku)?.quantity ?? 0), unitPrice });
  }
  return bySku;
}

/** What an order costs, row by row. `goods − discount + delivery = total`. */
export interface OrderCost {
  /** Everything in the order before codes, gift cards that are bought included. */
  readonly goods: Money;
  /** What codes take off, delivery left out. */
  readonly discount: Money;
  readonly delivery?: Money;
  readonly total: Money;
}

/** The rows of a cart's cost. The total is the shop's own; whatever it took off besides its lines counts as discount. */
export function orderCost(cart: CheckoutCart): OrderCost {
  const { total } = cart.cost;
  const nothing = zeroMoney(total.currency);
  const goods = cart.lines.reduce(
    (sum, { unitPrice, quantity }) => addMoney(sum, multiplyMoney(unitPrice, quantity)),
    nothing,
  );
  const delivery = deliveryCost(cart);
  const discount = { ...total, amount: goods.amount + (delivery?.amount ?? 0) - total.amount };
  return { goods, discount, ...(delivery ? { delivery } : {}), total };
}

/** What gift cards pay of an order, and what is left. */
export interface OrderPayments {
  readonly giftCards: readonly {
    /** The end of its code, for people to know it by. */
    readonly lastCharacters: string;
    readonly used: Money;
  }[];
  readonly due: Money;
}

/** What is paid with. A card that has nothing to pay any more is left out. */
export function paymentsOf({ giftCards, cost }: CheckoutCart): OrderPayments {
  return {
    giftCards: giftCards
      .filter(({ used }) => used.amount > 0)
      .map(({ lastCharacters, used }) => ({ lastCharacters, used })),
    due: cost.due,
  };
}
