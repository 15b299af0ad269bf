import { brand, hrefFor, localeOfPath } from '@marehalm/shop';
import { getPagePath } from '@marehalm/static-router/server';
import { getText } from '../server/intl.server';
import type { Route } from './+types/manifest';

/** The color behind an icon and around the window: `--color-paper` of the kit. */
const PAPER = '#faf8f3';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Describes the shop as an app that can be installed, in the language of the path (https://www.w3.org/TR/appmanifest/). */
export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(getPagePath(request));
  const home = hrefFor('home', locale);
  const manifest = {
    id: home,
    lang: locale,
    name: brand.name,
    short_name: brand.name,
    description: getText(locale, 'site.tagline'),
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS,
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
