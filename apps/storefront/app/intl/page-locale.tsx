import { createContext, use } from 'react';
import type { LocaleCode } from '@marehalm/shop';

const PageLocale = createContext<LocaleCode>('en');

export const PageLocaleProvider = PageLocale;

/** The language of the page around a component. */
export const usePageLocale = (): LocaleCode => use(PageLocale);
