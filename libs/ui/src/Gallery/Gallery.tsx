'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './Gallery.module.css';

/** Props for a {@link GalleryZoom}: its open picture and callbacks. */
export interface GalleryZoomState {
  /** Which picture is open, from one; absent while none is. */
  position: number | undefined;
  onMove: (position: number) => void;
  onClose: () => void;
}

export interface GalleryProps {
  /** Name of the group: "Billeder af Læ Serum". */
  label: string;
  pictures: readonly { picture: PictureData; alt: string }[];
  previousLabel: string;
  nextLabel: string;
  /** Formats the position, announced and shown on a phone: `(2, 5)` → "2 af 5". Positions start at one. */
  positionLabel: (position: number, count: number) => string;
  /** Turns each picture into a link to its file. A press opens a zoom view instead. */
  zoom?: {
    /** Said after the name of a picture: "Forstør". */
    label: string;
    /** Draws the view, from the first press on: a {@link GalleryZoom}, best loaded then. */
    view: (view: GalleryZoomState) => NonTextNode;
  };
}

/**
 * Pictures of a product: two columns on a desktop, a scrollable row on a phone. With `zoom`, a click opens the picture
 * full-screen and closing returns the focus to the picture shown last.
 */
export function Gallery({ label, pictures, previousLabel, nextLabel, positionLabel, zoom }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(1);
  const [open, setOpen] = useState<number>();
  const [isOpened, setOpened] = useState(false);
  const isMounted = useRef(false);
  const firstFile = pictures[0]?.picture.src;
  /** An odd number ends with one large picture, so that no corner stays empty. */
  const endsLarge = pictures.length > 1 && pictures.length % 2 === 1;

  const look = () => {
    const element = list.current;
    if (element) setPosition(Math.round(element.scrollLeft / (element.clientWidth || 1)) + 1);
  };
  const show = (next: number) => {
    const element = list.current;
    if (element) element.scrollTo({ left: (next - 1) * element.clientWidth });
  };

  useEffect(() => {
    // Another first picture, such as that of another size, is what the shopper wants to see.
    if (isMounted.current) show(1);
    // The shopper may have swiped before the scripts were loaded.
    else look();
    isMounted.current = true;
  }, [firstFile]);

  const close = () => {
    setOpen(undefined);
    if (open === undefined) return;
    show(open);
    // The browser has given the focus to the picture that was pressed; the one that was seen last may be another.
    list.current?.querySelectorAll('a')[open - 1]?.focus({ preventScroll: true });
  };

  /** The keyboard scrolls the list by itself where nothing in it can be pressed. */
  const isStop = pictures.length > 1 && !zoom;
  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
        ref={list}
        className={styles.list}
        role="list"
        data-last={endsLarge ? 'large' : undefined}
        tabIndex={isStop ? 0 : undefined}
        // A stop has to have a name; elsewhere the section around it has said it.
        aria-label={isStop ? label : undefined}
        onScroll={look}
      >
        {pictures.map(({ picture, alt }, index) => {
          const drawn = (
            <Picture
              picture={picture}
              alt={alt}
              ratio="4:5"
              sizes={`(width >= 64em) ${endsLarge && index === pictures.length - 1 ? 56 : 28}vw, (width >= 48em) 58vw, 100vw`}
              priority={index === 0 ? 'first' : 'lazy'}
            />
          );
          return (
            <li key={picture.src}>
              {zoom ? (
                <a
                  href={picture.src}
                  className={styles.link}
                  draggable={false}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpened(true);
                    setOpen(index + 1);
                  }}
                >
                  {drawn}
                  <VisuallyHidden>{zoom.label}</VisuallyHidden>
                </a>
              ) : (
                drawn
              )}
            </li>
          );
        })}
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
            <span key={position}>{positionLabel(position, pictures.length)}</span>
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
      {zoom && isOpened && <View draw={zoom.view} position={open} onMove={setOpen} onClose={close} />}
    </section>
  );
}

function View({ draw, ...view }: GalleryZoomState & { draw: (view: GalleryZoomState) => NonTextNode }) {
  return draw(view);
}
