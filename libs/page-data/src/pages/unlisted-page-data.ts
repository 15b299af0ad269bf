import type { RouteMatch } from '@marehalm/shop';
import { createPageHead } from './page-head.ts';
import type { PageSources } from './sources.ts';

/** Returns the head and the title of a page that search engines do not list. `title` is also the description. */
export const createUnlistedPageData = (sources: PageSources, match: RouteMatch, title: string) => ({
  head: createPageHead(sources, match, { title, description: title }),
  title,
});
