import { hrefFor, hrefOf, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import type { Content } from './content.ts';

/** A link to another category of the same list; `isCurrent` marks the page shown. */
export interface SiblingLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

interface Category {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly slugs: Readonly<Record<LocaleCode, string>>;
}

/**
 * Returns titles, intro, breadcrumb and links to the other categories for a page of the journal or the tips, or of one of their
 * categories; `undefined` for an unknown category.
 */
export function createTopicPageData<Own extends Category>(
  match: Extract<RouteMatch, { name: 'careJournal' | 'tipsTricks' }>,
  page: Content['pages'][number],
  categories: readonly Own[],
) {
  const { name, locale, parameters } = match;
  const category = categories.find((one) => one.slugs[locale] === parameters.path);
  if (parameters.path !== undefined && !category) return undefined;
  const index = { label: page.title, path: hrefFor(name, locale) };
  const own = category && { label: category.name, path: hrefOf(match) };
  return {
    category,
    // "Body" alone is the title of the top category.
    headTitle: category ? `${page.title}: ${category.name}` : page.title,
    title: category?.name ?? page.title,
    intro: category?.description ?? page.description,
    trail: own ? [index, own] : [index],
    neighbours: [
      { label: page.title, href: hrefFor(name, locale), isCurrent: !category },
      ...categories.map((one) => ({
        label: one.name,
        href: hrefFor(name, locale, { path: one.slugs[locale] }),
        isCurrent: one === category,
      })),
    ],
  };
}
