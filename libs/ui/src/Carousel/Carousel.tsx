'use client';

import {
  Children,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../is-composing.ts';
import { observeIntersection } from '../observers.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import {
  AUTOPLAY_INTERVAL_MS,
  showsPauseButton,
  isAutoplaying,
  reduceAutoplay,
  createAutoplay,
  type PauseReason,
} from './autoplay.ts';
import type { VisibleSlides, SlideRow } from './slide-row.ts';
import styles from './Carousel.module.css';

/** Labels of a carousel, in the language of the page. */
export interface CarouselLabels {
  /** Role description for screen readers: "karrusel". */
  carousel: string;
  /** Role description of a slide: "billede", "produkt". */
  slide: string;
  previous: string;
  next: string;
  /** Required with autoplay. */
  pause: string;
  /** Required with autoplay. */
  play: string;
  /** Position, shown and announced: `(2, 2, 5)` → "2 af 5", `(1, 4, 8)` → "1–4 af 8". Positions start at one. */
  position: (from: number, to: number, count: number) => string;
}

export interface CarouselProps {
  /** Name of the carousel: "Billeder fra kysten". */
  label: string;
  labels: CarouselLabels;
  /** Content before the buttons. */
  heading?: ReactNode;
  /** `one` slide at a time, `peek` one and the edge of the next, `cards` two on a phone, three on a tablet, four on a desk. */
  fit?: 'one' | 'peek' | 'cards';
  /** Advances every three seconds, with a pause button, until the shopper points at it, touches it or focuses it. */
  autoplays?: boolean;
  /** One child per slide. */
  children: ReactNode;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

const isSamePosition = (a: VisibleSlides, b: VisibleSlides) =>
  a.first === b.first && a.visible === b.visible && a.count === b.count;

/**
 * Slides side by side, moved by touch, keys, buttons or dragging. The prerendered row uses CSS scroll snap; Embla takes over
 * without a visible change when the row comes near the viewport. The row extends half a column gap beyond its box on both sides
 * for the focus rings in it; every page margin has that space.
 */
export function Carousel({
  label,
  labels,
  heading,
  fit = 'one',
  autoplays = false,
  children,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const view = useRef<HTMLDivElement>(null);
  const loadRow = useRef<() => Promise<SlideRow | undefined>>(null);
  const viewId = useId();
  const [place, setPlace] = useState<VisibleSlides>();
  const [autoplay, dispatch] = useReducer(reduceAutoplay, autoplays, createAutoplay);
  const isStill = useReducedMotion();
  const moves = autoplays && isAutoplaying(autoplay);
  /** Whether the shopper has used the carousel. Its position is announced only then, never when the page loads. */
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let hasLeft = false;
    let fingers = 0;
    let row: SlideRow | undefined;
    let loading: Promise<SlideRow | undefined> | undefined;
    const load = () => {
      // If the chunk fails to load, the browser keeps scrolling the row, and the next touch tries again.
      loading ??= import('./slide-row.ts').then(
        ({ startSlideRow }) => {
          if (hasLeft) return undefined;
          row = startSlideRow(element, fingers, (next) => {
            setPlace((last) => (last && isSamePosition(last, next) ? last : next));
          });
          return row;
        },
        () => (loading = undefined),
      );
      return loading;
    };
    loadRow.current = load;
    const stop = observeIntersection(
      [element],
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
      },
      { rootMargin: '240px 0px' },
      () => void load(),
    );
    const wakes = ['touchstart', 'touchend', 'touchcancel', 'pointerdown', 'focusin'] as const;
    const wake = (event: Event) => {
      // Until the row counts touches itself. Firefox and Safari have no `TouchEvent` on a computer without a touchscreen.
      if ('touches' in event) fingers = (event as TouchEvent).touches.length;
      void load();
    };
    for (const type of wakes) element.addEventListener(type, wake, { passive: true });
    return () => {
      hasLeft = true;
      stop();
      for (const type of wakes) element.removeEventListener(type, wake);
      row?.stop();
    };
  }, []);

  const hold = (by: PauseReason, isHeld: boolean) => {
    dispatch({ type: isHeld ? 'held' : 'released', by });
    if (isHeld) setUsed(true);
  };

  useEffect(() => {
    dispatch({ type: isStill ? 'held' : 'released', by: 'reduced-motion' });
  }, [isStill]);

  useEffect(() => {
    if (!autoplays || !view.current) return;
    const noticeTab = () => {
      dispatch({ type: document.hidden ? 'held' : 'released', by: 'hidden' });
    };
    noticeTab();
    document.addEventListener('visibilitychange', noticeTab);
    const stop = observeIntersection([view.current], (entries) => {
      dispatch({ type: entries.at(-1)?.isIntersecting ? 'released' : 'held', by: 'away' });
    });
    return () => {
      document.removeEventListener('visibilitychange', noticeTab);
      stop();
    };
  }, [autoplays]);

  const first = place?.first ?? 0;
  const visible = place?.visible ?? 1;
  const isAtEnd = first + visible >= slides.length;

  useEffect(() => {
    if (!moves) return;
    let isDue = true;
    const timer = setTimeout(() => {
      void loadRow.current?.().then((row) => {
        if (isDue) row?.show(isAtEnd ? 0 : first + visible);
      });
    }, AUTOPLAY_INTERVAL_MS);
    return () => {
      isDue = false;
      clearTimeout(timer);
    };
  }, [moves, first, visible, isAtEnd]);

  /** A step requested before the row has loaded is applied once it has. */
  const step = async (by: (place: VisibleSlides) => number) => {
    setUsed(true);
    const row = await loadRow.current?.();
    row?.show(by(row.getPosition()));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = Object.hasOwn(keySteps, event.key) ? keySteps[event.key] : undefined;
    if (
      steps === undefined ||
      event.target !== view.current ||
      isComposing(event) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return;
    event.preventDefault();
    void step((at) => Math.max(0, Math.min(at.first + steps, at.count)));
  };

  return (
    <section
      className={styles.carousel}
      data-fit={fit}
      aria-roledescription={labels.carousel}
      aria-label={label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') hold('hover', true);
      }}
      onPointerLeave={() => {
        hold('hover', false);
      }}
      onFocus={() => {
        hold('focus', true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false);
      }}
      onTouchStart={() => {
        hold('touch', true);
      }}
      onTouchEnd={({ touches }) => {
        if (touches.length === 0) hold('touch', false);
      }}
      onTouchCancel={() => {
        hold('touch', false);
      }}
    >
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div className={styles.controls}>
          {autoplays && (
            <IconButton
              icon={showsPauseButton(autoplay) ? 'pause' : 'play'}
              label={showsPauseButton(autoplay) ? labels.pause : labels.play}
              onClick={() => {
                dispatch({ type: showsPauseButton(autoplay) ? 'paused' : 'played' });
              }}
            />
          )}
          <IconButton
            icon="arrow-left"
            label={labels.previous}
            aria-controls={viewId}
            aria-disabled={first === 0}
            onClick={() => {
              void step((at) => at.first - at.visible);
            }}
          />
          <span className={styles.position} role="status" aria-live={isUsed && !moves ? 'polite' : 'off'}>
            {(place || fit !== 'cards') && (
              <span key={`${first} ${visible}`}>
                {labels.position(first + 1, first + visible, slides.length)}
              </span>
            )}
          </span>
          <IconButton
            icon="arrow-right"
            label={labels.next}
            aria-controls={viewId}
            aria-disabled={place !== undefined && isAtEnd}
            onClick={() => {
              void step((at) => at.first + at.visible);
            }}
          />
        </div>
      </div>
      <div
        ref={view}
        id={viewId}
        className={styles.view}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(index + 1, index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
