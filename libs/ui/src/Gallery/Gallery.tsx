import { useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './Gallery.module.css';

export interface GalleryProps {
  /** Name of the group: "Billeder af Læ Serum". */
  label: string;
  pictures: readonly { picture: PictureData; alt: string }[];
  previousLabel: string;
  nextLabel: string;
  /** Where one is, read aloud and shown on a phone: `(2, 5)` → "2 af 5". Positions start at one. */
  positionLabel: (position: number, count: number) => string;
}

/** Pictures of a product: two columns on a desk; on a phone one after the other, by thumb or by button. */
export function Gallery({ label, pictures, previousLabel, nextLabel, positionLabel }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(1);

  const show = (next: number) => {
    const element = list.current;
    element?.scrollTo({ left: (next - 1) * element.clientWidth });
  };

  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
        ref={list}
        className={styles.list}
        role="list"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={label}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          setPosition(clientWidth === 0 ? 1 : Math.round(scrollLeft / clientWidth) + 1);
        }}
      >
        {pictures.map(({ picture, alt }, index) => (
          <li key={picture.src}>
            <Picture
              picture={picture}
              alt={alt}
              ratio="4:5"
              sizes={
                index === 0 && pictures.length % 2 === 1
                  ? '(width >= 64em) 56vw, 100vw'
                  : '(width >= 64em) 28vw, 100vw'
              }
              priority={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="arrow-left"
            label={previousLabel}
            aria-disabled={position === 1}
            onClick={() => {
              show(position - 1);
            }}
          />
          <span className={styles.position} role="status">
            {positionLabel(position, pictures.length)}
          </span>
          <IconButton
            icon="arrow-right"
            label={nextLabel}
            aria-disabled={position === pictures.length}
            onClick={() => {
              show(position + 1);
            }}
          />
        </div>
      )}
    </section>
  );
}
