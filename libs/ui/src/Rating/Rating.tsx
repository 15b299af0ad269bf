import type { ReactNode } from 'react';
import styles from './Rating.module.css';

export interface RatingProps {
  /** Stars, 0 to 5; also parts of one. */
  value: number;
  /** What the stars say: "4,3 af 5 stjerner". Without it they are a decoration of the words next to them. */
  label?: string;
  /** Behind the stars: "12 anmeldelser". */
  text?: ReactNode;
}

const MAX_STARS = 5;

/** Width and height of one star. */
const STAR_SIZE = 20;

/** One star, from its upper tip, and the way to the next. */
const STAR = 'l2.4 6.8 7.1 .1-5.7 4.3 2.1 6.9-5.9-4.1-5.9 4.1 2.1-6.9-5.7-4.3 7.1-.1zm20 0';

/** How buyers rate something, in stars. */
export function Rating({ value, label, text }: RatingProps) {
  const width = Math.min(MAX_STARS, Math.max(0, value)) * STAR_SIZE;
  const stars = `M10 .5${STAR.repeat(MAX_STARS)}`;
  return (
    <span className={styles.rating}>
      <svg
        viewBox={`0 0 ${MAX_STARS * STAR_SIZE} ${STAR_SIZE}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={stars} opacity=".25" />
        {/* Clips the stars. */}
        <svg width={width} height={STAR_SIZE}>
          <path d={stars} />
        </svg>
      </svg>
      {text && <span>{text}</span>}
    </span>
  );
}
