import * as routing from '@marehalm/i18n-routing';
import { brand } from './brand.ts';
import { type LocaleCode, locales } from './locales.ts';

/** Returns a day as the shop writes it, `20. november 2026` or `20 November 2026`: an ISO day, or the day that an ISO instant is in the shop's time zone. */
export function formatDate(date: string, locale: LocaleCode): string {
  return routing.formatDate(date, locales[locale].dateLocale, { timeZone: brand.timeZone });
}
