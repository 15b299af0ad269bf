import { getCurrencyExponent } from './internal/currency-exponent.ts';

/** ISO 4217, upper case: `USD`. A union of a shop's own currencies fits wherever one is expected. */
export type CurrencyCode = string;

/** An amount of money. Same shape as `Money` of `@marehalm/cart-domain`, so values pass between the two. */
export interface Money {
  /** Minor units (cent, fils; yen, which have none), a safe integer. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** The Storefront API's `MoneyV2` and `MoneyInput`: `{ amount: '129.5', currencyCode: 'USD' }`. */
export interface DecimalMoney {
  /** A decimal number in whole units. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currencyCode: string;
}

/**
 * Parses a decimal amount into exact minor units. Digits after the last minor unit may only be zeros.
 *
 * @throws RangeError for an invalid decimal number, a currency that is not an ISO 4217 code, or an amount that minor units or safe
 * integers cannot hold: rounding would make a wrong price.
 *
 * @example
 * ```ts
 * parseMoney({ amount: '129.5', currencyCode: 'USD' }); // => { amount: 12950, currency: 'USD' }
 * parseMoney({ amount: '0.005', currencyCode: 'EUR' }); // => throws RangeError
 * ```
 */
export function parseMoney({ amount, currencyCode }: DecimalMoney): Money {
  const digits = getCurrencyExponent(currencyCode);
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) throw unreadable(amount, currencyCode, 'not a decimal number');
  if (/[1-9]/.test(fraction.slice(digits)))
    throw unreadable(amount, currencyCode, 'finer than the minor unit');
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor))
    throw unreadable(amount, currencyCode, 'not a safe integer of minor units');
  // Adding zero avoids negative zero for '-0.00'.
  return { amount: (sign === '-' ? -minor : minor) + 0, currency: currencyCode };
}

/**
 * Formats an amount with all minor digits: `129.50` dollars, `1100` yen.
 *
 * @throws RangeError when the amount is not a safe integer of minor units, or the currency not an ISO 4217 code.
 *
 * @example
 * ```ts
 * toDecimalMoney({ amount: 12950, currency: 'USD' }); // => { amount: '129.50', currencyCode: 'USD' }
 * ```
 */
export function toDecimalMoney({ amount, currency }: Money): DecimalMoney {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Cannot write an amount in minor units: current value is ${amount}`);
  }
  const digits = getCurrencyExponent(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return {
    amount: `${amount < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`,
    currencyCode: currency,
  };
}

function unreadable(amount: string, currencyCode: string, why: string): RangeError {
  return new RangeError(
    `Cannot read an amount of money, ${why}: current value is "${amount}" ${currencyCode}`,
  );
}
