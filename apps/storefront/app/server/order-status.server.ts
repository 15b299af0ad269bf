import type { RouteMatch } from '@marehalm/shop';
import { loadAboutPath } from './about-path.server.ts';
import { createUnlistedPageHead } from './unlisted-page-head.server.ts';

/** Loads what the page of an order's status is built with; the order comes in the browser. */
export async function loadOrderStatus(match: RouteMatch) {
  return {
    ...(await createUnlistedPageHead(match, 'orderStatus.title')),
    withdraw: await loadAboutPath('withdraw', match.locale),
  };
}
