'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** What will be seen: "Hele ingredienslisten". */
  summary: ReactNode;
  /** Open on arrival. */
  startsOpen?: boolean;
  /** `display` for the entries of a menu, in display type. */
  look?: 'text' | 'display';
  /** Disclosures of one name close each other. */
  name?: string;
  children: ReactNode;
}

/** More, when asked for. Native, so it works before scripts do and find-in-page opens it. */
export function Disclosure({ summary, startsOpen = false, look = 'text', name, children }: DisclosureProps) {
  // Only the first value counts: afterwards the reader opens and closes it.
  const [isOpenOnArrival] = useState(startsOpen);
  return (
    <details className={styles.disclosure} data-look={look} open={isOpenOnArrival} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="plus" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  /** `one` closes the others when one opens; questions that are compared stay open with `many`. */
  opens?: 'one' | 'many';
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
}

/** A list of disclosures, such as questions and answers. */
export function Accordion({ opens = 'many', items }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} summary={summary} {...(opens === 'one' ? { name } : {})}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
