import { useMemo } from 'react';
import { formatPrice, formatUnitPrice, type PriceValue } from '@marehalm/i18n-routing';
import { brand, locales } from '@marehalm/shop';
import { usePageLocale } from './page-locale';

/** Prices and dates in the language of a page. */
export interface Format {
  readonly price: (price: PriceValue) => string;
  readonly unitPrice: (price: PriceValue, per: string) => string;
  /** Formats an ISO day or instant as the day in Denmark, in any time zone of server and browser. */
  readonly date: (date: string) => string;
  /** Formats an ISO day with its weekday and without its year: `Tuesday 1 December`. */
  readonly weekday: (day: string) => string;
}

/**
 * Returns functions that format prices and dates in the language of the page. The object is stable until the language changes.
 */
export function useFormat(): Format {
  const locale = usePageLocale();
  return useMemo(
    () => ({
      price: (price) => formatPrice(price, locale),
      unitPrice: (price, per) => formatUnitPrice(price, per, locale),
      date: (date) =>
        new Intl.DateTimeFormat(locales[locale].dateLocale, {
          dateStyle: 'long',
          timeZone: brand.timeZone,
        }).format(new Date(date)),
      weekday: (day) => {
        const part = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(locales[locale].dateLocale, { ...options, timeZone: 'UTC' }).format(
            new Date(day),
          );
        // Formatted together, Danish and English put a word or a comma between them.
        return `${part({ weekday: 'long' })} ${part({ day: 'numeric', month: 'long' })}`;
      },
    }),
    [locale],
  );
}
