import { createElement, lazy, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider, type CompiledMessages } from './messages-provider.tsx';

/** Fetches a component, and the module with the messages of its area in one language. */
export type LocalizedComponentFetcher<Code extends string, Props> = (
  locale: Code,
) => Promise<readonly [ComponentType<Props>, { readonly default: CompiledMessages }]>;

/** Fetches the messages of one area, by language. */
export type CompiledMessageLoaders<Code extends string> = Readonly<
  Record<Code, () => Promise<{ readonly default: CompiledMessages }>>
>;

/**
 * Creates a component that suspends until `fetch` has loaded it and its messages, in the language of the surrounding messages. Each
 * language loads once.
 *
 * @example
 * ```tsx
 * const words = { sv: async () => ({ default: {} }), de: async () => ({ default: {} }) };
 * const load = async () => (props: { name: string }) => <p>{props.name}</p>;
 *
 * export const Greeting = createLocalizedComponent((locale: 'sv' | 'de') => Promise.all([load(), words[locale]()]));
 * ```
 */
export function createLocalizedComponent<Code extends string, Props extends object>(
  fetch: LocalizedComponentFetcher<Code, Props>,
): ComponentType<Props> {
  const components: Partial<Record<string, ComponentType<Props>>> = {};
  const inLanguage = (locale: string) =>
    (components[locale] ??= lazy(() =>
      fetchComponentWithMessages(fetch, locale as Code),
    ) as unknown as ComponentType<Props>);
  return function LocalizedComponent(props) {
    return createElement(inLanguage(useIntl().locale), props);
  };
}

/** Fetches a component that renders with its messages. */
export async function fetchComponentWithMessages<Code extends string, Props extends object>(
  fetch: LocalizedComponentFetcher<Code, Props>,
  locale: Code,
): Promise<{ readonly default: ComponentType<Props> }> {
  const [Inner, { default: messages }] = await fetch(locale);
  return {
    default: (props) => (
      <MessagesProvider messages={messages}>
        <Inner {...props} />
      </MessagesProvider>
    ),
  };
}

/** A lazy component with its messages, and a function that fetches both in advance. */
export interface ComponentWithPreload<Code extends string, Props> {
  /** Suspends until it is loaded. */
  readonly Component: ComponentType<Props>;
  /**
   * Loads it in advance; rejects on failure. Without a connection it is not requested, because browsers cache a failed module import.
   */
  readonly fetch: (locale: Code) => Promise<unknown>;
}

/**
 * Creates a lazy component, such as a dialog, with a `fetch()` that loads its code and messages before the first render.
 *
 * @example
 * ```tsx
 * const words = { sv: async () => ({ default: {} }) };
 * const map = createComponentWithPreload(words, async () => ({ onClose }: { onClose: () => void }) => <dialog onClose={onClose} />);
 *
 * export const Button = () => <button onPointerEnter={() => void map.fetch('sv')} />;
 * ```
 */
export function createComponentWithPreload<Code extends string, Props extends object>(
  loadMessages: CompiledMessageLoaders<Code>,
  load: () => Promise<ComponentType<Props>>,
): ComponentWithPreload<Code, Props> {
  const fetched = new Set<Code>();
  const fetch: LocalizedComponentFetcher<Code, Props> = async (locale) => {
    if (!navigator.onLine && !fetched.has(locale))
      throw new Error('Cannot fetch a component: there is no connection');
    const parts = await Promise.all([load(), loadMessages[locale]()]);
    fetched.add(locale);
    return parts;
  };
  return { fetch, Component: createLocalizedComponent(fetch) };
}
