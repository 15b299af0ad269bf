import type { RouteMatch } from '@marehalm/shop';
import { getAboutPagePath } from './about-page-path.ts';
import type { PageSources } from './sources.ts';
import { createUnlistedPageData } from './unlisted-page-data.ts';

/** Creates the prerendered part of the page of an order's status; the browser loads the order. */
export const createOrderStatusPageData = (sources: PageSources, match: RouteMatch, title: string) => ({
  ...createUnlistedPageData(sources, match, title),
  withdraw: getAboutPagePath(sources.contents[match.locale], 'withdraw', match.locale),
});
