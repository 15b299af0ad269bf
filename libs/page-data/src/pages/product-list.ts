import { isAvailableInAnyMarket } from '@marehalm/cart-domain/market';
import { hrefFor, hrefOf, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { toFaqPageJsonLd, toItemListJsonLd } from '@marehalm/site-metadata';
import type { Crumb } from './breadcrumb.ts';
import type { SiblingLink } from './topic-page.ts';
import { getRoutePage, type Content } from './content.ts';
import { describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import { toProductCard, toSizeViews } from './product-view.ts';
import { listCategoriesOfCollection } from './site-pages.ts';
import { parseRichText, type RichText } from '@marehalm/cms-client/rich-text';
import { HITS_PER_PAGE } from '@marehalm/search';
import { listTilePositions, type ListTileView } from '../view-models/list-tile.ts';
import type { PictureView } from '../view-models/picture-view.ts';
import { toBlockViews } from './block-view.ts';
import { createListingFacets, type ListingFacetsInput } from './listing-facets.ts';
import { toProductHit } from './product-hit.ts';
import type { PageSources } from './sources.ts';
import { toPlainQuestions } from './structured-data.ts';

type Product = Content['products'][number];

interface ListPage {
  readonly match: RouteMatch;
  readonly title: string;
  readonly intro: string;
  /** Description for search engines, if another list has the same intro. */
  readonly description?: string;
  readonly trail: readonly Crumb[];
  readonly isListed: (product: Product) => boolean;
  /** The filter of the search service for the same list. */
  readonly filters: string;
  /** Id of the collection that the list is of. */
  readonly collection?: string;
  /** Facets that are not offered in this list. */
  readonly without?: ListingFacetsInput['without'];
  /** Neighbouring lists: the children of a collection, or the collections of the shop. */
  readonly neighbours: readonly SiblingLink[];
  readonly picture?: PictureView;
  /** Crop for narrow viewports. */
  readonly narrow?: PictureView;
  readonly colour?: string;
  readonly story?: RichText;
  /** Questions about a collection. */
  readonly questions?: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: RichText;
  }[];
}

const popularity = ({ ranking }: Product) => ranking?.popularity ?? 0;

function bestSoldFirst(one: Product, other: Product): number {
  return popularity(other) - popularity(one) || other.released.localeCompare(one.released);
}

/** Creates a list page. Products are in the order of the search service: bestsellers first, sold-out ones last. */
function listPage(sources: PageSources, locale: LocaleCode, page: ListPage) {
  const content = sources.contents[locale];
  const { isListed, filters, collection, without, match, trail, ...about } = page;
  const listed = content.products.filter(isListed).sort(bestSoldFirst);
  const isAvailable = (product: Product) => isAvailableInAnyMarket(toSizeViews(product, sources));
  const shown = [...listed.filter(isAvailable), ...listed.filter((product) => !isAvailable(product))];
  const cards = shown.map((product) => toProductCard(product, sources, locale));
  const own = describePage(sources, match, {
    title: page.title,
    description: page.description ?? page.intro,
    ...(page.picture ? { picture: page.picture } : {}),
    trail,
    statements: [toItemListJsonLd(sources.site, cards), ...toFaqPageJsonLd(toPlainQuestions(page.questions))],
  });
  const view = createListingFacets(content, locale, {
    products: listed,
    sizes: listed.map((product) => toSizeViews(product, sources)),
    filters,
    isRated: cards.some(({ rating }) => rating),
    ...(without ? { without } : {}),
  });
  return {
    ...own,
    view,
    hits: shown.slice(0, HITS_PER_PAGE).map((product) => toProductHit(product, sources, locale)),
    tiles: createTiles(sources, locale, listed, collection),
    rest: cards.slice(HITS_PER_PAGE).map(({ name, href }) => ({ title: name, href })),
    ...about,
  };
}

/**
 * Creates the tiles of a list, of its own collection or of those with products in it, in their order. A tile leads to its
 * collection, and in the list of that collection to what it says there.
 */
function createTiles(
  sources: PageSources,
  locale: LocaleCode,
  listed: readonly Product[],
  own: string | undefined,
): ListTileView[] {
  return sources.contents[locale].collections
    .filter(({ id }) => listed.some((product) => product.collection === id))
    .flatMap(({ id, name, slugs, tile }) => {
      if (!tile) return [];
      const link =
        id === own
          ? tile.link
          : {
              label: sources.texts[locale].formatSeeSeries(name),
              path: hrefFor('collection', locale, { collection: slugs[locale] }),
            };
      return [
        { id, picture: toPictureView(tile.picture, sources), text: tile.text, ...(link ? { link } : {}) },
      ];
    })
    .slice(0, listTilePositions(listed.length).length);
}

/** Data of a page with a product list, including the first hits and links to the rest. */
export type ListPageData = ReturnType<typeof listPage>;

/** Returns the data of the page with all products, which is also the page of search results. */
export function createShopPageData(sources: PageSources, match: Extract<RouteMatch, { name: 'shop' }>) {
  const { locale } = match;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'shop');
  const list = listPage(sources, locale, {
    match,
    title: page.title,
    intro: page.description,
    trail: [{ label: page.title, path: hrefOf(match) }],
    isListed: () => true,
    filters: '',
    neighbours: content.categories
      .filter((category) => !category.parent)
      .map(({ name, slugs }) => ({
        label: name,
        href: hrefFor('collection', locale, { collection: slugs[locale] }),
      })),
  });
  return { ...list, blocks: toBlockViews(page.blocks, sources, locale) };
}

