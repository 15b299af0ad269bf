import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Picture, type PictureData, type PictureProps } from '../Picture/Picture.tsx';
import styles from './ImageWithText.module.css';

export interface ImageWithTextProps {
  picture: PictureData;
  alt: string;
  /** Cut of the picture. */
  ratio?: '4:5' | '1:1' | '3:2';
  /** Side of the picture on a desk; on a phone it is always first. */
  pictureSide?: 'left' | 'right';
  title?: ReactNode;
  /** Paragraphs or steps. */
  children: ReactNode;
  link?: ReactNode;
  /** `first` where it is the first picture of its page. */
  priority?: PictureProps['priority'];
}

/** A picture of seven columns, an empty column, four columns of text. */
export function ImageWithText({
  picture,
  alt,
  ratio = '4:5',
  pictureSide = 'left',
  title,
  children,
  link,
  priority = 'lazy',
}: ImageWithTextProps) {
  return (
    <section className={styles.split} data-picture={pictureSide}>
      <div className={styles.picture}>
        <Picture
          picture={picture}
          alt={alt}
          ratio={ratio}
          priority={priority}
          sizes="(width >= 64em) 56vw, 100vw"
        />
      </div>
      <div className={styles.words}>
        {title && <Heading level={2}>{title}</Heading>}
        <div className={styles.text}>{children}</div>
        {link && <div>{link}</div>}
      </div>
    </section>
  );
}
