import { lazy, memo, useEffect, useMemo, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { localeOfPath, type LocaleCode, mapLocales } from '@marehalm/shop';
import { retryWhenOnline, waitForElementInteraction } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/lists';
import { HydrationBoundary } from '../browser/hydration-boundary';
import { MessagesProvider } from '../intl/messages';
import { usePageLocale } from '../intl/page-locale';
import { removeSearchParameter } from '@marehalm/page-data';
import { loadListService } from './load-list-search';
import styles from './deferred-list.module.css';

/** A list component whose hydration is deferred, with a function that preloads its code and data before a navigation. */
export interface DeferredList<Props> {
  readonly List: ComponentType<Props>;
  /** Loads what the list needs on the page at `address`. A navigation to that page waits for it. */
  readonly loadFor: (address: string) => Promise<unknown>;
}

/**
 * Creates a list that is prerendered and hydrates when the shopper is about to use it; its code loads when it is in the viewport.
 * Input before that is replayed.
 */
export function createDeferredList<Props extends object>(
  loadList: () => Promise<ComponentType<Props>>,
): DeferredList<Props> {
  const loadParts = async (locale: LocaleCode) => {
    // A browser remembers that a module did not load, and would not request it again.
    if (isInBrowser && !navigator.onLine) throw new Error('Cannot load the list: there is no connection');
    return Promise.all([loadList(), loadMessages[locale]()]);
  };
  /** What has loaded: a page that is navigated to is drawn at once, and nothing of it may suspend. */
  const loaded: Partial<Record<LocaleCode, ComponentType<Props>>> = {};
  const load = async (locale: LocaleCode) => {
    const [List, { default: messages }] = await loadParts(locale);
    return (loaded[locale] ??= (props) => (
      <MessagesProvider messages={messages}>
        <List {...props} />
      </MessagesProvider>
    ));
  };
  let hydrate: () => void;
  const isQueried = new Promise<void>((resolve) => (hydrate = resolve));
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const list = isInBrowser && document.querySelector(`.${styles.list}`);
      // Hydrated without a press, a list would block a phone for 60 ms in one task.
      if (list) {
        const isUsed = waitForElementInteraction(list, () => {
          void loadParts(locale).catch(() => undefined);
          void loadListService().catch(() => undefined);
        });
        await Promise.race([isUsed, isQueried]);
      }
      return { default: await retryWhenOnline(() => load(locale)) };
    });
  const lists = mapLocales(inLanguage);
  return {
    loadFor: (address) => load(localeOfPath(new URL(address).pathname)),
    // Rendered again before its code has loaded, a list would lose its HTML: only changed props may do that.
    List: memo(function LateList(props: Props) {
      const locale = usePageLocale();
      const List = useMemo(() => loaded[locale] ?? lists[locale], [locale]) as ComponentType<Props>;
      return (
        <div className={styles.list}>
          <QueryObserver onQuery={hydrate} />
          <HydrationBoundary isAwaited>
            <List {...props} />
          </HydrationBoundary>
        </div>
      );
    }) as unknown as ComponentType<Props>,
  };
}

/**
 * Calls `onQuery` when the address has a query, on arrival or later: it asks for another list than the page has. A component of its
 * own, so that the list is not rendered again. That of the search overlay does not count.
 */
function QueryObserver({ onQuery }: { readonly onQuery: () => void }) {
  const { search } = useLocation();
  useEffect(() => {
    if (removeSearchParameter(search) !== '') onQuery();
  }, [search, onQuery]);
  return null;
}

const isInBrowser = typeof window !== 'undefined';
