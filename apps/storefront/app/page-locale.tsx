import { createContext, use } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';

const PageLocale = createContext<LocaleCode>('en');

export const PageLocaleProvider = PageLocale;

/** The language of the page around a component. */
export const usePageLocale = (): LocaleCode => use(PageLocale);
