import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { getIntl } from './intl.server.ts';

/** One entry of a breadcrumb; `path` is without origin. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Creates the breadcrumb from the front page to the last crumb, the page itself. */
export function createBreadcrumb(locale: LocaleCode, trail: readonly Crumb[]): Crumb[] {
  const intl = getIntl(locale);
  return [{ label: intl.formatMessage({ id: 'site.home' }), path: hrefFor('home', locale) }, ...trail];
}
