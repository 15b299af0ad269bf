import { createWebAppManifest } from '@marehalm/page-data/build';
import { localeOfPath } from '@marehalm/shop';
import { getPagePath } from '@marehalm/static-router/server';
import { getText } from '../server/intl.server';
import type { Route } from './+types/manifest';

/** The web app manifest in the language of the path. */
export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(getPagePath(request));
  return Response.json(createWebAppManifest(locale, getText(locale, 'site.tagline')), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
