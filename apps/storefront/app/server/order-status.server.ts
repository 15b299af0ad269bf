import type { RouteMatch } from '@marehalm/shop';
import { loadAboutPagePath } from './about-page-path.server.ts';
import { createUnlistedPageData } from './unlisted-page-data.server.ts';

/** Loads what the page of an order's status is built with; the order comes in the browser. */
export async function loadOrderStatus(match: RouteMatch) {
  return {
    ...(await createUnlistedPageData(match, 'orderStatus.title')),
    withdraw: await loadAboutPagePath('withdraw', match.locale),
  };
}
