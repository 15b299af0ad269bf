import type { RouteMatch } from '@marehalm/shop';
import { getAboutPagePath } from './about-page-path.ts';
import type { PageSources } from './sources.ts';
import { createUnlistedPageData } from './unlisted-page-data.ts';

/** Creates the prerendered part of an account page. The browser loads everything about the customer. */
export function createAccountPageData(sources: PageSources, match: RouteMatch, title: string) {
  const content = sources.contents[match.locale];
  return {
    ...createUnlistedPageData(sources, match, title),
    privacy: getAboutPagePath(content, 'privacy', match.locale),
    withdraw: getAboutPagePath(content, 'withdraw', match.locale),
  };
}
