import { createElement, Fragment, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fetchWithMessages, type FetchLocalized } from './localized-component.tsx';
import { useIsHydrated } from './use-is-hydrated.tsx';

/** Options of {@link createBrowserComponent}. */
export interface BrowserComponentOptions {
  /** Renders the fallback of prerendered pages, around it for example what browsers without scripts show instead. */
  readonly Prerendered?: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Creates a client-only component: what it shows is known in the browser alone, such as a bag. Its code and messages load when it first
 * renders, in the language of the surrounding messages; until then, and in prerendered pages, `fallback` is shown. After a failure,
 * rendering it again tries again.
 *
 * @example
 * ```tsx
 * const words = { sv: async () => ({ default: {} }) };
 * const load = async () => () => <ul />;
 * const Cart = createBrowserComponent((locale: 'sv') => Promise.all([load(), words[locale]()]));
 *
 * export const Page = () => <Cart fallback={<p>…</p>} />;
 * ```
 */
export function createBrowserComponent<Code extends string, Props extends object>(
  fetch: FetchLocalized<Code, Props>,
  { Prerendered = Fragment }: BrowserComponentOptions = {},
): ComponentType<Props & { readonly fallback: ReactNode }> {
  const components: Partial<Record<string, ComponentType<Props>>> = {};
  const inLanguage = (locale: string) =>
    (components[locale] ??= lazy(() =>
      fetchWithMessages(fetch, locale as Code).catch((error: unknown) => {
        // React caches a failed `lazy` for ever: rendering again, as by "Try again", creates a new one.
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
