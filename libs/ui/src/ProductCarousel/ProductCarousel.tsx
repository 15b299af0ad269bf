import type { ReactNode } from 'react';
import { Carousel, type CarouselLabels } from '../Carousel/Carousel.tsx';
import { Heading } from '../Heading/Heading.tsx';
import styles from './ProductCarousel.module.css';

export interface ProductCarouselProps {
  /** Heading of the row. */
  title: ReactNode;
  /** The same in plain words, to a screen reader. */
  label: string;
  labels: CarouselLabels;
  /** A link to the whole list, below the title. */
  link?: ReactNode;
  /** Product cards, five or more: fewer belong in a grid. */
  children: ReactNode;
}

/** Products in a scrollable row: two visible on a phone, three on a tablet, four on a desktop. Never moves by itself. */
export function ProductCarousel({ title, label, labels, link, children }: ProductCarouselProps) {
  return (
    <div className={styles.block}>
      <Carousel
        label={label}
        labels={labels}
        fit="cards"
        heading={
          <div className={styles.heading}>
            <Heading level={2}>{title}</Heading>
            {link && <div className={styles.link}>{link}</div>}
          </div>
        }
      >
        {children}
      </Carousel>
    </div>
  );
}
