import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { readContent } from './content.server.ts';

/**
 * Returns the path of a page about the shop by its id in the content.
 *
 * @throws Error when the content has no such page: the build stops instead of leading nowhere.
 */
export async function aboutHref(id: string, locale: LocaleCode): Promise<string> {
  const { pages } = await readContent(locale);
  const slugs = pages.find((page) => page.id === id && page.route === 'about')?.slugs;
  if (!slugs) throw new Error(`Cannot link to the page ${id}: the content has no such page under about`);
  return hrefFor('about', locale, { slug: slugs[locale] });
}
