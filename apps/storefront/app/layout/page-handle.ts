import type { RouteMatch } from '@marehalm/shop';
import type { RouteGuardName } from './route-guards';

/** `handle` of a route: what the layout has to know about its pages. */
export interface PageHandle {
  /** Names of guards, which run on every page of the route in this order. */
  readonly guards?: readonly RouteGuardName[];
  /** Returns whether the next page is a related one, where the scroll position is kept. */
  readonly isRelated?: (next: RouteMatch, here: RouteMatch) => boolean;
}
