import { useId, type ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { Tint } from '../tokens.ts';
import styles from './CollectionGrid.module.css';

export interface CollectionGridProps {
  /** Heading; it takes the first place of the grid. */
  title: ReactNode;
  /** A sentence or two below it. */
  text?: ReactNode;
  /** A link to all products. */
  link?: ReactNode;
  /** In their order. Seven fill the grid with the title. */
  collections: readonly {
    id: string;
    href: string;
    name: ReactNode;
    /** One line: what the collection is for. */
    text?: ReactNode;
    /** Background of the text, which is ink on every tint. */
    tint: Tint;
    picture: PictureData;
    alt: string;
  }[];
}

/** `sizes` of a 4:5 area that is as wide as the picture needs; the card itself is wider and lower, depending on the viewport. */
const CARD_SIZES = '(width >= 80em) 21vw, (width >= 64em) 29vw, (width >= 48em) 27vw, 36vw';

/** The collections side by side, each a picture above its name on its own tint. */
export function CollectionGrid({ title, text, link, collections }: CollectionGridProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.grid}>
        <div className={styles.head}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {text && <p className={styles.intro}>{text}</p>}
          {link && <div className={styles.more}>{link}</div>}
        </div>
        <ul className={styles.list} role="list">
          {collections.map(({ id: key, href, name, text: line, tint, picture, alt }) => (
            <li key={key} className={styles.card} data-tint={tint}>
              <Picture picture={picture} alt={alt} ratio="4:5" sizes={CARD_SIZES} />
              <div className={styles.words}>
                <h3>
                  <Link href={href} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                {line && <p className={styles.text}>{line}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
