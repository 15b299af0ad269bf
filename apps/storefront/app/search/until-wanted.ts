import { attempt, whenIdle } from '@marehalm/static-router/client';

/** What a shopper does just before they use a list. */
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

/** A list that is a viewport away is in sight in a moment. */
const ROOT_MARGIN = '100% 0px';

/**
 * Resolves when the code of `list` is wanted: a shopper points at it, touches it or has the focus in it, or it is in sight and the
 * page has nothing else to do, or the address asks for something. Also when React renders the page anew, as it does where a page
 * translator was there before it: `list` is no longer the one in the page then.
 */
export function untilWanted(list: Element): Promise<void> {
  if (window.location.search !== '') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = attempt(
      () =>
        new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(want);
          },
          { rootMargin: ROOT_MARGIN },
        ),
    );
    const removal = attempt(
      () =>
        new MutationObserver(() => {
          if (!list.isConnected) want();
        }),
    );
    function want() {
      for (const intent of INTENTS) list.removeEventListener(intent, want);
      observer?.disconnect();
      removal?.disconnect();
      resolve();
    }
    for (const intent of INTENTS) list.addEventListener(intent, want, { passive: true });
    attempt(() => removal?.observe(document, { childList: true, subtree: true }));
    if (observer) observer.observe(list);
    else whenIdle(want);
  });
}
