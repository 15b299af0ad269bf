import { MILLIONTHS_PER_UNIT, rateToMillionths } from './internal/rate-to-millionths.ts';
import { multiplyAndDivide } from './internal/multiply-and-divide.ts';
import { getCurrencyExponent } from './currency-exponent.ts';

/** ISO 4217, upper case: `USD`. A union of a shop's own currencies fits wherever one is expected. */
export type CurrencyCode = string;

/** Amounts in minor units by currency: the terms of a shop that sells in several. */
export type AmountsByCurrency = Readonly<Partial<Record<CurrencyCode, number>>>;

/** An amount of one currency. A `Money<'USD'>` cannot be added to a `Money<'EUR'>`: it fails to compile. */
export interface Money<C extends CurrencyCode = CurrencyCode> {
  /**
   * Minor units (cent, fils; yen, which have none): a safe integer, negative for what is owed to the shopper.
   * `getCurrencyExponent` says how many make a whole unit.
   */
  readonly amount: number;
  readonly currency: C;
}

/** Thrown when two currencies meet in one calculation. This is a bug: only {@link convertMoney} changes a currency. */
export class CurrencyMismatchError extends TypeError {
  override readonly name = 'CurrencyMismatchError';

  constructor(expected: CurrencyCode, actual: CurrencyCode) {
    super(`Cannot calculate in ${expected}: current value is in ${actual}`);
  }
}

/**
 * Creates an amount of money.
 *
 * @param amount Minor units: 1,250 for $12.50, for ¥1,250 and for 1.250 dinars of Kuwait.
 * @throws RangeError when `amount` is not a safe integer.
 *
 * @example
 * ```ts
 * money(1_250, 'USD'); // => { amount: 1_250, currency: 'USD' }
 * money(0.5, 'USD'); // => throws RangeError
 * ```
 */
