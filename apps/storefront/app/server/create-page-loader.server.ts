import { createUnlistedPageData, type PageSources } from '@marehalm/page-data/build';
import { matchPath, type RouteMatch, type RouteName } from '@marehalm/shop';
import { getPagePath } from '@marehalm/static-router/server';
import type { MessageId } from '../intl/messages';
import { getText } from './intl.server.ts';
import { loadPageSources } from './page-sources.server.ts';

type MatchOf<Name extends RouteName> = Extract<RouteMatch, { name: Name }>;

/**
 * Creates the loader of routes from the function that creates the data of their pages. Both languages share route files, and the
 * path determines the language. The loader throws a response with status 404 when the path belongs to another route or there is no
 * such page.
 */
export const createPageLoader =
  <Name extends RouteName, Data>(
    names: Name | readonly Name[],
    createData: (sources: PageSources, match: MatchOf<Name>) => Data | undefined,
  ) =>
  async ({ request }: { readonly request: Request }): Promise<Data> => {
    const match = matchPath(getPagePath(request));
    const isOwn = (found: RouteMatch): found is MatchOf<Name> =>
      ([names].flat() as readonly string[]).includes(found.name);
    const data = match && isOwn(match) ? createData(await loadPageSources(), match) : undefined;
    if (data === undefined) throw new Response('Not found', { status: 404 });
    return data;
  };

/** Creates the loader of a page that search engines do not list, with a message as its title. */
export const createUnlistedPageLoader = (name: RouteName, title: MessageId) =>
  createPageLoader(name, (sources, match) =>
    createUnlistedPageData(sources, match, getText(match.locale, title)),
  );
