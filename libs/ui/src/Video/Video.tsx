'use client';

import { useState, type ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Video.module.css';

/** One file of a film. */
export interface VideoSource {
  src: string;
  /** `video/webm` or `video/mp4`, with codecs where they matter. */
  type: string;
}

/** Captions of the film, as WebVTT. */
export interface VideoCaptions {
  src: string;
  /** BCP 47: `da`. */
  language: string;
  /** The language in its own words: "Dansk". */
  label: string;
}

export interface VideoProps {
  title: ReactNode;
  /** How long it is, in words: "10 sekunder". */
  length: ReactNode;
  /** 16:9, shown before the film plays. */
  poster: PictureData;
  /** What the poster shows. */
  alt: string;
  /** The same film in several formats; the browser takes the first that it can play. */
  sources: readonly [VideoSource, ...VideoSource[]];
  /** The first one is shown from the start. */
  captions: readonly VideoCaptions[];
  /** Text alternative that describes picture and sound. */
  description: ReactNode;
  /** Name of the button: "Afspil filmen Havet, en morgen". */
  playLabel: string;
  /** Above the description: "Filmen i ord". */
  descriptionLabel: ReactNode;
  /** Message when no file can be played; button and description stay. */
  failedText: ReactNode;
}

/** A stable ref callback, so that only a newly mounted element receives the focus. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** A film that loads when the shopper presses play, with the browser's controls. */
export function Video({
  title,
  length,
  poster,
  alt,
  sources,
  captions,
  description,
  playLabel,
  descriptionLabel,
  failedText,
}: VideoProps) {
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  const fail = () => {
    setState('failed');
  };

  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {state === 'playing' ? (
          <video
            // Keyboard users continue from the film after pressing the button.
            ref={focusElement}
            className={styles.video}
            controls
            autoPlay
            playsInline
            poster={poster.src}
            width={poster.width}
            height={poster.height}
            aria-label={playLabel}
            onError={fail}
          >
            {sources.map(({ src, type }, index) => (
              // An error of the last source means that none can be played.
              <source
                key={src}
                src={src}
                type={type}
                {...(index === sources.length - 1 ? { onError: fail } : {})}
              />
            ))}
            {captions.map(({ src, language, label }, index) => (
              <track
                key={src}
                kind="captions"
                src={src}
                srcLang={language}
                label={label}
                default={index === 0}
              />
            ))}
          </video>
        ) : (
          <>
            <Picture picture={poster} alt={alt} ratio="16:9" sizes="(width >= 90em) 1312px, 92vw" />
            <button
              type="button"
              ref={state === 'failed' ? focusElement : undefined}
              className={styles.play}
              aria-label={playLabel}
              onClick={() => {
                setState('playing');
              }}
            >
              <span className={styles.sign}>
                <Icon name="play" size="large" />
              </span>
            </button>
            <a className={styles.file} href={sources.at(-1)?.src}>
              {playLabel}
            </a>
          </>
        )}
      </div>
      {state === 'failed' && <Notice tone="problem">{failedText}</Notice>}
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <span>{title}</span>
          <span className={styles.length}>{length}</span>
        </p>
        <div className={styles.description}>
          <Disclosure summary={descriptionLabel}>{description}</Disclosure>
        </div>
      </figcaption>
    </figure>
  );
}
