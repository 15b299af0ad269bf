import { joinNumber, minusSign, noBreakSpace } from './format-number.ts';
import { entryOf } from './internal/entry-of.ts';
import { type NumberLocale } from './format-locale.ts';

/** ISO 4217 codes of the currencies that prices are written in. */
export type PriceCurrency = 'DKK' | 'NOK' | 'EUR';

/** An amount to be written. Any object of this shape will do, that of `@marehalm/cart-domain` above all. */
export interface PriceValue {
  /** Whole minor units (øre, cent): a safe integer, negative for what is taken off. */
  readonly amount: number;
  readonly currency: PriceCurrency;
}

/** What stands around the digits. Danish writes `kr.`, Norwegian `kr`; elsewhere the two crowns need telling apart. */
const marks: Readonly<Record<NumberLocale, Readonly<Record<PriceCurrency, readonly [string, string]>>>> = {
  en: { DKK: [`DKK${noBreakSpace}`, ''], NOK: [`NOK${noBreakSpace}`, ''], EUR: ['€', ''] },
  da: { DKK: ['', `${noBreakSpace}kr.`], NOK: ['', `${noBreakSpace}NOK`], EUR: ['', `${noBreakSpace}€`] },
  nb: { DKK: ['', `${noBreakSpace}DKK`], NOK: ['', `${noBreakSpace}kr`], EUR: ['', `${noBreakSpace}€`] },
};

/**
 * A price as the shop writes it: whole amounts without decimals, all others with two, a no-break space before a unit.
 *
 * @throws RangeError when the amount is no safe integer: half an øre is a mistake of whoever computed it.
 * @example
 * ```ts
 * formatPrice({ amount: 124_900, currency: 'DKK' }, 'da'); // => '1.249\u00A0kr.'
 * formatPrice({ amount: 2_550, currency: 'EUR' }, 'en'); // => '€25.50'
 * formatPrice({ amount: 0.5, currency: 'EUR' }, 'en'); // => throws RangeError
 * ```
 */
export function formatPrice(price: PriceValue, locale: NumberLocale): string {
  return write(price, locale, price.amount % 100 === 0 ? 'whole' : 'two');
}

/**
 * A price per litre or kilogram, always with two decimals (Norwegian FOR-2012-11-14-1066 § 5 asks for them; the shop
 * writes them in every market).
 *
 * @param price For one litre or kilogram.
 * @throws RangeError when the amount is no safe integer.
 * @example
 * ```ts
 * formatUnitPrice({ amount: 650_000, currency: 'DKK' }, 'l', 'da'); // => '6.500,00\u00A0kr./l'
 * ```
 */
export function formatUnitPrice(price: PriceValue, per: 'l' | 'kg', locale: NumberLocale): string {
  return `${write(price, locale, 'two')}/${per}`;
}

function write({ amount, currency }: PriceValue, locale: NumberLocale, decimals: 'whole' | 'two'): string {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`Cannot format a price: its amount in minor units is ${amount}`);
  }
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const number = joinNumber(digits.slice(0, -2), decimals === 'two' ? digits.slice(-2) : '', locale);
  const [before, after] = entryOf(entryOf(marks, locale, 'the locale'), currency, 'the currency');
  return `${amount < 0 ? minusSign : ''}${before}${number}${after}`;
}
