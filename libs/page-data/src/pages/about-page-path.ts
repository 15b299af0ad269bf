import { hrefFor, type LocaleCode } from '@marehalm/shop';
import type { Content } from './content.ts';

/**
 * Returns the path of a page about the shop by its id in the content.
 *
 * @throws Error when the content has no such page, which stops the build.
 */
export function getAboutPagePath(content: Content, id: string, locale: LocaleCode): string {
  const slugs = content.pages.find((page) => page.id === id && page.route === 'about')?.slugs;
  if (!slugs) throw new Error(`Cannot link to the page ${id}: the content has no such page under about`);
  return hrefFor('about', locale, { slug: slugs[locale] });
}
