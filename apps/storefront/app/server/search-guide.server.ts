import type { Product } from '@marehalm/cms-client';
import { hrefFor, localeCodes, marketIds, type LocaleCode, type MarketId } from '@marehalm/shop';
import { readAssortment } from './commerce.server.ts';
import { readContent, type Content } from './content.server.ts';
import { pictureView } from './pictures.server.ts';
import { firstSize, productById, sizeViews } from './product-view.server.ts';
import type { PerLocale, PerMarket, SizeView } from '../view-models/product.ts';
import type { GuideOffer, SearchGuide } from '../features/search/search-guide.ts';

const inMarkets = <Value>(read: (id: MarketId) => Value): PerMarket<Value> =>
  Object.fromEntries(marketIds.map((id) => [id, read(id)])) as PerMarket<Value>;

function offerOf(sizes: readonly SizeView[], label: PerLocale<string>): GuideOffer {
  const { per, market } = firstSize(sizes, label.en);
  return {
    sizes: sizes.length,
    label,
    ...(per ? { per } : {}),
    market,
    available: inMarkets((id) => sizes.some((size) => size.market[id].available)),
  };
}

/** Pictures, prices and categories for the search, both languages in one file. */
export async function loadSearchGuide(): Promise<SearchGuide> {
  const [en, da, assortment] = await Promise.all([readContent('en'), readContent('da'), readAssortment()]);
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

  const firstLabel = (product: Product) => product.sizes[0]?.label ?? '';
  const offers = en.products.map((product) => {
    const label = inBoth((content) => firstLabel(productById(content, product.id)));
    return [product.id, offerOf(sizeViews(product, assortment), label)] as const;
  });

  return {
    offers: Object.fromEntries(offers),
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
