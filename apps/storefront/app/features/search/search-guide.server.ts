import { hrefFor, localeCodes, type LocaleCode } from '@marehalm/i18n-routing';
import { readContent, type Content } from '../../catalogue/content.server.ts';
import { pictureView } from '../../catalogue/pictures.server.ts';
import type { PerLocale } from '../../catalogue/product-view.ts';
import type { SearchGuide } from './search-guide.ts';

/** Pictures and categories for the search, both languages in one file. */
export async function loadSearchGuide(): Promise<SearchGuide> {
  const [en, da] = await Promise.all([readContent('en'), readContent('da')]);
  const contents = { en, da };
  const inBoth = <Value>(read: (content: Content, locale: LocaleCode) => Value): PerLocale<Value> =>
    Object.fromEntries(
      localeCodes.map((locale) => [locale, read(contents[locale], locale)]),
    ) as PerLocale<Value>;

  const ids = en.products.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ id }) => id));
  const pictures = ids.map((id) => {
    const { alt: _alt, ...picture } = pictureView({ id, alt: '' });
    return [id, picture] as const;
  });

  return {
    pictures: Object.fromEntries(pictures),
    categories: inBoth((content, locale) =>
      content.categories
        .filter(({ parent }) => !parent)
        .map(({ name, slugs }) => ({
          label: name,
          href: hrefFor('collection', locale, { collection: slugs[locale] }),
        })),
    ),
  };
}
