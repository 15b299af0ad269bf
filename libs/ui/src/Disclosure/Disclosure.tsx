'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** Label of the content: "Hele ingredienslisten". */
  summary: ReactNode;
  /** Initially open. */
  startsOpen?: boolean;
  /** `display` for the entries of a menu, in display type. */
  look?: 'text' | 'display';
  /** Opening a disclosure closes others of the same name. */
  name?: string;
  children: ReactNode;
}

/** Content that opens on demand: a native `<details>`, which works without scripts and opens for find-in-page. */
export function Disclosure({ summary, startsOpen = false, look = 'text', name, children }: DisclosureProps) {
  // Only the initial value counts: afterwards the shopper opens and closes it.
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
  /** `one` closes the others when one opens; `many` lets several stay open. */
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
