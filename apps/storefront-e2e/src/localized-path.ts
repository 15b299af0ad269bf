import type { Locale } from './messages.ts';

/** Returns the path of `page` in `locale`, for pages such as `/checkout` that have the same path in both languages. */
export const toLocalizedPath = (locale: Locale, page: string) => (locale === 'en' ? page : `/da${page}`);
