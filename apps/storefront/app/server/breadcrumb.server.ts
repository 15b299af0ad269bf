import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { intlOf } from './intl.server.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The way from the front page to here; the last crumb is the page itself. */
export function breadcrumb(locale: LocaleCode, trail: readonly Crumb[]): Crumb[] {
  const intl = intlOf(locale);
  return [{ label: intl.formatMessage({ id: 'site.home' }), path: hrefFor('home', locale) }, ...trail];
}
