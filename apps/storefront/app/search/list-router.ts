import { HISTORY_WRITE_DELAY_MS, type SearchAddress, type SearchRoute } from '@marehalm/search';
import type { SearchRouter } from '@marehalm/search/instantsearch';

/** InstantSearch's router for a list, on top of React Router. */
export interface ListRouter extends SearchRouter<SearchRoute> {
  /** Tells it that React Router shows an address with this query now. */
  arrived(search: string): void;
  /** Writes the address now: a link is about to be followed, and 'back' is to find the latest state of the list. */
  flush(): void;
  /** Discards a pending write. */
  stop(): void;
}

export interface ListRouterOptions {
  readonly navigate: (href: string, options: { replace: boolean }) => unknown;
  readonly address: SearchAddress;
  /** Path of the list. */
  readonly path: string;
  /** Query of the address on arrival. */
  readonly search: string;
}

/** Keeps the state of a list in the address of its page through React Router. */
export function createListRouter({ navigate, address, path, search }: ListRouterOptions): ListRouter {
  let notify: ((route: SearchRoute) => void) | undefined;
  /** Query that is about to be written. */
  let waiting: SearchRoute | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Queries that this list has written and that React Router has not shown yet; it may skip some. */
  let own: string[] = [];
  /** Query that React Router shows, or is about to. */
  let shown = search;

  const part = (query: string) => address.write(address.read(query));
  const firstPage = (query: string) => address.write({ ...address.read(query), page: 1 });
  const stop = () => {
    clearTimeout(timer);
    waiting = undefined;
  };

  function flush(): void {
    if (!waiting) return;
    const state = address.read(waiting);
    stop();
    const { pathname, search: here, hash } = window.location;
    if (pathname !== path || part(shown) === address.write(state)) return;
    const query = address.update(here, state);
    const next = query && `?${query}`;
    // 'View more' replaces the history entry: Back leads to where the shopper came from.
    const replace = firstPage(shown) === firstPage(next);
    own.push(next);
    shown = next;
    navigate(pathname + next + hash, { replace });
  }

  return {
    read: () => waiting ?? address.toRoute(address.read(shown)),
    write(route) {
      stop();
      waiting = route;
      timer = setTimeout(flush, HISTORY_WRITE_DELAY_MS);
    },
    createURL(route) {
      const query = address.update(shown, address.read(route));
      return path + (query && `?${query}`);
    },
    onUpdate(callback) {
      notify = callback;
    },
    // The list of another market takes this one's place, and has subscribed by then.
    dispose: () => undefined,
    arrived(query) {
      const position = own.indexOf(query);
      own = own.slice(position + 1);
      if (position >= 0) return;
      // Other parameters, such as that of the search overlay, may change meanwhile: they do not discard the pending write.
      const hasMoved = part(query) !== part(shown);
      shown = query;
      if (!hasMoved) return;
      stop();
      notify?.(address.toRoute(address.read(query)));
    },
    flush,
    stop,
  };
}
