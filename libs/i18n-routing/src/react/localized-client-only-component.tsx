import { createElement, Fragment, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fetchComponentWithMessages, type LocalizedComponentFetcher } from './localized-component.tsx';
import { useIsHydrated } from './use-is-hydrated.tsx';

/** Options of {@link createLocalizedClientOnlyComponent}. */
export interface LocalizedClientOnlyComponentOptions {
  /** Wraps the fallback in prerendered pages, for example to add a text for browsers without scripts. */
  readonly Prerendered?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Creates a component that renders only in the browser and loads its code and messages when it first renders. Prerendered pages,
 * and the page until then, show `fallback`. After a failure the next render retries.
 *
 * @example
 * ```tsx
 * const words = { sv: async () => ({ default: {} }) };
 * const load = async () => () => <ul />;
 * const Cart = createLocalizedClientOnlyComponent((locale: 'sv') => Promise.all([load(), words[locale]()]));
 *
 * export const Page = () => <Cart fallback={<p>…</p>} />;
 * ```
 */
export function createLocalizedClientOnlyComponent<Code extends string, Props extends object>(
  fetch: LocalizedComponentFetcher<Code, Props>,
  { Prerendered = Fragment }: LocalizedClientOnlyComponentOptions = {},
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const components: Partial<Record<string, ComponentType<Props>>> = {};
  const inLanguage = (locale: string) =>
    (components[locale] ??= lazy(() =>
      fetchComponentWithMessages(fetch, locale as Code).catch((error: unknown) => {
        // React caches a failed `lazy` forever, so a later render must create a new one.
        components[locale] = undefined;
        throw error;
      }),
    ) as unknown as ComponentType<Props>);
  return function BrowserComponent({ fallback, ...props }) {
    const { locale } = useIntl();
    return useIsHydrated() ? (
      <Suspense fallback={fallback}>{createElement(inLanguage(locale), props as unknown as Props)}</Suspense>
    ) : (
      <Prerendered>{fallback}</Prerendered>
    );
  };
}
