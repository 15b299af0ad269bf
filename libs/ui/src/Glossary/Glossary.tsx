import type { ReactNode } from 'react';
import styles from './Glossary.module.css';

export interface GlossaryEntry {
  /** Its anchor: `/ingredienser#havtorn`. */
  id: string;
  /** Everyday name. */
  term: ReactNode;
  /** The name on the pack, untranslated. */
  inci: string;
  /** Description of the ingredient. */
  text: ReactNode;
  /** Links to products that contain it. */
  found?: ReactNode;
}

export interface GlossaryProps {
  /** Name of the navigation: "Bogstaver". */
  label: string;
  /** In the alphabet of the language: in Danish æ, ø and å come last. */
  groups: readonly {
    /** Anchor of the letter. */
    id: string;
    letter: string;
    entries: readonly GlossaryEntry[];
  }[];
  /** Level of the letters in the outline: `3` below a heading of the block. */
  level?: 2 | 3;
}

/** Words and what they mean, by letter. The letters lead to their words without scripts. */
export function Glossary({ label, groups, level = 3 }: GlossaryProps) {
  const Letter = `h${level}` as const;
  return (
    <div className={styles.glossary}>
      <nav aria-label={label} className={styles.letters}>
        <ul role="list">
          {groups.map(({ id, letter }) => (
            <li key={id}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ id, letter, entries }) => (
        <div key={id} className={styles.group}>
          <Letter id={id} className={styles.letter}>
            {letter}
          </Letter>
          <dl className={styles.entries}>
            {entries.map(({ id: anchor, term, inci, text, found }) => (
              <div key={anchor} id={anchor} className={styles.entry}>
                <dt>
                  <span>{term}</span>
                  <span className={styles.inci} lang="la" translate="no">
                    {inci}
                  </span>
                </dt>
                <dd>{text}</dd>
                {found && <dd className={styles.found}>{found}</dd>}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
