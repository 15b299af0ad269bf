import { attempt, matchesMedia } from '../internal/attempt.ts';
import { getShownPath } from './use-scroll-and-focus.ts';

/** Returns whether pages change with a view transition: the browser supports them and the visitor does not prefer reduced motion. */
export const usesViewTransitions = (view: Window): boolean =>
  attempt(() => typeof view.document.startViewTransition) === 'function' &&
  !matchesMedia('(prefers-reduced-motion: reduce)');

/**
 * Replaces `document.startViewTransition` so that only navigations to another path animate, and none with reduced motion. Call it
 * before hydration.
 */
export function limitViewTransitionsToPageChanges(view: Window): void {
  const { document: page } = view;
  if (!('startViewTransition' in page)) return;
  const start = attempt(() => page.startViewTransition.bind(page));
  const value: Document['startViewTransition'] = (update) => {
    // The URL has changed already, the page has not.
    if (view.location.pathname !== getShownPath() && usesViewTransitions(view)) {
      const transition = attempt(() => start?.(update));
      // A transition that the next navigation interrupts is never ready, which is not an error.
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
  // Defined instead of assigned: the browser's own property may throw.
  Object.defineProperty(page, 'startViewTransition', { value, configurable: true, writable: true });
}
