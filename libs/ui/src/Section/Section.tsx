import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './Section.module.css';

export interface SectionProps {
  /** Heading of the section; without one it only adds space. */
  title?: ReactNode;
  /** Size of that heading in the display type. */
  titleSize?: 'l' | 'm' | 's';
  /** One or two lines below the title. */
  text?: ReactNode;
  /** A link to the whole, at the end of the title's line. */
  link?: ReactNode;
  /** `page` 1440 px with margins, `text` 680 px, `full` from edge to edge. */
  width?: 'page' | 'text' | 'full';
  /** A sheet of `sand` or `linen` behind it; paper is the page itself. */
  ground?: 'paper' | 'sand' | 'linen';
  children?: NonTextNode;
}

/** A band of a page with its own heading and the space around it. */
export function Section({
  title,
  titleSize = 'm',
  text,
  link,
  width = 'page',
  ground = 'paper',
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      className={styles.section}
      data-ground={ground}
      data-width={width}
      aria-labelledby={title ? id : undefined}
    >
      <div className={styles.inner}>
        {(title || link) && (
          <div className={styles.head}>
            <div className={styles.title}>
              {title && (
                <Heading level={2} size={titleSize} id={id}>
                  {title}
                </Heading>
              )}
              {text && <p className={styles.text}>{text}</p>}
            </div>
            {link && <div className={styles.link}>{link}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
