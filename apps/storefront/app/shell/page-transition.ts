import { attempt } from '../platform/attempt';
import { matchesMedia } from '../platform/media-query';
import { shownPath } from './use-page-arrival';

/** Whether pages change by a transition: the browser has them, and the shopper has not asked for less motion. */
export const changesByTransition = (view: Window): boolean =>
  attempt(() => typeof view.document.startViewTransition) === 'function' &&
  !matchesMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets the router begin the page transition only where the page changes. For Back it would also begin one to another query or
 * another part of the same page, and it does not ask whether motion is wanted: then the page changes at once.
 */
export function onlyBetweenPages(view: Window): void {
  const { document: page } = view;
  if (!('startViewTransition' in page)) return;
  const start = attempt(() => page.startViewTransition.bind(page));
  const value: Document['startViewTransition'] = (update) => {
    // The address is ahead of what is shown.
    if (view.location.pathname !== shownPath() && changesByTransition(view)) {
      const transition = attempt(() => start?.(update));
      // One that the next press overtakes is never ready, which nobody has to hear of.
      transition?.ready.catch(() => undefined);
      if (transition) return transition;
    }
    const finished = Promise.resolve(typeof update === 'function' ? update() : undefined);
    const transition: Pick<ViewTransition, 'finished' | 'ready' | 'skipTransition' | 'updateCallbackDone'> = {
      finished,
      ready: finished,
      updateCallbackDone: finished,
      skipTransition: () => undefined,
    };
    return transition as ViewTransition;
  };
  // Not assigned: the browser's own may be one that throws.
  Object.defineProperty(page, 'startViewTransition', { value, configurable: true, writable: true });
}
