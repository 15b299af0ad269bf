/** ISO 4217 codes of the shops' currencies. */
export type CurrencyCode = 'DKK' | 'NOK' | 'EUR';

/** An amount of money. Same shape as `Money` of `@marehalm/cart-domain`, so values pass between the two. */
export interface Money {
  /** Minor units (øre, cents), a safe integer. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** The Storefront API's `MoneyV2` and `MoneyInput`: `{ amount: '129.5', currencyCode: 'DKK' }`. */
export interface DecimalMoney {
  /** A decimal number in whole units. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currencyCode: string;
}

/** Number of decimal places of a currency (ISO 4217). */
const minorDigits: Readonly<Record<CurrencyCode, number>> = { DKK: 2, NOK: 2, EUR: 2 };

/**
 * Parses a decimal amount into exact minor units. Digits after the last minor unit may only be zeros.
 *
 * @throws RangeError for an invalid decimal number, an unknown currency, or an amount that minor units or safe
 * integers cannot hold: rounding would make a wrong price.
 *
 * @example
 * ```ts
 * parseMoney({ amount: '129.5', currencyCode: 'DKK' }); // => { amount: 12950, currency: 'DKK' }
 * parseMoney({ amount: '0.005', currencyCode: 'EUR' }); // => throws RangeError
 * ```
 */
export function parseMoney({ amount, currencyCode }: DecimalMoney): Money {
  if (!isCurrency(currencyCode)) throw unreadable(amount, currencyCode, 'no shop uses this currency');
  const digits = minorDigits[currencyCode];
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
 * Formats an amount with all minor digits: `129.50`.
 *
 * @throws RangeError when the amount is not a safe integer of minor units.
 *
 * @example
 * ```ts
 * formatDecimalMoney({ amount: 12950, currency: 'DKK' }); // => { amount: '129.50', currencyCode: 'DKK' }
 * ```
 */
export function formatDecimalMoney({
  amount,
  currency,
}: Money): DecimalMoney & { currencyCode: CurrencyCode } {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Cannot write an amount in minor units: current value is ${amount}`);
  }
  const digits = minorDigits[currency];
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return {
    amount: `${amount < 0 ? '-' : ''}${text.slice(0, point)}.${text.slice(point)}`,
    currencyCode: currency,
  };
}

function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(minorDigits, code);
}

function unreadable(amount: string, currencyCode: string, why: string): RangeError {
  return new RangeError(
    `Cannot read an amount of money, ${why}: current value is "${amount}" ${currencyCode}`,
  );
}
