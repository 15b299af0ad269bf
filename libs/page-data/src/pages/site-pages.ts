import type { Picture } from '@marehalm/shop/content';
import {
  localeCodes,
  type LocaleCode,
  type ParametersPerLocale,
  type RouteMatch,
  hrefOf,
  mapLocales,
  marketIds,
  routeNames,
} from '@marehalm/shop';
import { memoizeBySource } from './memoize-by-source.ts';
import type { Content } from './content.ts';
import type { PageSources } from './sources.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import { getManifestPath } from '../view-models/get-manifest-path.ts';

/** One page of the site in one language, with the parameters of its alternate URLs. */
export interface SitePage {
  readonly match: RouteMatch;
  readonly parametersPerLocale: ParametersPerLocale;
  /** Not for search engines: the bag, the checkout, the account, the status of orders, the 404, and drafts. */
  readonly hidden: boolean | undefined;
  /** Whether the page is a draft, which only previews show. */
  readonly draft: boolean | undefined;
  /** The page's own pictures, the most important first, without those of linked pages. */
  readonly pictures: readonly Picture[];
}

/**
 * Returns the categories that have a page below a collection: categories of its products, or the children of a top category.
 * `collection` is an id.
 */
export function listCategoriesOfCollection(content: Content, collection: string): Content['categories'] {
  const isSeries = content.collections.some((series) => series.id === collection);
  return content.categories.filter((category) =>
    isSeries
      ? content.products.some(
          (product) => product.collection === collection && product.category === category.id,
        )
      : category.parent === collection,
  );
}

/** The account pages, whose content the browser fetches for the logged-in customer. */
const accountPages = routeNames.filter((name) => name.startsWith('account'));

/** Lists every page of the site in `locale`: prerendered pages, the entries of the sitemap, and the targets of links. */
export const listSitePages = (content: Content, locale: LocaleCode): readonly SitePage[] =>
  listed(content, locale).pages;

/** Finds the page at `path`. */
export const findSitePage = (content: Content, path: string, locale: LocaleCode): SitePage | undefined =>
  listed(content, locale).byPath.get(path);

const lists = mapLocales((locale) =>
  memoizeBySource((content: Content) => {
    const pages = pagesIn(content, locale);
    // If two pages have the same path, the first one counts.
    return { pages, byPath: new Map(pages.toReversed().map((page) => [hrefOf(page.match), page])) };
  }),
);

/** Returns the cached list of pages, which every page needs. */
const listed = (content: Content, locale: LocaleCode) => lists[locale](content);

function pagesIn(content: Content, locale: LocaleCode): SitePage[] {
  const pages: SitePage[] = [];
  const add = (
    name: RouteMatch['name'],
    parametersOf?: (one: LocaleCode) => Record<string, string>,
    { hidden, draft, pictures = [] }: Partial<Pick<SitePage, 'hidden' | 'draft' | 'pictures'>> = {},
  ) => {
    const parametersPerLocale = Object.fromEntries(
      localeCodes.map((one) => [one, parametersOf?.(one) ?? {}]),
    );
    const match = { name, locale, parameters: parametersOf?.(locale) ?? {} } as unknown as RouteMatch;
    pages.push({ match, parametersPerLocale, pictures, draft, hidden: hidden || draft });
  };

  add('home');
  add('shop');
  add('careJournal');
  add('tipsTricks');
  add('routine');
  add('tips');
  for (const { slugs } of content.vocabulary.journalCategories)
    add('careJournal', (one) => ({ path: slugs[one] }));
  for (const { slugs } of content.vocabulary.tipTopics) add('tipsTricks', (one) => ({ path: slugs[one] }));
  for (const { slugs, draft, pictures } of content.products)
    add('product', (one) => ({ slug: slugs[one] }), { draft, pictures });
  const { giftCard } = content.offers;
  if (giftCard) add('product', (one) => ({ slug: giftCard.slugs[one] }), { pictures: [giftCard.picture] });
  for (const { slugs, draft, picture } of content.journal)
    add('journal', (one) => ({ slug: slugs[one] }), { draft, pictures: [picture] });
  for (const { slugs, draft, picture } of content.routines)
    add('routine', (one) => ({ slug: slugs[one] }), { draft, pictures: [picture] });
  for (const { slugs, draft, picture } of content.tips)
    add('tips', (one) => ({ slug: slugs[one] }), { draft, pictures: [picture] });
  for (const page of content.pages) {
    const { route, slugs, draft } = page;
    if (slugs && (route === 'about' || route === 'sustainability'))
      add(route, (one) => ({ slug: slugs[one] }), { draft });
  }
  const topCategories = content.categories.filter((category) => !category.parent);
  for (const collection of [...content.collections, ...topCategories]) {
    add('collection', (one) => ({ collection: collection.slugs[one] }), {
      draft: collection.draft,
      pictures: 'picture' in collection ? [collection.picture] : [],
    });
    for (const child of listCategoriesOfCollection(content, collection.id)) {
      add('collection', (one) => ({ collection: collection.slugs[one], path: child.slugs[one] }), {
        draft: collection.draft || child.draft,
      });
    }
  }
  for (const name of [
    'cart',
    'checkout',
    'checkoutConfirmation',
    'orderStatus',
    'wishList',
    'notFound',
    'offline',
    ...accountPages,
  ] as const)
    add(name, undefined, { hidden: true });
  return pages;
}

/** Lists the paths to prerender in all languages, and the data files of bag and search. */
export function listPathsToPrerender({ contents }: Pick<PageSources, 'contents'>): string[] {
  return [
    ...localeCodes.flatMap((locale) =>
      listSitePages(contents[locale], locale).map(({ match }) => hrefOf(match)),
    ),
    '/bag-terms.json',
    '/offers.json',
    ...localeCodes.map(getManifestPath),
    ...localeCodes.map((locale) => getFeedPath('journal', locale)),
    ...marketIds.map((market) => getFeedPath('products', market)),
    '/sitemap.xml',
    '/robots.txt',
  ];
}
