import { createSafeObserver } from '../internal/create-observer.ts';
import { whenIdle } from '../internal/when-idle.ts';
import { QUEUED_EVENT_TYPE } from './event-queue.ts';

/** Events that announce the use of an element. */
const INTERACTION_EVENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'focusin',
  'keydown',
  'input',
  QUEUED_EVENT_TYPE,
] as const;

/** Margin within which elements count as visible: one viewport above and below. */
const ROOT_MARGIN = '100% 0px';

const isInUse = (element: Element): boolean =>
  element.matches(':hover, :focus-within') ||
  (window.queuedEvents ?? []).some(({ target }) => element.contains(target));

/**
 * Resolves when the visitor hovers, touches or focuses `element`, has done so before, or when the element is removed. Calls
 * `prefetch` once when the element is visible and the browser idle.
 */
export function waitForElementInteraction(element: Element, prefetch: () => void): Promise<void> {
  if (isInUse(element)) return Promise.resolve();
  return new Promise((resolve) => {
    const sight = createSafeObserver(
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
    const removal = createSafeObserver(
      () =>
        new MutationObserver(() => {
          if (!element.isConnected) finish();
        }),
    );
    const notice = ({ target }: Event) => {
      if (element.contains(target as Element)) finish();
    };
    function finish() {
      for (const type of INTERACTION_EVENTS) window.removeEventListener(type, notice, true);
      sight.disconnect();
      removal.disconnect();
      resolve();
    }
    // In the capture phase, because React stops events inside a boundary that is not hydrated.
    for (const type of INTERACTION_EVENTS)
      window.addEventListener(type, notice, { capture: true, passive: true });
    removal.observe(document, { childList: true, subtree: true });
    sight.observe(element);
  });
}
