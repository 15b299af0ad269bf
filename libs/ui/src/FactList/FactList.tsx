import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  /** "Velegnet til", "Tekstur", "Duft" and what they are. */
  facts: readonly { term: ReactNode; text: ReactNode }[];
}

/** Plain facts as a definition list: suited to, texture, scent. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
