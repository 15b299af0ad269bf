import { localeCodes, marketIds } from '@marehalm/shop';
import { getPagePath } from '../server/match-request.server';
import { getFeedPath } from '../view-models/get-feed-path';
import { createJournalFeed } from '../server/journal-feed.server';
import { createProductFeed } from '../server/product-feed.server';
import { createXmlResponse } from '../server/xml-response.server';
import type { Route } from './+types/feeds';

/** @throws Response with status 404 for an unknown feed. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = getPagePath(request);
  const locale = localeCodes.find((one) => getFeedPath('journal', one) === path);
  if (locale) return createXmlResponse(await createJournalFeed(locale), 'application/atom+xml');
  const market = marketIds.find((one) => getFeedPath('products', one) === path);
  if (market) return createXmlResponse(await createProductFeed(market));
  throw new Response('Not found', { status: 404 });
}
