import { brand, hrefFor, type LocaleCode } from '@marehalm/shop';

/** The color behind an icon and around the window: `--color-paper` of the kit. */
const PAPER = '#faf8f3';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Describes the shop as an app that can be installed, in one language (https://www.w3.org/TR/appmanifest/). */
export function createWebAppManifest(locale: LocaleCode, description: string) {
  const home = hrefFor('home', locale);
  return {
    id: home,
    lang: locale,
    name: brand.name,
    short_name: brand.name,
    description,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: ICONS,
  };
}
