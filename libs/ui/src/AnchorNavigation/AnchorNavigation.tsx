'use client';

import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { observeIntersection } from '../observers.ts';
import styles from './AnchorNavigation.module.css';

export interface AnchorNavigationProps {
  /** Name of the navigation, seen before the links where there is room: "På denne side". */
  label: string;
  /** Parts of this page in their order; `id` is the part's own. */
  items: readonly { id: string; label: ReactNode }[];
}

/** Root margin of the reading line, a third from the top of the viewport: the last part that starts above it is current. */
const READING_LINE = '9999999px 0px -67% 0px';

/** Scrolls a partly visible link into the row, which browsers do not do. A pressed link stays below the pointer. */
function scrollIntoRow({ currentTarget: link }: FocusEvent<HTMLElement>): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Links to the parts of a long page. From 768 px up it stays below the header and marks the part that is read. */
export function AnchorNavigation({ label, items }: AnchorNavigationProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ id }) => id).join(' ');

  useEffect(() => {
    const parts = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((part) => part !== null);
    const begun = new Set<Element>();
    return observeIntersection(
      parts,
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) begun.add(target);
          else begun.delete(target);
        setCurrent(parts.findLast((part) => begun.has(part))?.id);
      },
      { root: document, rootMargin: READING_LINE },
    );
  }, [ids]);

  // If the links do not fit side by side, the current one is kept in view.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.offsetLeft });
  }, [current]);

  return (
    <nav className={styles.navigation} aria-label={label}>
      <div className={styles.inner}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <ul ref={list} role="list" className={styles.links}>
          {items.map(({ id, label: text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onFocus={scrollIntoRow}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
