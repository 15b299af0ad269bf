import { memoize, strategies } from '@formatjs/fast-memoize';
import {
  formatDate,
  type FormatDateOptions,
  type FormatNumberOptions,
  formatNumberToParts,
} from '@formatjs/intl';

/** Creates each object once, at its first use: creating an `Intl` object takes longer than formatting the prices of a page. */
function memoized<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  let get: typeof make | undefined;
  return (...given) => (get ??= memoize(make, { strategy: strategies.variadic }))(...given);
}

/** Returns the `Intl.NumberFormat` of `locale` and `options`, created once per combination. */
export const getNumberFormat = /* @__PURE__ */ memoized(
  (locale?: string | string[], options?: FormatNumberOptions) =>
    new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions),
);
/** Returns the `Intl.DateTimeFormat` of its arguments, created once per combination. */
export const getDateTimeFormat = /* @__PURE__ */ memoized(
  (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
);
/** Returns the `Intl.ListFormat` of `locale` and `options`, created once per combination. */
export const getListFormat = /* @__PURE__ */ memoized(
  (locale: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
/** Returns the `Intl.RelativeTimeFormat` of `locale` and `options`, created once per combination. */
export const getRelativeTimeFormat = /* @__PURE__ */ memoized(
  (locale: string, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Returns FormatJS's configuration. An unknown locale, currency or time zone is a programming error. */
const configurationFor = (locale: string) => ({
  locale,
  formats: {},
  onError(error: Error): never {
    throw new RangeError(`Cannot format for the locale ${JSON.stringify(locale)}`, { cause: error });
  },
});

/**
 * Formats `value` in `locale` and returns the parts, as `Intl.NumberFormat.formatToParts()` does.
 *
 * @throws RangeError for an unknown locale or currency.
 */
export const toNumberParts = (
  value: number | Intl.StringNumericLiteral,
  locale: string,
  options: FormatNumberOptions,
) => formatNumberToParts(configurationFor(locale), getNumberFormat, value, options);

/**
 * Formats `date` (milliseconds since 1970) in `locale`.
 *
 * @throws RangeError for an unknown locale or time zone.
 */
export const toDateText = (date: number, locale: string, options: FormatDateOptions) =>
  formatDate(configurationFor(locale), getDateTimeFormat, date, options);
