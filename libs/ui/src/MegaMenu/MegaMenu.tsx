'use client';

import { useEffect, useId, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { isComposing } from '../is-composing.ts';
import type { MenuItem } from './menu-item.ts';
import styles from './MegaMenu.module.css';

export interface MegaMenuProps {
  /** Name of the navigation: "Hovedmenu". */
  label: string;
  items: readonly MenuItem[];
  /** Address of the page shown, to mark its entry. */
  currentHref?: string;
  /** Words of the link to the whole of an entry: `(label)` → "Alt i Ansigt". */
  allLabel: (item: MenuItem) => string;
}

/**
 * The desktop menu. Panels open by a press, never by hover alone, and close with Esc, a press elsewhere or a followed link. They
 * are `<details>` of one name, so they open without scripts.
 */
export function MegaMenu({ label, items, currentHref, allLabel }: MegaMenuProps) {
  const name = useId();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const openPanel = () => nav.current?.querySelector<HTMLDetailsElement>('details[open]');
    const closeOnEscape = (event: KeyboardEvent) => {
      const panel = event.key === 'Escape' && !isComposing(event) && openPanel();
      if (!panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const closeOnLeaving = (event: Event) => {
      const panel = openPanel();
      if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false;
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnLeaving);
    document.addEventListener('focusin', closeOnLeaving);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnLeaving);
      document.removeEventListener('focusin', closeOnLeaving);
    };
  }, []);

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={label}
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        const panel = link && link.closest('details');
        if (panel) panel.open = false;
      }}
    >
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.id}>
            {item.groups ? (
              <details name={name} className={styles.details}>
                <summary className={styles.entry}>
                  <span>{item.label}</span>
                </summary>
                <div className={styles.panel}>
                  <div className={styles.inner}>
                    <p className={styles.all}>
                      <Link href={item.href}>{allLabel(item)}</Link>
                    </p>
                    <div className={styles.groups}>
                      {item.groups.map((group, index) => (
                        <div key={index} className={styles.group}>
                          <p className={styles.title}>{group.title}</p>
                          <ul role="list">
                            {group.links.map((link) => (
                              <li key={link.href}>
                                <Link
                                  href={link.href}
                                  aria-current={link.href === currentHref ? 'page' : undefined}
                                >
                                  {link.label}
                                </Link>
                              </li>
                            ))}
                          </ul>
                        </div>
                      ))}
                    </div>
                    {item.feature && (
                      <Link href={item.feature.href} className={styles.feature}>
                        <Picture picture={item.feature.picture} alt="" sizes="22rem" ratio="3:2" />
                        <span>{item.feature.label}</span>
                      </Link>
                    )}
                  </div>
                </div>
              </details>
            ) : (
              <Link
                href={item.href}
                className={styles.entry}
                aria-current={item.href === currentHref ? 'page' : undefined}
              >
                <span>{item.label}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
