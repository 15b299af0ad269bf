import { compareMoney, assertCurrency, type Money, subtractMoney, zeroMoney } from './money.ts';

/** A delivery method of one market. */
export interface DeliveryMethod {
  readonly id: string;
  /** Regular price, with or without tax as the prices of the goods. */
  readonly price: Money;
  /** Rate of its tax, 0 to 1; the market's by default. */
  readonly vatRate?: number;
  /**
   * Delivery is free from this amount on: goods after codes, without gift cards. 0: always free; missing: never free.
   */
  readonly freeFrom?: Money;
}

/** From which amount of goods one delivery method is free, and how much is still missing. */
export interface FreeDeliveryProgress {
  /** Id of the delivery method. */
  readonly method: string;
  /** Amount of goods, after codes, from which delivery is free: 0 when a code makes it free. */
  readonly from: Money;
  /** Amount still to be bought; missing when delivery is free. */
  readonly missing?: Money;
}

/** The cost of one method for this order. */
export interface DeliveryOption {
  /** Id of the delivery method. */
  readonly method: string;
  /** Regular price of the method. */
  readonly price: Money;
  /** Cost for this order: `price` or 0. */
  readonly cost: Money;
  /** Missing when the method is never free. */
  readonly freeDelivery?: FreeDeliveryProgress;
}

/**
 * Returns the cost of `method` for an order.
 *
 * @param goods Merchandise after codes, without gift cards.
 * @param freeByCode Whether a promo code makes this method free.
 * @throws CurrencyMismatchError when `goods` is not in the currency of the method.
 */
export function toDeliveryOption(method: DeliveryMethod, goods: Money, freeByCode = false): DeliveryOption {
  const { id, price, freeFrom } = method;
  assertCurrency(goods, price.currency);
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
