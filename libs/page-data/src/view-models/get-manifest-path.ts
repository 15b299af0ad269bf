import { hrefFor, type LocaleCode } from '@marehalm/shop';

/** Returns the path of the web app manifest in a language. */
export const getManifestPath = (locale: LocaleCode): string =>
  `${hrefFor('home', locale).replace(/\/$/, '')}/manifest.webmanifest`;
