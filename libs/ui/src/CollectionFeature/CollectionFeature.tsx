import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { Tint } from '../tokens.ts';
import styles from './CollectionFeature.module.css';

export interface CollectionFeatureProps {
  /** The collection's still life, 16:9. */
  picture: PictureData;
  alt: string;
  /** Background of the text, which is ink on every tint. */
  tint: Tint;
  /** Name of the collection. */
  title: ReactNode;
  /** Three lines. */
  children: ReactNode;
  link: ReactNode;
}

/** A collection as one large still life above three lines of text on its own tint. */
export function CollectionFeature({ picture, alt, tint, title, children, link }: CollectionFeatureProps) {
  return (
    <section className={styles.feature} data-tint={tint}>
      <Picture picture={picture} alt={alt} sizes="100vw" />
      <div className={styles.words}>
        <Heading level={2} size="l">
          {title}
        </Heading>
        <div className={styles.text}>
          <div>{children}</div>
          <div>{link}</div>
        </div>
      </div>
    </section>
  );
}
