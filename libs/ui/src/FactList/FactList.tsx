import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  /** "Velegnet til", "Tekstur", "Duft" and what they are. Entries that are `false` or missing are omitted. */
  facts: readonly ({ term: ReactNode; text: ReactNode } | false | undefined)[];
}

/** Plain facts as a definition list: suited to, texture, scent. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact, index) =>
          fact && (
            <div key={index}>
              <dt>{fact.term}</dt>
              <dd>{fact.text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
