import type { ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { framed, lazyInLanguage, withWords } from './lazy-in-language';

/** The words of what a page shows only when it is asked for. They come with the first of it, in one language. */
const words = withWords({
  en: () => import('../messages/en.json?only=location,preferences,search,zoom&messages'),
  da: () => import('../messages/da.json?only=location,preferences,search,zoom&messages'),
});

/** A component that is fetched, with its words, when it is first drawn or asked for. */
export interface Later<Props> {
  /** Suspends until it is here. */
  readonly Component: ComponentType<Props>;
  /**
   * Fetches it beforehand. Rejects when it does not come. Without a connection it is not even asked for: a browser
   * remembers that a module did not come, and would not ask for it again.
   */
  readonly fetch: (locale: LocaleCode) => Promise<unknown>;
}

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const loadFramed = framed(words, load);
  const fetched = new Set<LocaleCode>();
  const fetch = async (locale: LocaleCode) => {
    if (!navigator.onLine && !fetched.has(locale)) throw new Error('Cannot fetch: there is no connection');
    const Component = await loadFramed(locale);
    fetched.add(locale);
    return Component;
  };
  return { fetch, Component: lazyInLanguage(fetch) };
}
