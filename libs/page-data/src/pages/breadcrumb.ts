import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { PageSources } from './sources.ts';

/** One entry of a breadcrumb; `path` is without origin. */
export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** Creates the breadcrumb from the front page to the last crumb, the page itself. */
export function createBreadcrumb(
  { texts }: Pick<PageSources, 'texts'>,
  locale: LocaleCode,
  trail: readonly Crumb[],
): Crumb[] {
  return [{ label: texts[locale].home, path: hrefFor('home', locale) }, ...trail];
}
