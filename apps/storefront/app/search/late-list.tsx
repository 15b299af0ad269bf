import { lazy, memo, useMemo, type ComponentType } from 'react';
import { localeOfPath, type LocaleCode, perLocale } from '@marehalm/shop';
import { whenUsed } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/lists';
import { HydrationBoundary } from '../browser/hydration-boundary';
import { MessagesProvider } from '../intl/messages';
import { usePageLocale } from '../intl/page-locale';
import styles from './late-list.module.css';

export interface LateList<Props> {
  readonly List: ComponentType<Props>;
  /** Fetches what the list needs on the page at `address`; a page that is gone to waits for it. */
  readonly fetchFor: (address: string) => Promise<unknown>;
}

/**
 * A list that is in the page's HTML. Its code and messages load when it is in sight; it hydrates at the first sign that a shopper will use
 * it. Presses before that are replayed.
 */
export function lateList<Props extends object>(load: () => Promise<ComponentType<Props>>): LateList<Props> {
  const fetch = async (locale: LocaleCode) => {
    // A browser remembers that a module did not come, and would not ask for it again.
    if (isInBrowser && !navigator.onLine) throw new Error('Cannot fetch: there is no connection');
    return Promise.all([load(), loadMessages[locale]()]);
  };
  /** Those that are here. A page that is gone to is drawn at once, and nothing of it may wait. */
  const here: Partial<Record<LocaleCode, ComponentType<Props>>> = {};
  const bring = async (locale: LocaleCode) => {
    const [List, { default: messages }] = await fetch(locale);
    return (here[locale] ??= (props) => (
      <MessagesProvider messages={messages}>
        <List {...props} />
      </MessagesProvider>
    ));
  };
  const inLanguage = (locale: LocaleCode) =>
    lazy(async () => {
      const list = isInBrowser && document.querySelector(`.${styles.list}`);
      // Hydrated without a press, a list would block a phone for 60 ms in one task.
      // An address with a query asks for another list than the page has.
      if (list && !window.location.search)
        await whenUsed(list, () => void fetch(locale).catch(() => undefined));
      return { default: await untilFetched(() => bring(locale)) };
    });
  const lists = perLocale(inLanguage);
  return {
    fetchFor: (address) => bring(localeOfPath(new URL(address).pathname)),
    // Drawn anew before its code is here, a list would lose its HTML: it is, only when what it is told has changed.
    List: memo(function LateList(props: Props) {
      const locale = usePageLocale();
      const List = useMemo(() => here[locale] ?? lists[locale], [locale]) as ComponentType<Props>;
      return (
        <div className={styles.list}>
          <HydrationBoundary isAwaited>
            <List {...props} />
          </HydrationBoundary>
        </div>
      );
    }) as unknown as ComponentType<Props>,
  };
}

const isInBrowser = typeof window !== 'undefined';

/** What `fetch` brings, tried again with each new connection: until then the list stays as its page was made. */
async function untilFetched<Thing>(fetch: () => Promise<Thing>): Promise<Thing> {
  for (;;) {
    try {
      return await fetch();
    } catch (error) {
      if (!isInBrowser) throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
