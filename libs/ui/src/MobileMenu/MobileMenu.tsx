'use client';

import { useId, useRef, type ReactNode } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import type { MenuItem } from '../MegaMenu/menu-item.ts';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** Name of the button and title of the drawer: "Menu". */
  label: string;
  closeLabel: string;
  items: readonly MenuItem[];
  /** Address of the page shown, to mark its entry. */
  currentHref?: string;
  /** Words of the link to the whole of an entry: `(item)` → "Alt i Ansigt". */
  allLabel: (item: MenuItem) => string;
  /** Below the entries: account, language and currency, help. */
  children?: ReactNode;
}

/** Creates the attributes that open a dialog without scripts in browsers with `command`. */
const createOpenAttributes = (id: string) => ({ command: 'show-modal', commandfor: id });

/**
 * The phone menu: a button and a drawer with an accordion. Browsers that support `command` open it without scripts, before
 * hydration.
 */
export function MobileMenu({ label, closeLabel, items, currentHref, allLabel, children }: MobileMenuProps) {
  const id = useId();
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        {...createOpenAttributes(id)}
        icon="menu"
        label={label}
        aria-haspopup="dialog"
        onClick={() => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
        }}
      />
      <ModalFrame ref={dialog} id={id} placement="left" title={label} closeLabel={closeLabel}>
        <nav
          aria-label={label}
          className={styles.nav}
          onClick={(event) => {
            // A link navigates and a button opens something else, so the menu closes.
            if ((event.target as Element).closest('a, button')) dialog.current?.close();
          }}
        >
          {items.map((item) =>
            item.groups ? (
              <Disclosure key={item.id} summary={item.label} look="display" name={name}>
                <ul className={styles.links} role="list">
                  <li>
                    <Link href={item.href} aria-current={item.href === currentHref ? 'page' : undefined}>
                      {allLabel(item)}
                    </Link>
                  </li>
                  {item.groups.map((group, index) => (
                    <li key={index}>
                      <p className={styles.title}>{group.title}</p>
                      <ul className={styles.links} role="list">
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
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ) : (
              <Link
                key={item.id}
                href={item.href}
                className={styles.entry}
                aria-current={item.href === currentHref ? 'page' : undefined}
              >
                {item.label}
              </Link>
            ),
          )}
          {children && <div className={styles.more}>{children}</div>}
        </nav>
      </ModalFrame>
    </>
  );
}
