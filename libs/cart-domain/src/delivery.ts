import { compareMoney, expectCurrency, type Money, subtractMoney, zeroMoney } from './money.ts';

/** A way to deliver in one market. */
export interface DeliveryMethod {
  readonly id: string;
  /** What it costs, tax included. */
  readonly price: Money;
  /** Goods after codes, without gift cards, from which (included) it is free. 0 is free always; missing is never. */
  readonly freeFrom?: Money;
}

/** What can be said about free delivery by one method. */
export interface FreeDelivery {
  /** Id of the delivery method it is about. */
  readonly method: string;
  /** The goods, after codes, from which it is free: 0 where a code pays for it. */
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
  /** Missing when the method is never free. */
  readonly freeDelivery?: FreeDelivery;
}

/**
 * What `method` costs an order.
 *
 * @param goods Merchandise after codes, without gift cards.
 * @param freeByCode Whether a promo code pays for this method.
 * @throws CurrencyMismatchError when `goods` is in another currency than the method.
 * @example
 * ```ts
 * const parcel: DeliveryMethod = { id: 'parcel', price: money(1_200, 'EUR'), freeFrom: money(8_500, 'EUR') };
 *
 * deliveryOption(parcel, money(8_500, 'EUR')).cost; // => money(0, 'EUR')
 * deliveryOption(parcel, money(8_000, 'EUR')).freeDelivery?.missing; // => money(500, 'EUR')
 * ```
 */
export function deliveryOption(method: DeliveryMethod, goods: Money, freeByCode = false): DeliveryOption {
  const { id, price, freeFrom } = method;
  expectCurrency(goods, price.currency);
  const from = freeByCode ? zeroMoney(price.currency) : freeFrom;
  const isFree = from !== undefined && compareMoney(goods, from) >= 0;
  return {
    method: id,
    price,
    cost: isFree ? zeroMoney(price.currency) : price,
    ...(from && {
      freeDelivery: {
        method: id,
        from,
        ...(!isFree && { missing: subtractMoney(from, goods) }),
      },
    }),
  };
}
