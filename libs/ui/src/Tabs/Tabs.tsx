'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import { isComposing } from '../is-composing.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** Part of the address after `#`, unique on the page: "saadan-bruges-den". A link to it opens this tab. */
  id: string;
  /** A word or two. */
  label: ReactNode;
  content: NonTextNode;
}

export interface TabsProps {
  /** What the tabs are about: "Om produktet". */
  label: string;
  /** Two to five. The first is initially selected, unless the hash names another. */
  tabs: readonly [Tab, Tab, ...Tab[]];
  /** Level of each section's heading, which is visible without scripts and in print. */
  level?: 2 | 3 | 4;
}

const subscribeToNothing = () => () => undefined;

/** Returns the index that a key selects from tab `index` of `count`. Wraps around. */
function getTargetTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Sections that are shown one at a time. All of them are in the HTML: until scripts run the tabs are links to the sections, which
 * are stacked.
 */
export function Tabs({ label, tabs, level = 3 }: TabsProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [chosen, setChosen] = useState(tabs[0].id);
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0].id;
  const list = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id).join(' ');

  // The hash is outside React: a link to a section, here or on another page, opens its tab.
  useEffect(() => {
    const follow = () => {
      try {
        const id = decodeURIComponent(window.location.hash.slice(1));
        if (id && ids.split(' ').includes(id)) setChosen(id);
      } catch {
        // The hash is not percent-encoded correctly.
      }
    };
    // A link to the current hash causes no `hashchange`, but a history entry without state. Entries of overlays have a state.
    const followAgain = ({ state }: PopStateEvent) => {
      if (state === null) follow();
    };
    follow();
    window.addEventListener('hashchange', follow);
    window.addEventListener('popstate', followAgain);
    return () => {
      window.removeEventListener('hashchange', follow);
      window.removeEventListener('popstate', followAgain);
    };
  }, [ids]);

  const move = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const to = getTargetTab(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    setChosen(next.id);
    list.current?.querySelectorAll<HTMLElement>('a')[to]?.focus();
  };

  const Title = `h${level}` as const;
  return (
    <div className={styles.tabs} data-hydrated={isHydrated || undefined}>
      <div
        ref={list}
        className={styles.list}
        role={isHydrated ? 'tablist' : 'navigation'}
        aria-label={label}
        {...(isHydrated ? { onKeyDown: move } : {})}
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            className={styles.tab}
            {...(isHydrated
              ? {
                  role: 'tab',
                  'aria-selected': tab.id === selected,
                  'aria-controls': tab.id,
                  tabIndex: tab.id === selected ? 0 : -1,
                }
              : {})}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setChosen(tab.id);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <section
          key={tab.id}
          id={tab.id}
          className={styles.panel}
          aria-labelledby={`${tab.id}-tab`}
          data-shown={tab.id === selected || undefined}
          {...(isHydrated ? { role: 'tabpanel', tabIndex: 0 } : {})}
        >
          <Title className={styles.title}>{tab.label}</Title>
          {tab.content}
        </section>
      ))}
    </div>
  );
}
