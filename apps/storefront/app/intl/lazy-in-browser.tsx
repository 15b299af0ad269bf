import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { type LocaleCode, perLocale } from '@marehalm/shop';
import { useIsInBrowser } from '@marehalm/static-router/client';
import { MessagesProvider, type LoadMessages } from './messages';
import { usePageLocale } from './page-locale';
import { WithoutScripts } from './without-scripts';

/**
 * Returns a client-only component. Its code and messages load when it first renders; until then, and in prerendered pages, `fallback` is
 * shown. After a failure, rendering it again tries again.
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
        // React caches a failed `lazy` for ever: rendering again, as by "Try again", creates a new one.
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
