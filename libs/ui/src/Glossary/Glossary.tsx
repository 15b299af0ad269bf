import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Glossary.module.css';

export interface IngredientGlossaryEntry {
  /** Its anchor: `/ingredienser#havtorn`. */
  id: string;
  /** Everyday name. */
  term: ReactNode;
  /** The name on the pack, untranslated. */
  inci: string;
  /** Description of the ingredient. */
  text: ReactNode;
  /** Products that contain it. */
  products?: readonly { href: string; name: string }[];
}

export interface GlossaryProps {
  /** Name of the navigation: "Bogstaver". */
  label: string;
  /** Words before the products of an entry: "Findes i". */
  productsLabel: string;
  /** In the alphabet of the language: in Danish æ, ø and å come last. */
  groups: readonly {
    /** Anchor of the letter. */
    id: string;
    letter: string;
    entries: readonly IngredientGlossaryEntry[];
  }[];
  /** Level of the letters in the outline: `3` below a heading of the block. */
  level?: 2 | 3;
}

/** Words and what they mean, by letter. The letters lead to their words without scripts. */
export function Glossary({ label, productsLabel, groups, level = 3 }: GlossaryProps) {
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
            {entries.map(({ id: anchor, term, inci, text, products = [] }) => (
              <div key={anchor} id={anchor} className={styles.entry}>
                <dt>
                  <span>{term}</span>
                  <span className={styles.inci} lang="la" translate="no">
                    {inci}
                  </span>
                </dt>
                <dd>{text}</dd>
                {products.length > 0 && (
                  <dd className={styles.found}>
                    <span>{`${productsLabel} `}</span>
                    {products.map(({ href, name }, position) => (
                      <span key={href}>
                        {position > 0 && <span>, </span>}
                        <Link href={href}>{name}</Link>
                      </span>
                    ))}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
