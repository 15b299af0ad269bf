'use client';

import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import {
  calculateFittedSize,
  clampZoomView,
  MAX_ZOOM_SCALE,
  UNZOOMED_VIEW,
  zoomAt,
  type Point,
  type PixelDimensions,
  type ZoomView,
} from './zoom-view.ts';
import styles from './GalleryZoom.module.css';

export interface GalleryZoomProps {
  /** Position of the open picture, from 1; absent while closed. */
  position: number | undefined;
  /** Called to show another picture. */
  onMove: (position: number) => void;
  /** Called on Esc and the close button. Remove the position. */
  onClose: () => void;
  /** Name of the view: "Billeder af Læ Serum". */
  label: string;
  pictures: readonly { picture: PictureData; alt: string }[];
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Position: `(2, 5)` → "2 af 5". */
  positionLabel: (position: number, count: number) => string;
  /** Zoom level: `(225)` → "225 %". */
  scaleLabel: (percent: number) => string;
}

/** Zoom factor of the buttons and keys. */
const ZOOM_STEP = 1.5;
/** Scale after a double press. */
const DOUBLE_PRESS_SCALE = 2.5;
/** Part of the stage by which an arrow key pans. */
const PAN_STEP_RATIO = 0.2;
/** Pixels up to which a touch is a press and not a drag (specification, section 9). */
const DRAG_THRESHOLD_PX = 3;
/** Pixels of horizontal movement from which a touch is a swipe. */
const SWIPE_THRESHOLD_PX = 48;
/** Most milliseconds and pixels between the two presses of a double press. */
const DOUBLE_PRESS = { time: 350, distance: 24 };

const ORIGIN: Point = { x: 0, y: 0 };

interface Gesture {
  /** Current touches, by pointer id. */
  readonly fingers: Map<number, Point>;
  /** Start of the first touch, and whether it has become a drag. */
  start: Point;
  hasMoved: boolean;
  /** The previous press. */
  last?: { readonly at: Point; readonly time: number };
}

const getCenter = (fingers: readonly Point[]): Point => ({
  x: fingers.reduce((sum, { x }) => sum + x, 0) / fingers.length,
  y: fingers.reduce((sum, { y }) => sum + y, 0) / fingers.length,
});

const getDistance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/**
 * Full-screen view of the pictures of a {@link Gallery}. Zooms by buttons, + and −, pinch or double press; pans by drag and arrow
 * keys. Load it when the first picture is pressed.
 */
