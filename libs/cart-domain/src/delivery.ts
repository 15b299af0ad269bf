import { money, type Money, subtractMoney, zeroMoney } from './money.ts';

/** A way to deliver in one market. */
export interface DeliveryMethod {
  readonly id: string;
  /** What it costs, tax included. */
  readonly price: Money;
  /** Goods after codes, without gift cards, from which it is free. 0 is free always; missing is never. */
  readonly freeFrom?: Money;
}

/** What the bag page says about free delivery. */
export interface FreeDelivery {
  /** Id of the delivery method it is about. */
  readonly method: string;
  readonly from: Money;
  /** How much more must be bought; missing once delivery is free. */
  readonly missing?: Money;
}

/** What one method costs this order. */
export interface DeliveryOption {
  /** Id of the delivery method. */
  readonly method: string;
  /** What the method costs without any concession. */
  readonly price: Money;
  /** What it costs this order: `price` or nothing. */
  readonly cost: Money;
  readonly freeDelivery?: FreeDelivery;
}

/**
 * What `method` costs an order.
 *
 * @param goods Merchandise after codes, without gift cards.
 * @param freeByCode Whether a promo code pays for this method.
 * @throws CurrencyMismatchError when `goods` is in another currency than the method.
 */
export function deliveryOption(method: DeliveryMethod, goods: Money, freeByCode = false): DeliveryOption {
  const { id, price, freeFrom } = method;
  const missing = freeFrom && missingTo(freeFrom, goods);
  const free = freeByCode || (missing !== undefined && missing.amount === 0);
  return {
    method: id,
    price,
    cost: free ? zeroMoney(price.currency) : price,
    ...(freeFrom && {
      freeDelivery: { method: id, from: freeFrom, ...(!free && missing && { missing }) },
    }),
  };
}

function missingTo(from: Money, goods: Money): Money {
  return money(Math.max(0, subtractMoney(from, goods).amount), from.currency);
}
