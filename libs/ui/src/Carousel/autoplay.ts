/** Why a carousel that moves by itself stands still for the moment. */
export type Hold =
  /** A mouse is over it. */
  | 'hover'
  /** Something in it has the focus. */
  | 'focus'
  /** A finger is on it. */
  | 'touch'
  /** The tab is in the background. */
  | 'hidden'
  /** It is scrolled out of the window. */
  | 'away'
  /** The system asks for less motion. */
  | 'reduced-motion';

/** Whether a carousel is to move by itself, and what keeps it from doing so. */
export interface Autoplay {
  /** What the page asked for, or the shopper since. */
  readonly isWanted: boolean;
  /** What holds it; each at most once. */
  readonly holds: readonly Hold[];
  /** The holds that the shopper overruled by pressing play, each until it ends. */
  readonly overruled: readonly Hold[];
}

export type AutoplayEvent =
  | { readonly type: 'held'; readonly by: Hold }
  | { readonly type: 'released'; readonly by: Hold }
  | { readonly type: 'paused' }
  | { readonly type: 'played' };

/** Time between two movements, in milliseconds (specification, section 9). */
export const AUTOPLAY_INTERVAL = 3000;

/**
 * Holds that a press on play overrides: pointer and focus are then on the button, and the shopper asks for motion although the
 * system asks for less. A finger on the carousel and a hidden carousel still hold it.
 */
const canBeOverruled: readonly Hold[] = ['hover', 'focus', 'reduced-motion'];

/** Before anything is known about the page around it. */
export const startAutoplay = (isWanted: boolean): Autoplay => ({ isWanted, holds: [], overruled: [] });

/** The autoplay after `event`. Any event on any autoplay gives a valid one. */
export function reduceAutoplay(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event.type) {
    case 'held':
      return autoplay.holds.includes(event.by)
        ? autoplay
        : { ...autoplay, holds: [...autoplay.holds, event.by] };
    case 'released':
      return autoplay.holds.includes(event.by)
        ? {
            ...autoplay,
            holds: autoplay.holds.filter((hold) => hold !== event.by),
            overruled: autoplay.overruled.filter((hold) => hold !== event.by),
          }
        : autoplay;
    case 'paused':
      return { ...autoplay, isWanted: false, overruled: [] };
    case 'played':
      return {
        ...autoplay,
        isWanted: true,
        overruled: autoplay.holds.filter((hold) => canBeOverruled.includes(hold)),
      };
  }
}

const isHeldBy = ({ holds, overruled }: Autoplay, hold: Hold) =>
  holds.includes(hold) && !overruled.includes(hold);

/** Whether it moves now. */
export function isMoving(autoplay: Autoplay): boolean {
  return autoplay.isWanted && autoplay.holds.every((hold) => autoplay.overruled.includes(hold));
}

/**
 * Whether the button offers a pause. It does so also while a pointer, the focus or a finger holds the carousel, so that the
 * button does not turn into play when the shopper reaches for it.
 */
export function canBePaused(autoplay: Autoplay): boolean {
  return autoplay.isWanted && !isHeldBy(autoplay, 'reduced-motion');
}
