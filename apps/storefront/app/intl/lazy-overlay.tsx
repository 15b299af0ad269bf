import { lazy, type ComponentType } from 'react';
import { type LocaleCode, perLocale } from '@marehalm/shop';
import { loadMessages } from '../../.messages/overlays';
import { MessagesProvider, type Messages } from './messages';
import { usePageLocale } from './page-locale';

/** A component that loads, with its messages, when it is first rendered or fetched. */
export interface LazyOverlay<Props> {
  /** Suspends until it is loaded. */
  readonly Component: ComponentType<Props>;
  /**
   * Loads it in advance; rejects on failure. Without a connection it is not requested, because browsers cache a failed module
   * import.
   */
  readonly fetch: (locale: LocaleCode) => Promise<unknown>;
}

/** Fetches a component and the messages of its area in one language. */
type FetchInLanguage<Props> = (
  locale: LocaleCode,
) => Promise<readonly [ComponentType<Props>, { readonly default: Messages }]>;

/** Returns a component that suspends until `fetch` has loaded it and its messages in the language of the page. */
export function lazyInPageLanguage<Props extends object>(
  fetch: FetchInLanguage<Props>,
): ComponentType<Props> {
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const [Inner, { default: messages }] = await fetch(locale);
      return {
        default: (props: Props) => (
          <MessagesProvider messages={messages}>
            <Inner {...props} />
          </MessagesProvider>
        ),
      };
    });
  const components = perLocale(inLanguage);
  return (props) => {
    const Component = components[usePageLocale()] as unknown as ComponentType<Props>;
    return <Component {...props} />;
  };
}

/** Creates an overlay that `load` loads when it is first rendered or fetched. */
export function createLazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  const fetched = new Set<LocaleCode>();
  const fetch = async (locale: LocaleCode) => {
    if (!navigator.onLine && !fetched.has(locale))
      throw new Error('Cannot fetch a part of the shop: there is no connection');
    const parts = await Promise.all([load(), loadMessages[locale]()] as const);
    fetched.add(locale);
    return parts;
  };
  return { fetch, Component: lazyInPageLanguage(fetch) };
}
