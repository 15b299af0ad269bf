import { formatTypographicNumber } from './format-number.ts';
import { getCurrencyExponent } from './internal/currency-exponent.ts';

/** An amount of money in minor units. Structurally compatible with the prices of `@marehalm/cart-domain`. */
export interface PriceValue {
  /** Minor units (cent, fils; yen, which have none): a safe integer, negative for a reduction. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * Formats a price: whole amounts without decimals, others with all decimals of the currency, with a no-break space before a unit.
 *
 * @param locale BCP 47 tag.
 * @throws RangeError when the amount is not a safe integer, or the currency or the locale is not a valid code.
 *
 * @example
 * ```ts
 * formatPrice({ amount: 124_900, currency: 'SEK' }, 'sv'); // => '1\u00A0249\u00A0kr'
 * formatPrice({ amount: 2_550, currency: 'EUR' }, 'en'); // => '€25.50'
 * formatPrice({ amount: 1_980, currency: 'JPY' }, 'ja'); // => '￥1,980'
 * formatPrice({ amount: 0.5, currency: 'EUR' }, 'en'); // => throws RangeError
 * ```
 */
export function formatPrice(price: PriceValue, locale: string): string {
  return write(price, locale, price.amount % 10 ** getCurrencyExponent(price.currency) === 0);
}

/**
 * Formats the price of one unit (liter, kilogram) with all decimals of the currency, followed by `/` and `per`: `12.500,00
 * kr./l`. Does not convert: `price` must already be the price of one `per`.
 *
 * @param per A unit, such as `l` or `100 g`.
 * @param locale BCP 47 tag.
 * @throws RangeError as {@link formatPrice} does.
 *
 * @example
 * ```ts
 * formatUnitPrice({ amount: 650_000, currency: 'SEK' }, 'l', 'sv'); // => '6\u00A0500,00\u00A0kr/l'
 * ```
 */
export function formatUnitPrice(price: PriceValue, per: string, locale: string): string {
  return `${write(price, locale, false)}/${per}`;
}

function write({ amount, currency }: PriceValue, locale: string, isWhole: boolean): string {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Cannot format a price: its amount in minor units is ${amount}`);
  }
  const decimals = getCurrencyExponent(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  // As a text: no fraction of two is lost however large the amount is.
  const value = `${amount < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point) || '0'}`;
  const shown = isWhole ? 0 : decimals;
  return formatTypographicNumber(value as Intl.StringNumericLiteral, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
}
