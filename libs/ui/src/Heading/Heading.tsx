import type { ReactNode } from 'react';
import styles from './Heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  /** Level in the outline of the page, independent of the size. */
  level: HeadingLevel;
  /** Size in the display type, `xl` 46–104 px to `s` 28–34 px; `title` is 20–22 px in the text type. */
  size?: 'xl' | 'l' | 'm' | 's' | 'title';
  id?: string;
  /** Allows the heading to get the focus when a page or dialog opens. It is not in the tab order. */
  tabIndex?: -1;
  children: ReactNode;
}

/** A heading with independent level and size. */
export function Heading({ level, size = 'm', children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={styles.heading} data-size={size}>
      {children}
    </Element>
  );
}
