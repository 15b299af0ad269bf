import type { HistoryPort, SearchAddress } from '@marehalm/search';

export interface RouterHistory extends HistoryPort {
  /** The router shows an address with this query now. */
  arrived(search: string): void;
}

/** The history of a list whose page belongs to a router. */
export function createRouterHistory(
  navigate: (href: string, options: { replace: boolean }) => unknown,
  address: SearchAddress,
): RouterHistory {
  let listener: (() => void) | undefined;
  /** Queries that this list has written itself and that the router has not shown yet: it may take its time, or skip one. */
  let own: string[] = [];
  /** What the router shows of this list. */
  let shown = address.write(address.read(window.location.search));
  const first = (search: string) => address.write({ ...address.read(search), page: 1 });
  return {
    location: () => window.location,
    push(href) {
      const { search } = new URL(href, window.location.origin);
      own.push(search);
      // 'View more' makes the page longer and is no step of its own: 'back' leads to where the shopper came from.
      const replace = first(search) === first(window.location.search);
      navigate(href, { replace });
    },
    onMove(moved) {
      listener = moved;
      return () => {
        listener = undefined;
      };
    },
    arrived(search) {
      const position = own.indexOf(search);
      own = own.slice(position + 1);
      const part = address.write(address.read(search));
      // Other names of the query may come and go, the search over the page say: what waits to be written is not lost for them.
      const hasMoved = part !== shown;
      shown = part;
      if (position < 0 && hasMoved) listener?.();
    },
  };
}