export function money<const C extends CurrencyCode>(amount: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Cannot make money: current amount is ${amount}, expected whole minor units`);
  }
  // Adding zero turns -0 into 0, which would print a minus sign.
  return { amount: amount + 0, currency };
}

/** Returns the amount 0 in `currency`. */
export function zeroMoney<const C extends CurrencyCode>(currency: C): Money<C> {
  return { amount: 0, currency };
}

/**
 * Returns `a + b`.
 *
 * @throws CurrencyMismatchError when the currencies differ.
 * @throws RangeError when the sum is not a safe integer.
 */
export function addMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertCurrency(b, a.currency);
  return money(a.amount + b.amount, a.currency);
}

/**
 * Returns `a - b`, negative when `b` is larger.
 *
 * @throws CurrencyMismatchError when the currencies differ.
 * @throws RangeError when the difference is not a safe integer.
 */
export function subtractMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  assertCurrency(b, a.currency);
  return money(a.amount - b.amount, a.currency);
}

/**
 * Returns `quantity` times `price`.
 *
 * @param quantity Whole units.
 * @throws RangeError when `quantity` or the product is not a safe integer.
 */
export function multiplyMoney<C extends CurrencyCode>(price: Money<C>, quantity: number): Money<C> {
  if (!Number.isSafeInteger(quantity)) {
    throw new RangeError(`Cannot multiply money: current quantity is ${quantity}, expected whole units`);
  }
  return money(price.amount * quantity, price.currency);
}

/**
 * Returns the sum of `list`, which may be empty.
 *
 * @throws CurrencyMismatchError when an entry is not in `currency`.
 * @throws RangeError when a partial sum is not a safe integer.
 *
 * @example
 * ```ts
 * sumMoney([money(32_500, 'USD'), money(14_500, 'USD')], 'USD'); // => money(47_000, 'USD')
 * ```
 */
export function sumMoney<const C extends CurrencyCode>(
  list: Iterable<Money<NoInfer<C>>>,
  currency: C,
): Money<C> {
  let sum: Money<C> = zeroMoney(currency);
  for (const entry of list) sum = addMoney(sum, entry);
  return sum;
}

/**
 * Compares two amounts for `Array.prototype.sort`: negative when `a` is less than `b`.
 *
 * @throws CurrencyMismatchError when the currencies differ.
 */
export function compareMoney<C extends CurrencyCode>(a: Money<C>, b: Money<NoInfer<C>>): number {
  return subtractMoney(a, b).amount;
}

/**
 * Returns `rate` times `whole`, rounded to the nearest minor unit, halves away from zero so that a refund mirrors its
 * charge.
 *
 * @param rate 0 to 1, exact to a millionth: 0.15 is 15 %.
 * @throws RangeError when `rate` is outside 0 to 1.
 *
 * @example
 * ```ts
 * // 19.5 is half way.
 * multiplyByRate(money(130, 'USD'), 0.15); // => money(20, 'USD')
 * ```
 */
export function multiplyByRate<C extends CurrencyCode>(whole: Money<C>, rate: number): Money<C> {
  return money(multiplyAndDivide(whole.amount, rateToMillionths(rate), MILLIONTHS_PER_UNIT), whole.currency);
}

/**
 * Splits `whole` in proportion to `weights` without losing or inventing a minor unit: each part is rounded down, and
 * the rest goes, one unit each, to the largest remainders (Hamilton's method), the earlier part first on a tie.
 *
 * @param weights Safe integers from 0, at least one above 0 unless `whole` is zero.
 * @throws RangeError when a weight is invalid, or all are 0 while there is something to split.
 *
 * @example
 * ```ts
 * allocateMoney(money(100, 'USD'), [1, 1, 1]).map((part) => part.amount); // => [34, 33, 33]
 * ```
 */
export function allocateMoney<C extends CurrencyCode>(
  whole: Money<C>,
  weights: readonly number[],
): Money<C>[] {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`Cannot allocate money: current weight is ${weight}, expected an integer from 0`);
    }
  }
  const weightSum = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weightSum === 0n) {
    if (whole.amount !== 0) throw new RangeError(`Cannot allocate ${whole.amount}: every weight is 0`);
    return weights.map(() => zeroMoney(whole.currency));
  }
  const size = BigInt(Math.abs(whole.amount));
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight);
    return { index, floor: product / weightSum, rest: product % weightSum };
  });
  const left = Number(size - shares.reduce((sum, share) => sum + share.floor, 0n));
  const favoured = new Set(
    shares
      // Sorting is stable: on a tie the earlier part comes first.
      .toSorted((a, b) => Number(b.rest - a.rest))
      .slice(0, left)
      .map((share) => share.index),
  );
  const sign = Math.sign(whole.amount);
  return shares.map(({ index, floor }) =>
    money(sign * (Number(floor) + (favoured.has(index) ? 1 : 0)), whole.currency),
  );
}

/**
 * Checks that `value` is in `currency`.
 *
 * @throws CurrencyMismatchError when it is not.
 */
export function assertCurrency<C extends CurrencyCode>(value: Money, currency: C): asserts value is Money<C> {
  if (value.currency !== currency) throw new CurrencyMismatchError(currency, value.currency);
}

/**
 * Converts an amount to another currency, whatever their exponents, rounded to the nearest minor unit, halves away from
 * zero.
 *
 * @param rate Whole units of `currency` for one whole unit of `value`, above 0, exact in the digits it is written with.
 * @throws RangeError when `rate` is not a finite number above 0, or the result is not a safe integer.
 *
 * @example
 * ```ts
 * // A dollar costs 149.55 yen, which have no minor unit, or 0.3071 dinars of a thousand fils.
 * convertMoney(money(1_999, 'USD'), 'JPY', 149.55); // => money(2_990, 'JPY')
 * convertMoney(money(1_999, 'USD'), 'KWD', 0.3071); // => money(6_139, 'KWD')
 * ```
 */
export function convertMoney<const C extends CurrencyCode>(
  value: Money,
  currency: C,
  rate: number,
): Money<C> {
  // The shortest decimal that stands for the number: 149.55 is meant, 149.55000000000001 is what a float holds.
  const [, whole = '', fraction = '', power = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(rate)) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) {
    throw new RangeError(`Cannot convert money: current rate is ${rate}, expected a number above 0`);
  }
  const shift =
    Number(power) - fraction.length + getCurrencyExponent(currency) - getCurrencyExponent(value.currency);
  const scale = 10n ** BigInt(Math.abs(shift));
  return money(
    shift < 0
      ? multiplyAndDivide(value.amount, digits, scale)
      : multiplyAndDivide(value.amount, digits * scale, 1n),
    currency,
  );
}

/**
 * Returns an amount in whole units as a decimal with all its digits, for protocols and `Intl.NumberFormat`.
 *
 * @example
 * ```ts
 * toDecimalString(money(1_250, 'USD')); // => '12.50'
 * toDecimalString(money(1_250, 'JPY')); // => '1250'
 * toDecimalString(money(-5, 'KWD')); // => '-0.005'
 * ```
 */
export function toDecimalString({ amount, currency }: Money): Intl.StringNumericLiteral {
  const exponent = getCurrencyExponent(currency);
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  const text = `${amount < 0 ? '-' : ''}${whole}${exponent > 0 ? `.${digits.slice(-exponent)}` : ''}`;
  return text as Intl.StringNumericLiteral;
}

/**
 * Formats an amount for readers, with the decimals of its currency.
 *
 * @param locale BCP 47 tag.
 * @param options Of `Intl.NumberFormat`: `{ currencyDisplay: 'code' }`, `{ trailingZeroDisplay: 'stripIfInteger' }`.
 * @throws RangeError when `locale` is not a tag.
 *
 * @example
 * ```ts
 * formatMoney(money(1_250, 'USD'), 'en-US'); // => '$12.50'
 * formatMoney(money(1_250, 'JPY'), 'en-US'); // => '¥1,250'
 * ```
 */
export function formatMoney(value: Money, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const { currency } = value;
  const digits = getCurrencyExponent(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  }).format(toDecimalString(value));
}
