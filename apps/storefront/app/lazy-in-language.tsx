import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { usePageLocale } from './page-locale';
import type { translatorOf } from './text';
import { useIsInBrowser } from './use-is-in-browser';

/** Fetches a component for pages in one language. */
export type LoadInLanguage<Props> = (locale: LocaleCode) => Promise<ComponentType<Props>>;

/** Fetches what stands around a component. */
export type LoadFrame = LoadInLanguage<{ readonly children: ReactNode }>;

/** Fetches words that not every page has. */
export type LoadWords = Readonly<
  Record<LocaleCode, () => Promise<{ readonly default: Parameters<typeof translatorOf>[0] }>>
>;

/** A frame that adds words to those of every page. */
export const withWords =
  (loadWords: LoadWords): LoadFrame =>
  async (locale) => {
    const [words, { MoreText }] = await Promise.all([loadWords[locale](), import('./more-text')]);
    return ({ children }) => <MoreText messages={words.default}>{children}</MoreText>;
  };

/** A component in a frame. The two are fetched side by side. */
export const framed =
  <Props extends object>(
    loadFrame: LoadFrame,
    load: () => Promise<ComponentType<Props>>,
  ): LoadInLanguage<Props> =>
  async (locale) => {
    const [Frame, Component] = await Promise.all([loadFrame(locale), load()]);
    return (props) => (
      <Frame>
        <Component {...props} />
      </Frame>
    );
  };

/** A component that is fetched when it is first drawn, in the language of the page. Suspends until it is here. */
export function lazyInLanguage<Props extends object>(load: LoadInLanguage<Props>): ComponentType<Props> {
  const inLanguage = (locale: LocaleCode) => lazy(async () => ({ default: await load(locale) }));
  const components = { en: inLanguage('en'), da: inLanguage('da') };
  return function InLanguage(props) {
    const Component = components[usePageLocale()] as unknown as ComponentType<Props>;
    return <Component {...props} />;
  };
}

/**
 * The same for what exists in the browser alone: `fallback` stands in its place until it is here, and in prerendered pages.
 */
export function lazyInBrowser<Props extends object>(
  load: LoadInLanguage<Props>,
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const Component = lazyInLanguage(load);
  return function InBrowser({ fallback, ...props }) {
    return useIsInBrowser() ? (
      <Suspense fallback={fallback}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    ) : (
      fallback
    );
  };
}
