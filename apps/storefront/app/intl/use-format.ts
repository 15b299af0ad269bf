import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatPrice, formatUnitPrice, type PriceValue } from '@marehalm/i18n-routing';
import { brand } from '@marehalm/shop';
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
  const { formatDate } = useIntl();
  return useMemo(
    () => ({
      price: (price) => formatPrice(price, locale),
      unitPrice: (price, per) => formatUnitPrice(price, per, locale),
      date: (date) => formatDate(date, { dateStyle: 'long', timeZone: brand.timeZone }),
    }),
    [locale, formatDate],
  );
}
