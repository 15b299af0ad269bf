'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { Tint } from '../tokens.ts';
import type { VideoSource } from '../Video/Video.tsx';
import { matchesMedia } from '../media-query.ts';
import styles from './Hero.module.css';

export interface HeroFilmProps {
  /** A few silent seconds that begin and end with what the picture shows. The browser takes the first file it can play. */
  sources: readonly [VideoSource, ...VideoSource[]];
  playLabel: string;
  pauseLabel: string;
}

interface HeroContent {
  /** 16:9 with a calm side for the text; any ratio in the `split` layout. */
  picture: PictureData;
  /** The cut for windows under 768 px, 4:5; the middle of `picture` when absent. */
  narrow?: PictureData;
  /** Alternative text; empty if the text says the same. */
  alt: string;
  /** The sentence. The page's `h1`. */
  title: ReactNode;
  text?: ReactNode;
  /** One link. */
  link?: ReactNode;
}

interface FullHero extends HeroContent {
  /** `full`: the picture from edge to edge with the words on it. */
  layout?: 'full';
  /** Color of the text, to fit the picture. */
  ink: 'dark' | 'light';
  /** Calm part of the picture for the text: its `sky`, its left `side` (below 1024 px the text is under the picture), or its `foot`. */
  calm?: 'sky' | 'side' | 'foot';
  /** Plays once over `picture` when the page is idle, with a pause button; never over `narrow`. */
  film?: HeroFilmProps;
}

interface SplitHero extends HeroContent {
  /** `split`: the words on a tint, seven columns of picture beside them, above them under 1024 px. */
  layout: 'split';
  /** Background of the text, which is ink on every tint. */
  tint: Tint;
  /** Side of the picture on a desk. */
  pictureSide?: 'left' | 'right';
}

export type HeroProps = FullHero | SplitHero;

/** Calls `start` once the page has loaded and is idle, or two seconds later: Chromium does not always report that it is idle. */
function runWhenIdle(start: () => void): () => void {
  const leaving = new AbortController();
  const wait = () => {
    const act = () => {
      if (!leaving.signal.aborted) start();
    };
    try {
      requestIdleCallback(act, { timeout: 2000 });
    } catch {
      // Safari has no idle callback.
      setTimeout(act);
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: leaving.signal });
  return () => {
    leaving.abort();
  };
}

/** Loads the code of the film, and then the film, after everything else. */
function DeferredFilm({ film, startsWithNarrow }: { film: HeroFilmProps; startsWithNarrow: boolean }) {
  const [HeroFilm, setHeroFilm] = useState<ComponentType<HeroFilmProps>>();
  useEffect(
    () =>
      runWhenIdle(() => {
        if (startsWithNarrow && matchesMedia('(width < 48em)')) return;
        import('./HeroFilm.tsx').then(
          (module) => {
            setHeroFilm(() => module.HeroFilm);
          },
          () => {
            // The picture remains.
          },
        );
      }),
    [startsWithNarrow],
  );
  return HeroFilm && <HeroFilm {...film} />;
}

/** A picture with one sentence and one link, at the top of a page. */
export function Hero(props: HeroProps) {
  const { picture, narrow, alt, title, text, link } = props;
  const isSplit = props.layout === 'split';
  return (
    <section
      className={styles.hero}
      {...(isSplit
        ? {
            'data-layout': 'split',
            'data-picture': props.pictureSide ?? 'right',
            'data-tint': props.tint,
          }
        : { 'data-layout': 'full', 'data-ink': props.ink, 'data-calm': props.calm ?? 'side' })}
    >
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={alt}
          sizes={
            isSplit ? '(width >= 64em) 58vw, 100vw' : '(width >= 64em) 104vw, (width >= 48em) 137vw, 100vw'
          }
          priority="first"
          {...(narrow ? { narrow } : {})}
        />
        {!isSplit && props.film && <DeferredFilm film={props.film} startsWithNarrow={Boolean(narrow)} />}
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
