import { lazy, type ComponentType } from 'react';
import { type LocaleCode, perLocale } from '@marehalm/shop';
import { loadMessages } from '../../.messages/overlays';
import { MessagesProvider, type Messages } from './messages';
import { usePageLocale } from './page-locale';

/** A component that is fetched, with its messages, when it is first drawn or asked for. */
export interface Later<Props> {
  /** Suspends until it is here. */
  readonly Component: ComponentType<Props>;
  /**
   * Fetches it beforehand. Rejects when it does not come. Without a connection it is not even asked for: a browser
   * remembers that a module did not come, and would not ask for it again.
   */
  readonly fetch: (locale: LocaleCode) => Promise<unknown>;
}

/** Fetches a component, and the messages in one language that other pages have not. */
type FetchInLanguage<Props> = (
  locale: LocaleCode,
) => Promise<readonly [ComponentType<Props>, { readonly default: Messages }]>;

/** The component that `fetch` brings, in the language of the page and with its messages. It suspends until it is here. */
export function inPageLanguage<Props extends object>(fetch: FetchInLanguage<Props>): ComponentType<Props> {
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

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const fetched = new Set<LocaleCode>();
  const fetch = async (locale: LocaleCode) => {
    if (!navigator.onLine && !fetched.has(locale))
      throw new Error('Cannot fetch a part of the shop: there is no connection');
    const parts = await Promise.all([load(), loadMessages[locale]()] as const);
    fetched.add(locale);
    return parts;
  };
  return { fetch, Component: inPageLanguage(fetch) };
}
