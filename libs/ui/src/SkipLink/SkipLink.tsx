import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** Fragment of the main content: `#main`. Its target takes `tabIndex={-1}`. */
  href: `#${string}`;
  /** "Gå til indhold". */
  children: ReactNode;
}

/** The first Tab stop of every page; visible only when focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={styles.skip}>
      {children}
    </a>
  );
}
