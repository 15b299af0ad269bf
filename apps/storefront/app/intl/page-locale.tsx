import { createContext, use } from 'react';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';

const PageLocale = createContext<LocaleCode>(defaultLocale);

export const PageLocaleProvider = PageLocale;

/** The language of the page around a component. */
export const usePageLocale = (): LocaleCode => use(PageLocale);
