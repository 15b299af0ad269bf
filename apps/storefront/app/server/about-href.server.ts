import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { readContent, type Content } from './content.server.ts';

/**
 * Returns the path of a page about the shop by its id in the content.
 *
 * @throws Error when the content has no such page: the build stops instead of leading nowhere.
 */
export function aboutPath(content: Content, id: string, locale: LocaleCode): string {
  const slugs = content.pages.find((page) => page.id === id && page.route === 'about')?.slugs;
  if (!slugs) throw new Error(`Cannot link to the page ${id}: the content has no such page under about`);
  return hrefFor('about', locale, { slug: slugs[locale] });
}

/** The same for a page of which nothing else of the content is needed. */
export const aboutHref = async (id: string, locale: LocaleCode): Promise<string> =>
  aboutPath(await readContent(locale), id, locale);
