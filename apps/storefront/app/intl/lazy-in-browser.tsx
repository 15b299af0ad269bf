import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { type LocaleCode, perLocale } from '@marehalm/shop';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { MessagesProvider, type LoadMessages } from './messages';
import { usePageLocale } from './page-locale';
import { WithoutScripts } from './without-scripts';

/**
 * A component that exists in the browser alone: its code and its messages in one language are fetched when it is first drawn, and
 * `fallback` stands in its place until then, in prerendered pages too. What did not come is asked for again when it is drawn again.
 */
export function lazyInBrowser<Props extends object>(
  loadMessages: LoadMessages,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const fetch = async (locale: LocaleCode) => {
    const [Component, { default: messages }] = await Promise.all([load(), loadMessages[locale]()]);
    return {
      default: (props: Props) => (
        <MessagesProvider messages={messages}>
          <Component {...props} />
        </MessagesProvider>
      ),
    };
  };
  const inLanguage = (locale: LocaleCode): ComponentType<Props> =>
    lazy(() =>
      fetch(locale).catch((error: unknown) => {
        // React keeps for ever that it did not come: drawn again, as by "Try again", it is another that asks again.
        components[locale] = inLanguage(locale);
        throw error;
      }),
    ) as unknown as ComponentType<Props>;
  const components = perLocale(inLanguage);
  return function InBrowser({ fallback, ...props }) {
    const Component = components[usePageLocale()];
    return useIsInBrowser() ? (
      <Suspense fallback={fallback}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    ) : (
      <WithoutScripts>{fallback}</WithoutScripts>
    );
  };
}
