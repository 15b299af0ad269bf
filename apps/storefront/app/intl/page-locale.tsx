import { createContext, use } from 'react';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';

const PageLocale = createContext<LocaleCode>(defaultLocale);

/** Provides the locale of the page to {@link usePageLocale}; the default locale without it. */
export const PageLocaleProvider = PageLocale;

/** Returns the language of the current page. */
export const usePageLocale = (): LocaleCode => use(PageLocale);
