import type { SearchRouter } from './deferred-router.ts';
import { HISTORY_WRITE_DELAY_MS } from './limits.ts';
import type { SearchUrlCodec, SearchRoute } from './search-url-codec.ts';

/** InstantSearch router of a list that navigates with the app's own router. */
export interface ListRouter extends SearchRouter<SearchRoute> {
  /** Applies the query string of the URL that the app's router shows now. Call it after every navigation to the list. */
  handleNavigation(search: string): void;
  /** Writes a pending state to the URL now, before a link is followed, so that Back restores the latest state of the list. */
  flush(): void;
  /** Discards a pending write. */
  stop(): void;
}

/** Options of {@link createListRouter}. */
export interface ListRouterOptions {
  /** Navigates to a URL of this site; `replace` replaces the current history entry. */
  readonly navigate: (href: string, options: { readonly replace: boolean }) => unknown;
  readonly urlCodec: SearchUrlCodec;
  /** Path of the list. */
  readonly path: string;
  /** Query string of the URL when the list is shown first. */
  readonly search: string;
}

/**
 * Creates an InstantSearch router that keeps the list's state in the URL by calling the app's `navigate`. A state is written 400
 * ms after the last change; 'show more' replaces the history entry, other changes add one.
 */
export function createListRouter({ navigate, urlCodec, path, search }: ListRouterOptions): ListRouter {
  let notify: ((route: SearchRoute) => void) | undefined;
  /** Query that is about to be written. */
  let waiting: SearchRoute | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Queries that this list has written and that the app's router has not shown yet; it may skip some. */
  let own: string[] = [];
  /** Query that the app's router shows, or is about to. */
  let shown = search;

  const part = (query: string) => urlCodec.write(urlCodec.read(query));
  const firstPage = (query: string) => urlCodec.write({ ...urlCodec.read(query), page: 1 });
  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  function flush(): void {
    if (!waiting) return;
    const state = urlCodec.read(waiting);
    stop();
    const { pathname, search: here, hash } = window.location;
    if (pathname !== path || part(shown) === urlCodec.write(state)) return;
    const query = urlCodec.update(here, state);
    const next = query && `?${query}`;
    // 'View more' replaces the history entry: Back leads to where the shopper came from.
    const replace = firstPage(shown) === firstPage(next);
    own.push(next);
    shown = next;
    navigate(pathname + next + hash, { replace });
  }

  return {
    read: () => waiting ?? urlCodec.toRoute(urlCodec.read(shown)),
    write(route) {
      stop();
      waiting = route;
      timer = setTimeout(flush, HISTORY_WRITE_DELAY_MS);
    },
    createURL(route) {
      const query = urlCodec.update(shown, urlCodec.read(route));
      return path + (query && `?${query}`);
    },
    onUpdate(callback) {
      notify = callback;
    },
    // The list of another market takes this one's place, and has subscribed by then.
    dispose: () => undefined,
    handleNavigation(query) {
      const position = own.indexOf(query);
      own = own.slice(position + 1);
      if (position >= 0) return;
      // Other parameters, such as that of the search overlay, may change meanwhile: they do not discard the pending write.
      const hasMoved = part(query) !== part(shown);
      shown = query;
      if (!hasMoved) return;
      stop();
      notify?.(urlCodec.toRoute(urlCodec.read(query)));
    },
    flush,
    stop,
  };
}
