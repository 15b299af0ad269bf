import { localeCodes } from '@marehalm/shop';
import { pathOf } from '../server/request-match.server';
import { loadArticles } from '../server/journal.server';
import { loadCards } from '../server/product-cards.server';
import { listPath } from '../listing/list-path';
import type { Route } from './+types/lists';

/** @throws Response with status 404 when there is no such list. */
export async function loader({ request }: Route.LoaderArgs) {
  const path = pathOf(request);
  for (const locale of localeCodes) {
    if (path === listPath('products', locale)) return Response.json(await loadCards(locale));
    if (path === listPath('journal', locale)) return Response.json(await loadArticles(locale));
  }
  throw new Response('Not found', { status: 404 });
}
