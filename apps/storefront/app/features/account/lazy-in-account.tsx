import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { LocaleCode } from '@marehalm/i18n-routing';
import { usePageLocale } from '../../page-locale';
import { useIsInBrowser } from '../../use-is-in-browser';

/** The words of the account, with those of an address, which the checkout has too. No other page has them. */
const loadWords = {
  en: () =>
    import('../../../messages/en.json?only=account,checkout.field,checkout.mistake,checkout.mistakes,checkout.optional&messages'),
  da: () =>
    import('../../../messages/da.json?only=account,checkout.field,checkout.mistake,checkout.mistakes,checkout.optional&messages'),
};

/**
 * A component that exists in the browser alone, with the words of the account around it: its code and one language are
 * fetched when it is first drawn, and `fallback` stands in its place until then, in prerendered pages too.
 */
export function lazyInAccount<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const [Component, words, { MoreText }] = await Promise.all([
        load(),
        loadWords[locale](),
        import('../../more-text'),
      ]);
      return {
        default: (props: Props) => (
          <MoreText messages={words.default}>
            <Component {...props} />
          </MoreText>
        ),
      };
    });
  const components = { en: inLanguage('en'), da: inLanguage('da') };
  return function InAccount({ fallback, ...props }) {
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
