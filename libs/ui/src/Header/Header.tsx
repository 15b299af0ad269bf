'use client';

import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { observeIntersection } from '../observers.ts';
import styles from './Header.module.css';

export interface HeaderProps {
  /** Address of the front page, and the name of the link to it: "Nordlys, startsida". */
  home: { href: string; label: string };
  /** The name of the brand: a {@link Wordmark}, or a picture of the shop's own. */
  wordmark: ReactElement;
  /** On a desk: a {@link MegaMenu}. */
  navigation: ReactNode;
  /** On a phone: a {@link MobileMenu}. */
  menu: ReactNode;
  /** Search, language, account, bag: icon buttons or {@link HeaderLink}s. */
  actions: ReactNode;
  /**
   * Background of the header. Over a picture it is transparent at the top of the page, with `dark` or `light` text to fit the
   * picture, and turns to paper on scroll, when a menu opens, and on hover or focus, without layout shifts.
   */
  ground?: 'paper' | 'picture-dark-text' | 'picture-light-text';
}

/** The sticky header of the shop: navigation, name, tools. */
export function Header({ home, wordmark, navigation, menu, actions, ground = 'paper' }: HeaderProps) {
  const top = useRef<HTMLDivElement>(null);
  const [isAtTop, setAtTop] = useState(true);
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    return observeIntersection(
      [element],
      (entries) => {
        // The last entry is current: a busy browser reports several at once.
        setAtTop(entries.at(-1)?.isIntersecting === true);
      },
      {},
      // On paper it can be read wherever the page is.
      () => setAtTop(false),
    );
  }, []);

  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <header className={styles.header} data-ground={ground} data-at-top={isAtTop || undefined}>
        <div className={styles.bar}>
          <div className={styles.menu}>{menu}</div>
          <div className={styles.navigation}>{navigation}</div>
          <Link href={home.href} className={styles.home} aria-label={home.label}>
            {wordmark}
          </Link>
          <div className={styles.actions}>{actions}</div>
        </div>
      </header>
    </>
  );
}

export interface HeaderLinkProps {
  href: string;
  children: ReactNode;
}

/** A text link in the header, hidden on phones, where the menu has the same link. */
export function HeaderLink({ href, children }: HeaderLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
