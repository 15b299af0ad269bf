import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { usePageLocale } from './page-locale';
import { useIsInBrowser } from './use-is-in-browser';
import { WithoutScripts } from './without-scripts';

/** Fetches what stands around a component in one language: the words that it needs and other pages have not. */
export type LoadFrame = (locale: LocaleCode) => Promise<ComponentType<{ readonly children: ReactNode }>>;

/**
 * A component that exists in the browser alone, in a frame: its code and one language are fetched when it is first drawn, and
 * `fallback` stands in its place until then, in prerendered pages too.
 */
export function lazyInBrowser<Props extends object>(
  loadFrame: LoadFrame,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const [Component, Frame] = await Promise.all([load(), loadFrame(locale)]);
      return {
        default: (props: Props) => (
          <Frame>
            <Component {...props} />
          </Frame>
        ),
      };
    });
  const components = { en: inLanguage('en'), da: inLanguage('da') };
  return function InBrowser({ fallback, ...props }) {
    const Component = components[usePageLocale()] as ComponentType<Props>;
    return useIsInBrowser() ? (
      <Suspense fallback={fallback}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    ) : (
      <WithoutScripts>{fallback}</WithoutScripts>
    );
  };
}
