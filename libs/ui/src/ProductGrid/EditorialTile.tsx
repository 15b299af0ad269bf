import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './ProductGrid.module.css';

export interface EditorialTileProps {
  picture: PictureData;
  /** What the picture shows. */
  alt: string;
  /** One sentence, in display type. */
  children: ReactNode;
  /** One Link; the whole tile is its target. */
  link?: ReactNode;
  /** Level of the sentence in its page, as of the names of the cards. */
  level?: HeadingLevel;
}

const TILE_SIZES = '(width >= 75em) 46vw, (width >= 64em) 42vw, (width >= 48em) 60vw, 100vw';

/** A picture with a sentence in two columns of the grid, as high as the cards beside it. */
export function EditorialTile({ picture, alt, children, link, level = 3 }: EditorialTileProps) {
  return (
    <div className={styles.tile} data-editorial="">
      <Picture picture={picture} alt={alt} sizes={TILE_SIZES} ratio="3:2" />
      <Heading level={level} size="s">
        {children}
      </Heading>
      {link && <div>{link}</div>}
    </div>
  );
}
