import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { intlOf } from './intl.server.ts';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Creates the breadcrumb from the front page to the last crumb, the page itself. */
export function breadcrumb(locale: LocaleCode, trail: readonly Crumb[]): Crumb[] {
  const intl = intlOf(locale);
  return [{ label: intl.formatMessage({ id: 'site.home' }), path: hrefFor('home', locale) }, ...trail];
}
