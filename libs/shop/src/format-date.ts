import * as routing from '@marehalm/i18n-routing';
import { brand } from './brand.ts';
import { type LocaleCode } from './locales.ts';

/** Returns a day as the shop writes it, `20. november 2026`: an ISO day, or the day that an ISO instant is in the shop's time zone. */
export function formatDate(date: string, locale: LocaleCode): string {
  return routing.formatDate(date, locale, { timeZone: brand.timeZone });
}
