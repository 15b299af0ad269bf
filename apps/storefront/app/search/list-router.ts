import { HISTORY_WRITE_DELAY_MS, type SearchAddress, type SearchRoute } from '@marehalm/search';
import type { SearchRouter } from '@marehalm/search/instantsearch';

/** The router of a list: what InstantSearch asks of one, on top of the router of the shop. */
export interface ListRouter extends SearchRouter<SearchRoute> {
  /** The shop's router shows an address with this query now. */
  arrived(search: string): void;
  /** Writes the address now: a link is about to be followed, and 'back' is to find the latest state of the list. */
  flush(): void;
  /** Drops what waits to be written. */
  stop(): void;
}

export interface ListRouterOptions {
  readonly navigate: (href: string, options: { replace: boolean }) => unknown;
  readonly address: SearchAddress;
  /** The page of the list. */
  readonly path: string;
  /** The query of its address on arrival. */
  readonly search: string;
}

/** Keeps the state of a list in the address of its page, by way of the shop's router. */
export function createListRouter({ navigate, address, path, search }: ListRouterOptions): ListRouter {
  let notify: ((route: SearchRoute) => void) | undefined;
  /** What the list is to be found at in a moment. */
  let waiting: SearchRoute | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Queries that this list has written itself and that the router has not shown yet: it may take its time, or skip one. */
  let own: string[] = [];
  /** What the router shows of this list, or is about to. */
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
    // 'View more' makes the page longer and is no step of its own: 'back' leads to where the shopper came from.
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
    // The list of another market follows in the same place, and has asked for updates by then.
    dispose: () => undefined,
    arrived(query) {
      const position = own.indexOf(query);
      own = own.slice(position + 1);
      if (position >= 0) return;
      // Other names of the query may come and go, the search over the page say: what waits to be written is not lost for them.
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
