import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReducedMotion } from '../reduced-motion.ts';
import type { VideoSource } from '../Video/Video.tsx';
import styles from './Hero.module.css';

export interface HeroFilmData {
  /** A few silent seconds that begin and end with what the picture shows. The browser takes the first file it can play. */
  sources: readonly [VideoSource, ...VideoSource[]];
  playLabel: string;
  pauseLabel: string;
}

/** https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData, not in all browsers. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls `start` once the page has loaded and has nothing to do. */
function whenIdle(start: () => void): () => void {
  const leaving = new AbortController();
  const wait = () => {
    // Safari has no idle callback; what has loaded is idle enough there.
    const id = 'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start);
    leaving.signal.addEventListener('abort', () => {
      if ('cancelIdleCallback' in window) cancelIdleCallback(id as number);
      else clearTimeout(id);
    });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: leaving.signal });
  return () => {
    leaving.abort();
  };
}

/**
 * The film over the picture of a hero. It comes when the page is idle, plays once and rests; where less motion or less data
 * is asked for it comes when its button is pressed.
 */
export function HeroFilm({ sources, playLabel, pauseLabel }: HeroFilmData) {
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const [isFetched, setFetched] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isStill) {
      video.current?.pause();
      return;
    }
    if (savesData()) return;
    return whenIdle(() => {
      setFetched(true);
    });
  }, [isStill]);

  return (
    <>
      {isFetched && (
        <video
          ref={video}
          className={styles.film}
          data-seen={isSeen || undefined}
          autoPlay
          muted
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => {
            setSeen(true);
            setPlaying(true);
          }}
          onPause={() => {
            setPlaying(false);
          }}
          onEnded={() => {
            setPlaying(false);
          }}
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      <div className={styles.filmButton}>
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? pauseLabel : playLabel}
          onClick={() => {
            if (isPlaying) video.current?.pause();
            // A refusal to play leaves the picture, and the button as it is.
            else if (video.current) video.current.play().catch(() => undefined);
            else setFetched(true);
          }}
        />
      </div>
    </>
  );
}
