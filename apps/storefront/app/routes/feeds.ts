import { localeCodes, marketIds } from '@marehalm/shop';
import { getFeedPath } from '@marehalm/page-data';
import { createJournalFeed, createProductFeed } from '@marehalm/page-data/build';
import { getPagePath } from '@marehalm/static-router/server';
import { loadPageSources } from '../server/page-sources.server';
import { createXmlResponse } from '../server/xml-response.server';
import type { Route } from './+types/feeds';

/** @throws Response with status 404 for an unknown feed. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = getPagePath(request);
  const sources = await loadPageSources();
  const locale = localeCodes.find((one) => getFeedPath('journal', one) === path);
  if (locale) return createXmlResponse(createJournalFeed(sources, locale), 'application/atom+xml');
  const market = marketIds.find((one) => getFeedPath('products', one) === path);
  if (market) return createXmlResponse(createProductFeed(sources, market));
  throw new Response('Not found', { status: 404 });
}
