import { createObserver } from '../internal/create-observer.ts';
import { whenIdle } from '../internal/when-idle.ts';
import { QUEUED_EVENT_TYPE } from './event-queue.ts';

/** Events that announce the use of an element. */
const SIGNS_OF_USE = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  QUEUED_EVENT_TYPE,
] as const;

/** Elements up to one viewport away count as in sight. */
const ROOT_MARGIN = '100% 0px';

const isInUse = (element: Element): boolean =>
  element.matches(':hover, :focus-within') ||
  (window.queuedEvents ?? []).some(({ target }) => element.contains(target));

/**
 * Resolves when a visitor points at `element`, touches it or moves the focus into it, or has done so before the call. Also when React removes the
 * element, as it does after a page translator has changed it. Calls `prefetch` once when the element is in sight and the browser is idle. For a `lazy`
 * component in a `HydrationBoundary` that should not hydrate before it is needed.
 */
export function waitForInteraction(element: Element, prefetch: () => void): Promise<void> {
  if (isInUse(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const sight = createObserver(
      () =>
        new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
            sight.disconnect();
            whenIdle(prefetch);
          },
          { rootMargin: ROOT_MARGIN },
        ),
    );
    const removal = createObserver(
      () =>
        new MutationObserver(() => {
          if (!element.isConnected) finish();
        }),
    );
    const notice = ({ target }: Event) => {
      if (element.contains(target as Element)) finish();
    };
    function finish() {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, notice, true);
      sight.disconnect();
      removal.disconnect();
      resolve();
    }
    // Captured, because React stops events inside a boundary that waits for its code.
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, notice, { capture: true, passive: true });
    removal.observe(document, { childList: true, subtree: true });
    sight.observe(element);
  });
}
