import type { ReactNode } from 'react';
import { Carousel, type CarouselLabels } from '../Carousel/Carousel.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Picture, type PictureData, type PictureProps } from '../Picture/Picture.tsx';
import styles from './PictureCarousel.module.css';

export interface PictureCarouselProps {
  /** Name of the row to a screen reader; the title in plain words where there is one. */
  label: string;
  labels: CarouselLabels;
  title?: ReactNode;
  pictures: readonly {
    picture: PictureData;
    alt: string;
    /** Small, below the picture: where it is or what to look at. */
    caption?: ReactNode;
  }[];
  /** Cut of every picture, so that the captions stand in one line. */
  ratio?: Extract<PictureProps['ratio'], '3:2' | '4:5'>;
  /** Moves on every three seconds, with a pause button. */
  autoplays?: boolean;
}

/** Pictures of one place or thing in a row, the next one always in sight, small captions below them. */
export function PictureCarousel({
  label,
  labels,
  title,
  pictures,
  ratio = '3:2',
  autoplays = false,
}: PictureCarouselProps) {
  return (
    <div className={styles.block}>
      <Carousel
        label={label}
        labels={labels}
        fit="peek"
        autoplays={autoplays}
        {...(title ? { heading: <Heading level={2}>{title}</Heading> } : {})}
      >
        {pictures.map(({ picture, alt, caption }, index) => (
          <figure key={index} className={styles.figure}>
            <Picture
              picture={picture}
              alt={alt}
              ratio={ratio}
              sizes="(width >= 90em) 765px, (width >= 48em) 55vw, 80vw"
            />
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </Carousel>
    </div>
  );
}
