import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Rating } from '../Rating/Rating.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './ReviewList.module.css';

/** One review, with formatted stars and date. */
export interface ReviewListItem {
  readonly id: string;
  /** Stars, 1 to 5. */
  readonly stars: number;
  /** "4 af 5 stjerner". */
  readonly starsLabel: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  readonly name: string;
  /** "20. november 2026". */
  readonly date: ReactNode;
  /** ISO 8601. */
  readonly dateTime: string;
  /** Language that it is written in, if it is not that of the page. */
  readonly language?: string;
}

export interface ReviewListProps {
  /** Name of the list. */
  label: string;
  /** Mean of all reviews. */
  average: { readonly value: number; readonly label: string; readonly text: ReactNode };
  /** Number of reviews by stars, the most first: "5 stjerner", 8. */
  distribution?: readonly { readonly stars: number; readonly label: ReactNode; readonly count: number }[];
  /** Whether and how it is ensured that reviews are by buyers (Directive 2005/29/EC, art. 7(6)). */
  note: ReactNode;
  reviews: readonly ReviewListItem[];
  /** A Button that shows more of them. */
  more?: NonTextNode;
}

/** The reviews of a product, with their mean, and with how they are verified. */
export function ReviewList({ label, average, distribution = [], note, reviews, more }: ReviewListProps) {
  const total = distribution.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.layout}>
      <div className={styles.lines}>
        <p>
          <Rating {...average} />
        </p>
        {total > 0 && (
          <ul className={styles.distribution} role="list">
            {distribution.map(({ stars, label: rank, count }) => (
              <li key={stars}>
                <span>{rank}</span>
                <ProgressBar value={count / total} />
                <span>{count}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{note}</p>
      </div>
      <div className={`${styles.lines} ${styles.reviews}`}>
        <ul className={`${styles.lines} ${styles.reviews}`} role="list" aria-label={label}>
          {reviews.map(({ id, stars, starsLabel, title, text, name, date, dateTime, language }) => (
            <li key={id} className={styles.lines}>
              <Rating value={stars} label={starsLabel} />
              <div lang={language} className={styles.text}>
                <Heading level={3} size="title">
                  {title}
                </Heading>
                <p>{text}</p>
              </div>
              <p className={styles.note}>
                <span translate="no">{name}</span>
                <span aria-hidden="true"> · </span>
                <time dateTime={dateTime}>{date}</time>
              </p>
            </li>
          ))}
        </ul>
        {more && <div>{more}</div>}
      </div>
    </div>
  );
}
