/** Reason why a carousel with autoplay is paused. */
export type PauseReason =
  /** The mouse is over it. */
  | 'hover'
  /** The focus is inside. */
  | 'focus'
  /** It is touched. */
  | 'touch'
  /** The tab is in the background. */
  | 'hidden'
  /** It is outside the viewport. */
  | 'away'
  /** The user prefers reduced motion. */
  | 'reduced-motion';

/** Autoplay state of a carousel. */
export interface Autoplay {
  /** Whether the page, or since then the shopper, wants it to play. */
  readonly isWanted: boolean;
  /** Current reasons to pause; each at most once. */
  readonly holds: readonly PauseReason[];
  /** Reasons that the shopper has overridden by pressing play, each until it ends. */
  readonly overruled: readonly PauseReason[];
}

/** Events of the autoplay: a reason to pause begins (`held`) or ends (`released`), or the shopper presses pause or play. */
export type AutoplayEvent =
  | { readonly type: 'held'; readonly by: PauseReason }
  | { readonly type: 'released'; readonly by: PauseReason }
  | { readonly type: 'paused' }
  | { readonly type: 'played' };

/** Milliseconds between two movements (specification, section 9). */
export const AUTOPLAY_INTERVAL_MS = 3000;

/**
 * Reasons that pressing play overrides: pointer and focus are then on the button, and the shopper wants motion despite the system
 * setting. A touch or a hidden carousel still pause it.
 */
const overridableReasons: readonly PauseReason[] = ['hover', 'focus', 'reduced-motion'];

/** Creates the initial state. */
export const createAutoplay = (isWanted: boolean): Autoplay => ({ isWanted, holds: [], overruled: [] });

/** Returns the state after `event`. Any event on any state gives a valid state. */
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
        overruled: autoplay.holds.filter((hold) => overridableReasons.includes(hold)),
      };
  }
}

const isHeldBy = ({ holds, overruled }: Autoplay, hold: PauseReason) =>
  holds.includes(hold) && !overruled.includes(hold);

/** Whether the carousel is playing. */
export function isAutoplaying(autoplay: Autoplay): boolean {
  return autoplay.isWanted && autoplay.holds.every((hold) => autoplay.overruled.includes(hold));
}

/**
 * Whether the button is a pause button. It stays one while pointer, focus or touch pause the carousel, so that it does not turn
 * into a play button when the shopper reaches for it.
 */
export function showsPauseButton(autoplay: Autoplay): boolean {
  return autoplay.isWanted && !isHeldBy(autoplay, 'reduced-motion');
}
