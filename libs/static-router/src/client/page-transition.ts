import { attempt, matchesMedia } from '../internal/attempt.ts';
import { shownPath } from './use-scroll-and-focus.ts';

/** Returns whether pages change by a view transition: the browser has them, and the visitor has not asked for less motion. */
export const usesViewTransitions = (view: Window): boolean =>
  attempt(() => typeof view.document.startViewTransition) === 'function' &&
  !matchesMedia('(prefers-reduced-motion: reduce)');

/**
 * Lets the router begin a view transition only where the page changes. For Back it would also begin one to another query or another hash of the same
 * page, and it ignores `prefers-reduced-motion`. To be called before hydration.
 */
export function limitViewTransitions(view: Window): void {
  const { document: page } = view;
  if (!('startViewTransition' in page)) return;
  const start = attempt(() => page.startViewTransition.bind(page));
  const value: Document['startViewTransition'] = (update) => {
    // The address is ahead of what is shown.
    if (view.location.pathname !== shownPath() && usesViewTransitions(view)) {
      const transition = attempt(() => start?.(update));
      // One that the next navigation overtakes is never ready, which is not an error.
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
  // Not assigned: the browser's own may be a property that throws.
  Object.defineProperty(page, 'startViewTransition', { value, configurable: true, writable: true });
}
