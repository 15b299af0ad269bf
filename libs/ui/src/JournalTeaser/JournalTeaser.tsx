import { useId, type ReactNode } from 'react';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { Heading } from '../Heading/Heading.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import styles from './JournalTeaser.module.css';

export interface JournalTeaserProps {
  title: ReactNode;
  /** A link to the journal. */
  link?: ReactNode;
  /** The first is large; one or two are next to it, more follow below in three columns. */
  articles: readonly {
    id: string;
    href: string;
    title: ReactNode;
    /** Category, date or reading time. */
    meta?: ReactNode;
    /** Two lines; shown of the first. */
    excerpt?: ReactNode;
    /** 3:2. */
    picture?: PictureData;
    alt?: string;
  }[];
}

/** Articles of the journal: a large one, and others next to it. */
export function JournalTeaser({ title, link, articles }: JournalTeaserProps) {
  const id = useId();
  const [first, ...others] = articles;
  const [beside, below] = [others.slice(0, 2), others.slice(2)];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {link && <div className={styles.more}>{link}</div>}
      </div>
      <div className={styles.articles}>
        {first && (
          <div className={styles.first}>
            <ArticleCard {...first} size="large" />
          </div>
        )}
        {beside.length > 0 && (
          <div className={styles.beside}>
            {beside.map(({ id: key, excerpt: _, ...article }) => (
              <ArticleCard key={key} {...article} />
            ))}
          </div>
        )}
        {below.length > 0 && (
          <div className={styles.below}>
            {below.map(({ id: key, excerpt: _, ...article }) => (
              <ArticleCard key={key} {...article} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
