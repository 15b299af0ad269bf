import type { RouteMatch } from '@marehalm/shop';
import { aboutHref } from './about-href.server.ts';
import { plainHead } from './plain-head.server.ts';

/** Loads what the page of an order's status is built with; the order comes in the browser. */
export async function loadOrderStatus(match: RouteMatch) {
  return {
    ...(await plainHead(match, 'orderStatus.title')),
    withdraw: await aboutHref('withdraw', match.locale),
  };
}