export function GalleryZoom({
  position,
  onMove,
  onClose,
  label,
  pictures,
  closeLabel,
  previousLabel,
  nextLabel,
  zoomInLabel,
  zoomOutLabel,
  positionLabel,
  scaleLabel,
}: GalleryZoomProps) {
  const isOpen = position !== undefined;
  const stage = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>({ fingers: new Map(), start: ORIGIN, hasMoved: false });
  const [view, setView] = useState(UNZOOMED_VIEW);
  const modal = useModal(isOpen, () => {
    setView(UNZOOMED_VIEW);
    onClose();
  });
  const [isHeld, setHeld] = useState(false);
  // The last picture stays while the view closes.
  const [shown, setShown] = useState(position ?? 1);
  if (isOpen && position !== shown) setShown(position);

  const count = pictures.length;
  const current = pictures[shown - 1] ?? pictures[0];
  if (!current) return null;
  // Only the largest file, for details.
  const { srcSet: _widths, avif: _avif, ...largest } = current.picture;
  const ratio = largest.width / largest.height;

  const change = (next: (view: ZoomView, whole: PixelDimensions, stage: PixelDimensions) => ZoomView) => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    const size = { width: clientWidth, height: clientHeight };
    const whole = calculateFittedSize(ratio, size);
    setView((before) => clampZoomView(next(before, whole, size), whole, size));
  };
  const zoom = (factor: number, at: Point = ORIGIN) => {
    change((before) => zoomAt(before, factor, at));
  };
  const go = (to: number) => {
    if (to < 1 || to > count) return;
    setView(UNZOOMED_VIEW);
    onMove(to);
  };

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isWhole = view.scale === 1;
    const pan = (right: number, down: number) => {
      change((before, _whole, size) => ({
        ...before,
        x: before.x - right * PAN_STEP_RATIO * size.width,
        y: before.y - down * PAN_STEP_RATIO * size.height,
      }));
    };
    const answers: Record<string, () => void> = {
      ArrowLeft: () => (isWhole ? go(shown - 1) : pan(-1, 0)),
      ArrowRight: () => (isWhole ? go(shown + 1) : pan(1, 0)),
      ArrowUp: () => pan(0, -1),
      ArrowDown: () => pan(0, 1),
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
      '0': () => setView(UNZOOMED_VIEW),
    };
    const answer = Object.hasOwn(answers, event.key) ? answers[event.key] : undefined;
    if (!answer) return;
    event.preventDefault();
    answer();
  };

  /** Returns the position of a touch, from the center of the stage. */
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };

  const touch = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const { fingers } = gesture.current;
    const point = pointOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.size === 0) {
      gesture.current.start = point;
      gesture.current.hasMoved = false;
    } else gesture.current.hasMoved = true;
    fingers.set(event.pointerId, point);
    setHeld(true);
  };

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers, start } = gesture.current;
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, pointOf(event));
    const now = [...fingers.values()];
    const [from, to] = [getCenter(before), getCenter(now)];
    if (Math.hypot(to.x - start.x, to.y - start.y) > DRAG_THRESHOLD_PX) gesture.current.hasMoved = true;
    const factor = now.length > 1 && getDistance(before) > 0 ? getDistance(now) / getDistance(before) : 1;
    change((old) => {
      const moved = { ...old, x: old.x + to.x - from.x, y: old.y + to.y - from.y };
      return zoomAt(moved, factor, to);
    });
  };

  const endDrag = (event: PointerEvent<HTMLDivElement>) => {
    const { fingers, start, hasMoved, last } = gesture.current;
    const wasAlone = fingers.size === 1;
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    setHeld(false);
    if (event.type === 'pointercancel' || !wasAlone) return;
    const at = pointOf(event);
    const sideways = at.x - start.x;
    if (hasMoved) {
      delete gesture.current.last;
      const isSwipe =
        Math.abs(sideways) > SWIPE_THRESHOLD_PX && Math.abs(sideways) > 2 * Math.abs(at.y - start.y);
      if (isSwipe && view.scale === 1) go(sideways < 0 ? shown + 1 : shown - 1);
      return;
    }
    const isSecond =
      last !== undefined &&
      event.timeStamp - last.time < DOUBLE_PRESS.time &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE_PRESS.distance;
    if (!isSecond) {
      gesture.current.last = { at, time: event.timeStamp };
      return;
    }
    delete gesture.current.last;
    if (view.scale > 1) setView(UNZOOMED_VIEW);
    else zoom(DOUBLE_PRESS_SCALE, at);
  };

  return (
    <ModalFrame
      {...modal}
      placement="full"
      title={label}
      titleDisplay="hidden"
      closeLabel={closeLabel}
      onKeyDown={press}
      footer={
        <div className={styles.tools}>
          <div className={styles.pair}>
            <IconButton
              icon="minus"
              label={zoomOutLabel}
              aria-disabled={view.scale === 1}
              onClick={() => {
                zoom(1 / ZOOM_STEP);
              }}
            />
            <IconButton
              icon="plus"
              label={zoomInLabel}
              aria-disabled={view.scale === MAX_ZOOM_SCALE}
              onClick={() => {
                zoom(ZOOM_STEP);
              }}
            />
          </div>
          <div className={styles.middle}>
            {count > 1 && (
              <ul className={styles.thumbnails} role="list">
                {pictures.map(({ picture, alt }, index) => (
                  <li key={picture.src}>
                    <button
                      type="button"
                      className={styles.thumbnail}
                      aria-current={index + 1 === shown || undefined}
                      onClick={() => {
                        go(index + 1);
                      }}
                    >
                      <Picture picture={picture} alt={alt} ratio="4:5" sizes="3rem" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.position} role="status">
              {count > 1 && <span key={`picture ${shown}`}>{`${positionLabel(shown, count)} `}</span>}
              {view.scale > 1 && (
                <span key={`scale ${view.scale}`}>{scaleLabel(Math.round(view.scale * 100))}</span>
              )}
            </p>
          </div>
          {count > 1 && (
            <div className={styles.pair}>
              <IconButton
                icon="arrow-left"
                label={previousLabel}
                aria-disabled={shown === 1}
                onClick={() => {
                  go(shown - 1);
                }}
              />
              <IconButton
                icon="arrow-right"
                label={nextLabel}
                aria-disabled={shown === count}
                onClick={() => {
                  go(shown + 1);
                }}
              />
            </div>
          )}
        </div>
      }
    >
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={view.scale > 1 || undefined}
        data-held={isHeld || undefined}
        style={{ '--ratio': ratio } as CSSProperties}
        onPointerDown={touch}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <div
          className={styles.picture}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Picture key={largest.src} picture={largest} alt={current.alt} sizes="100vw" priority="first" />
        </div>
      </div>
    </ModalFrame>
  );
}
