import type { EmblaCarouselType } from 'embla-carousel';
import { observeSize } from '../observers.ts';

/** Which slides are visible. */
export interface VisibleSlides {
  /** Index of the first fully visible slide, from 0. */
  readonly first: number;
  /** Number of fully visible slides, 1 or more. */
  readonly visible: number;
  readonly count: number;
}

/** Controls a running row of slides: scrolls, reports the position, and stops all observers. */
export interface SlideRow {
  /** Scrolls the slide of this index, or the nearest possible one, to the start. */
  readonly show: (index: number) => void;
  readonly getPosition: () => VisibleSlides;
  readonly stop: () => void;
}

/** Pixels that a pointer moves before a press counts as a drag (specification, section 9). */
const DRAG_THRESHOLD_PX = 3;

/** Milliseconds without a change after which a resize or a scroll has ended. */
const SETTLE_DELAY_MS = 150;

/** Embla's scroll duration, without unit: about a quarter of a second to the next slide. */
const EMBLA_DURATION = 18;

/** Whether motion is off, by the duration tokens. */
const isMotionReduced = (element: Element) =>
  parseFloat(getComputedStyle(element).getPropertyValue('--duration-drawer')) === 0;

/**
 * Starts a row of slides with CSS scroll snap, which Embla takes over once it has loaded, at the current position and between two
 * movements. If Embla cannot be loaded, the browser keeps scrolling.
 *
 * @param view The scroll container; its only child contains the slides.
 * @param touching Number of current touches.
 * @param onMoved Called with every new position.
 */
export function startSlideRow(
  view: HTMLElement,
  touching: number,
  onMoved: (place: VisibleSlides) => void,
): SlideRow {
  const track = view.firstElementChild as HTMLElement;
  const leaving = new AbortController();
  const { signal } = leaving;
  let embla: EmblaCarouselType | undefined;
  let startEmbla: (() => void) | undefined;
  let fingers = touching;
  let isScrolling = false;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  let resizeTimer: ReturnType<typeof setTimeout> | undefined;

  const lastLeft = () => view.scrollWidth - view.clientWidth;
  const leftOf = (index: number) => {
    const slide = track.children[index] as HTMLElement | undefined;
    const start = (track.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0;
    return Math.min((slide?.offsetLeft ?? start) - start, lastLeft());
  };

  const place = (): VisibleSlides => {
    const count = track.children.length;
    const width = (track.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0;
    const visible =
      width === 0 ? 1 : Math.max(1, Math.min(count, Math.floor((view.clientWidth + 1) / width)));
    const last = Math.max(0, count - visible);
    if (embla) return { first: Math.min(embla.selectedScrollSnap(), last), visible, count };
    // The last position is the end of the scroll range, which may be less than a slide further.
    const first = view.scrollLeft >= lastLeft() - 1 ? last : Math.round(view.scrollLeft / width);
    return { first: view.scrollLeft < 1 ? 0 : first, visible, count };
  };

  const takeOver = () => {
    if (!startEmbla || embla || signal.aborted || fingers > 0 || isScrolling) return;
    const isOnSnap = Math.abs(view.scrollLeft - leftOf(place().first)) <= 1;
    if (isOnSnap) startEmbla();
  };

  import('embla-carousel').then(
    ({ default: Embla }) => {
      startEmbla = () => {
        const { first } = place();
        view.dataset['engine'] = 'embla';
        view.scrollTo({ left: 0, behavior: 'instant' });
        try {
          embla = Embla(view, {
            container: track,
            align: 'start',
            containScroll: 'trimSnaps',
            dragThreshold: DRAG_THRESHOLD_PX,
            duration: EMBLA_DURATION,
            startIndex: first,
            watchResize: false,
          });
        } catch {
          // Embla needs observers that some browsers block: the browser keeps scrolling.
          startEmbla = undefined;
          delete view.dataset['engine'];
          view.scrollTo({ left: leftOf(first), behavior: 'instant' });
          return;
        }
        const notify = () => {
          onMoved(place());
        };
        embla.on('select', notify).on('reInit', notify);
        notify();
      };
      takeOver();
    },
    () => {
      // The browser keeps scrolling.
    },
  );

  view.addEventListener(
    'scroll',
    () => {
      if (embla) return;
      isScrolling = true;
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(() => {
        isScrolling = false;
        onMoved(place());
        takeOver();
      }, SETTLE_DELAY_MS);
      onMoved(place());
    },
    { signal, passive: true },
  );
  const countFingers = ({ touches }: TouchEvent) => {
    fingers = touches.length;
    takeOver();
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    view.addEventListener(type, countFingers, { signal, passive: true });

  let width = view.clientWidth;
  const stopResizes = observeSize([view], () => {
    if (view.clientWidth === width) return;
    width = view.clientWidth;
    clearTimeout(resizeTimer);
    resizeTimer = setTimeout(() => {
      if (embla) embla.reInit();
      else onMoved(place());
    }, SETTLE_DELAY_MS);
  });

  onMoved(place());

  return {
    show(index) {
      const { visible, count } = place();
      const target = Math.max(0, Math.min(index, count - visible));
      if (embla) {
        embla.scrollTo(target, isMotionReduced(view));
        return;
      }
      const left = leftOf(target);
      // The scroll event comes a frame later; until then Embla must not take over.
      if (Math.abs(view.scrollLeft - left) > 1) isScrolling = true;
      view.scrollTo({ left, behavior: isMotionReduced(view) ? 'instant' : 'smooth' });
    },
    getPosition: place,
    stop() {
      leaving.abort();
      stopResizes();
      clearTimeout(scrollTimer);
      clearTimeout(resizeTimer);
      embla?.destroy();
      delete view.dataset['engine'];
    },
  };
}