/** Returns the data of a list of a collection, a category or one of their children; `undefined` for an unknown one. */
export function createCollectionPageData(
  sources: PageSources,
  match: Extract<RouteMatch, { name: 'collection' }>,
): ListPageData | undefined {
  const { locale, parameters } = match;
  const content = sources.contents[locale];
  const series = content.collections.find((one) => one.slugs[locale] === parameters.collection);
  const category = content.categories.find(
    (one) => !one.parent && one.slugs[locale] === parameters.collection,
  );
  const collection = series ?? category;
  if (!collection) return undefined;

  const children = listCategoriesOfCollection(content, collection.id);
  const child = children.find((one) => one.slugs[locale] === parameters.path);
  if (parameters.path !== undefined && !child) return undefined;

  const own = hrefFor('collection', locale, { collection: collection.slugs[locale] });
  const childPath = (one: Content['categories'][number]) =>
    hrefFor('collection', locale, { collection: collection.slugs[locale], path: one.slugs[locale] });
  const belongs = (product: Product) =>
    series
      ? product.collection === series.id
      : [collection.id, ...children.map((one) => one.id)].includes(product.category);

  return listPage(sources, locale, {
    match,
    title: child ? `${collection.name}: ${child.name}` : collection.name,
    intro: child?.description ?? series?.tagline ?? category?.description ?? '',
    ...(child ? { description: `${collection.name}: ${child.description}` } : {}),
    trail: [
      { label: collection.name, path: own },
      ...(child ? [{ label: child.name, path: hrefOf(match) }] : []),
    ],
    isListed: (product) => belongs(product) && (!child || product.category === child.id),
    ...(series ? { collection: series.id } : {}),
    filters: [
      series ? `collection:${series.id}` : `category:${collection.id}`,
      ...(child ? [`category:${child.id}`] : []),
    ].join(' AND '),
    without: [...(series ? (['collection'] as const) : []), ...(child ? (['category'] as const) : [])],
    neighbours: children.map((one) => ({
      label: one.name,
      href: childPath(one),
      isCurrent: one.id === child?.id,
    })),
    ...(series && !child
      ? {
          picture: toPictureView(series.picture, sources),
          ...(series.narrow ? { narrow: toPictureView(series.narrow, sources) } : {}),
          colour: series.colour,
          story: parseRichText(series.story),
          ...(series.questions
            ? {
                questions: series.questions.map(({ question, answer }, position) => ({
                  id: `question-${position + 1}`,
                  question,
                  answer: parseRichText(answer),
                })),
              }
            : {}),
        }
      : {}),
  });
}
