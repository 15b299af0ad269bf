/** An amount of money. Any object of this shape will do, that of `@marehalm/cart-domain` above all. */
export interface MoneyValue {
  /** Whole minor units (øre, cent), VAT included. */
  readonly amount: number;
  readonly currency: 'DKK' | 'NOK' | 'EUR';
}

/**
 * Minor units as the decimal number that Google Analytics 4 wants, rounded half up to two places. The one place where money
 * becomes a fraction: it is reported, never reckoned with.
 */
export function decimalAmount(minorUnits: number): number {
  return Math.round(minorUnits) / 100;
}

/**
 * The currency that all amounts share.
 *
 * @throws TypeError when they do not, or when there is none to ask.
 */
export function sharedCurrency(amounts: readonly (MoneyValue | undefined)[]): MoneyValue['currency'] {
  const currencies = new Set(amounts.flatMap((amount) => (amount ? [amount.currency] : [])));
  const [currency, other] = currencies;
  if (currency === undefined) throw new TypeError('Cannot report an event about money: it holds no amount');
  if (other !== undefined) {
    throw new TypeError(
      `Cannot report an event about money: its amounts are in ${[...currencies].join(' and ')}`,
    );
  }
  return currency;
}
