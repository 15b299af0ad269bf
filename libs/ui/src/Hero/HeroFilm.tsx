'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReducedMotion } from '../use-reduced-motion.ts';
import type { HeroFilmProps } from './Hero.tsx';
import styles from './Hero.module.css';

/** https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData, not in all browsers. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The film over the picture of a hero. It plays once and stops; with reduced motion or Save-Data it is loaded when its button is
 * pressed.
 */
export function HeroFilm({ sources, playLabel, pauseLabel }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const [isFetched, setFetched] = useState(() => !isStill && !savesData());
  const [isPlaying, setPlaying] = useState(false);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (isStill) video.current?.pause();
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
            // If playing is refused, picture and button stay unchanged.
            else if (video.current) video.current.play().catch(() => undefined);
            else setFetched(true);
          }}
        />
      </div>
    </>
  );
}
