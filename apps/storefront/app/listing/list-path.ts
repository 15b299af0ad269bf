import type { LocaleCode } from '@marehalm/shop';

/** Where every entry that a list may have lies in one language: one file, made with the pages. */
export const listPath = (kind: 'products' | 'journal', locale: LocaleCode) => `/lists/${kind}.${locale}.json`;
