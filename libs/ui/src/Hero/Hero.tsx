import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** 16:9, with a calm side for the words. */
  picture: PictureData;
  /** The cut for phones, 4:5; the middle of `picture` when absent. */
  narrow?: PictureData;
  /** What is shown; empty when the words say it. */
  alt: string;
  /** Colour of the words, as the picture asks. */
  ink: 'dark' | 'light';
  /** Where the picture is calm: its `sky`, its left `side` (a still life; the words go below it under 1024 px), its `foot`. */
  calm?: 'sky' | 'side' | 'foot';
  /** The sentence. The page's `h1`. */
  title: ReactNode;
  text?: ReactNode;
  /** One link. */
  link?: ReactNode;
}

/** A picture from edge to edge with one sentence and one link. The first thing that is painted. */
export function Hero({ picture, narrow, alt, ink, calm = 'side', title, text, link }: HeroProps) {
  return (
    <section className={styles.hero} data-ink={ink} data-calm={calm}>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} sizes="100vw" priority="first" {...(narrow ? { narrow } : {})} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {link && <div className={styles.link}>{link}</div>}
      </div>
    </section>
  );
}
