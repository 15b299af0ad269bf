import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { usePageLocale } from '../../page-locale';
import { useIsInBrowser } from '../../use-is-in-browser';

/**
 * A component that exists in the browser alone, with the words of the checkout around it: its code and one language are
 * fetched when it is first drawn, and `fallback` stands in its place until then, in prerendered pages too.
 */
export function lazyInCheckout<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const { CheckoutTextProvider, loadWords } = await import('./checkout-text');
      const [Component, words] = await Promise.all([load(), loadWords[locale]()]);
      return {
        default: (props: Props) => (
          <CheckoutTextProvider locale={locale} words={words}>
            <Component {...props} />
          </CheckoutTextProvider>
        ),
      };
    });
  const components = { en: inLanguage('en'), da: inLanguage('da') };
  return function InCheckout({ fallback, ...props }) {
    const Component = components[usePageLocale()] as ComponentType<Props>;
    return useIsInBrowser() ? (
      <Suspense fallback={fallback}>
        <Component {...(props as unknown as Props)} />
      </Suspense>
    ) : (
      fallback
    );
  };
}
