import type { RouteMatch } from '@marehalm/shop';
import type { GuardName } from './guards';

/** What a route says of its pages to what stands around them: its `handle`. */
export interface PageHandle {
  /** Run on every page of the route, in this order. */
  readonly guards?: readonly GuardName[];
  /** Whether the page that comes next shows another choice of the same: there the shopper keeps their place. */
  readonly isRelated?: (next: RouteMatch, here: RouteMatch) => boolean;
}
