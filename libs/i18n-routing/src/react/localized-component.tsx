import { createElement, lazy, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider, type CompiledMessages } from './messages-provider.tsx';

/** Fetches a component and the messages of its area in one language. Both are modules, or what they export. */
export type FetchLocalized<Code extends string, Props> = (
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
  fetch: FetchLocalized<Code, Props>,
): ComponentType<Props> {
  const components: Partial<Record<string, ComponentType<Props>>> = {};
  const inLanguage = (locale: string) =>
    (components[locale] ??= lazy(() =>
      fetchWithMessages(fetch, locale as Code),
    ) as unknown as ComponentType<Props>);
  return function LocalizedComponent(props) {
    return createElement(inLanguage(useIntl().locale), props);
  };
}

/** Fetches a component that renders with its messages. */
export async function fetchWithMessages<Code extends string, Props extends object>(
  fetch: FetchLocalized<Code, Props>,
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

/** A component that loads, with its messages, when it is first rendered or fetched. */
export interface PreloadableComponent<Code extends string, Props> {
  /** Suspends until it is loaded. */
  readonly Component: ComponentType<Props>;
  /**
   * Loads it in advance; rejects on failure. Without a connection it is not requested, because browsers cache a failed module import.
   */
  readonly fetch: (locale: Code) => Promise<unknown>;
}

/**
 * Creates an overlay, such as a dialog, whose component and messages load when it is first rendered or fetched.
 *
 * @example
 * ```tsx
 * const words = { sv: async () => ({ default: {} }) };
 * const map = createPreloadableComponent(words, async () => ({ onClose }: { onClose: () => void }) => <dialog onClose={onClose} />);
 *
 * export const Button = () => <button onPointerEnter={() => void map.fetch('sv')} />;
 * ```
 */
export function createPreloadableComponent<Code extends string, Props extends object>(
  loadMessages: CompiledMessageLoaders<Code>,
  load: () => Promise<ComponentType<Props>>,
): PreloadableComponent<Code, Props> {
  const fetched = new Set<Code>();
  const fetch: FetchLocalized<Code, Props> = async (locale) => {
    if (!navigator.onLine && !fetched.has(locale))
      throw new Error('Cannot fetch an overlay: there is no connection');
    const parts = await Promise.all([load(), loadMessages[locale]()]);
    fetched.add(locale);
    return parts;
  };
  return { fetch, Component: createLocalizedComponent(fetch) };
}
