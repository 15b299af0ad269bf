import { useMemo } from 'react';
import { formatPrice, formatUnitPrice, type PriceValue } from '@marehalm/i18n-routing';
import { brand, locales } from '@marehalm/shop';
import { usePageLocale } from './page-locale';

/** Prices and dates in the language of a page. */
export interface Format {
  readonly price: (price: PriceValue) => string;
  readonly unitPrice: (price: PriceValue, per: 'l' | 'kg') => string;
  /** Of an ISO day or instant: the day that it is in Denmark, wherever server and browser are. */
  readonly date: (date: string) => string;
}

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
    }),
    [locale],
  );
}
