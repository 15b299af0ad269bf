import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noteMissed } from './connection';
import { whenIdle } from '../when-idle';
import { isPageKept, showKept } from './kept-pages';
import { pageLinkAt } from './page-link';
import { changesByTransition } from './page-transition';

/** What lies in a part of the page whose code has not come yet. */
const EARLY = '[data-late]:not([data-alive]) *';

const isForThisTab = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link to a page of the shop that a press is on, in this tab. */
const pressed = (event: MouseEvent) =>
  event.defaultPrevented || !isForThisTab(event) ? undefined : pageLinkAt(event.target);

/**
 * Makes pages of the shop come without a reload, by hearing the presses on all links in one place: a link itself is the browser's
 * own and costs nothing when a page is drawn. What a component does with a press of its own comes first, and may prevent this.
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
      event.preventDefault();
      const href = link.pathname + link.search + link.hash;
      const options = {
        replace: href === location.pathname + location.search + location.hash,
        viewTransition: changesByTransition(window),
      };
      // That a page is on its way is drawn when there is time for it: one that is here already is then drawn at once instead.
      startTransition(() => void navigate(href, options));
    };
    // Heard on the way down, since React keeps what is pressed in a part that waits for its code to itself.
    const followEarly = (event: MouseEvent) => {
      const link = pressed(event);
      if (!link?.matches(EARLY) || !navigator.onLine || isPageKept()) return;
      const isPart = link.pathname === location.pathname && link.search === location.search;
      if (!isPart) follow(event, link);
    };
    const followLink = (event: MouseEvent) => {
      const link = pressed(event);
      // The service worker asks the shop for the next page, and has the next best one when there is no answer.
      if (!link || link.matches(EARLY) || isPageKept()) return;
      if (navigator.onLine) {
        follow(event, link);
        return;
      }
      // Without a network the page that is here is worth more than the browser's word that there is none.
      event.preventDefault();
      void showKept(link.href).then((isShown) => {
        if (!isShown) noteMissed();
      });
    };
    addEventListener('click', followEarly, true);
    addEventListener('click', followLink);
    return () => {
      removeEventListener('click', followEarly, true);
      removeEventListener('click', followLink);
    };
  }, [navigate]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    const watch = () =>
      void import('./prefetch').then(
        ({ watchLinks }) => {
          if (isHere) stop = watchLinks();
        },
        () => {
          // Then pages are fetched when they are asked for.
        },
      );
    // Not in the way of the page that is here.
    const timer = setTimeout(() => {
      whenIdle(watch);
    }, 500);
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
