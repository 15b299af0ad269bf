import { toCollectionObject, toProductObject } from './catalogue-objects.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { toArticleObject, toPageObject } from './content-resolvers.ts';
import { escapeHtml } from './content-html.ts';
import { isProductAvailable } from './availability.ts';
import { toFilterObjects, matchesProductFilters, type ProductFilter } from './product-filters.ts';
import { sortProducts } from './product-sort.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import type { CatalogueCollection, CatalogueProduct } from './shop-catalogue.ts';
import type { ContentArticle, ContentPage } from './shop-content.ts';
import { scoreTextMatch, type WeightedText } from './score-text-match.ts';

interface SearchArguments extends PageArguments {
  readonly query: string;
  readonly types?: readonly string[] | null;
  readonly prefix?: string | null;
  readonly sortKey?: string;
  readonly productFilters?: readonly ProductFilter[] | null;
  readonly unavailableProducts?: string | null;
}

interface PredictiveArguments {
  readonly query: string;
  readonly types?: readonly string[] | null;
  readonly limit?: number | null;
  readonly limitScope?: string | null;
  readonly unavailableProducts?: string | null;
}

type Found =
  | { readonly kind: 'PRODUCT'; readonly thing: CatalogueProduct; readonly score: number }
  | { readonly kind: 'ARTICLE'; readonly thing: ContentArticle; readonly score: number }
  | { readonly kind: 'PAGE'; readonly thing: ContentPage; readonly score: number };

/** Default and maximum numbers of results in a predictive search, as at Shopify. */
const DEFAULT_PREDICTIVE_LIMIT = 10;
const MAX_PREDICTIVE_LIMIT = 10;

/** The fields of `QueryRoot` for searching. The shop's own pages use the search service, which has better language support. */
export const searchResolvers = {
  search: (args: SearchArguments, context: RequestContext) => {
    const types = args.types?.length ? args.types : ['PRODUCT', 'PAGE', 'ARTICLE'];
    const isOpen = args.prefix === 'LAST';
    const all = findProducts(args.query, isOpen, args.unavailableProducts, context);
    const products = all.filter(({ thing }) =>
      matchesProductFilters(thing, args.productFilters ?? [], context),
    );
    const found: readonly Found[] = [
      ...(types.includes('PRODUCT') ? products : []),
      ...(types.includes('ARTICLE') ? findArticles(args.query, isOpen, context) : []),
      ...(types.includes('PAGE') ? findPages(args.query, isOpen, context) : []),
    ];
    return {
      ...toGraphQLConnection(rank(found, args.sortKey, args.unavailableProducts, context), args, {
        key: ({ thing }) => thing.id,
        node: (each) => toFoundObject(each, context),
      }),
      totalCount: found.length,
      productFilters: () =>
        toFilterObjects(
          products.map(({ thing }) => thing),
          context,
        ),
    };
  },

  predictiveSearch: (args: PredictiveArguments, context: RequestContext) => {
    const { query } = args;
    const types = args.types?.length ? args.types : ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'];
    const limit = Math.max(1, Math.min(args.limit ?? DEFAULT_PREDICTIVE_LIMIT, MAX_PREDICTIVE_LIMIT));
    let left = limit;
    const take = <Thing>(type: string, find: () => readonly Thing[]): readonly Thing[] => {
      if (!types.includes(type)) return [];
      const taken = find().slice(0, args.limitScope === 'EACH' ? limit : left);
      left -= taken.length;
      return taken;
    };
    const things = <Thing extends Found>(list: readonly Thing[]) =>
      rank(list, undefined, args.unavailableProducts, context).map((each) => toFoundObject(each, context));
    return {
      products: take('PRODUCT', () => things(findProducts(query, true, args.unavailableProducts, context))),
      collections: take('COLLECTION', () =>
        findCollections(query, context).map((collection) => toCollectionObject(collection, context)),
      ),
      pages: take('PAGE', () => things(findPages(query, true, context))),
      articles: take('ARTICLE', () => things(findArticles(query, true, context))),
      queries: take('QUERY', () => findSuggestions(query, context)),
    };
  },
};

function toFoundObject(found: Found, context: RequestContext): object {
  switch (found.kind) {
    case 'PRODUCT':
      return toProductObject(found.thing, context);
    case 'ARTICLE':
      return toArticleObject(found.thing, context);
    case 'PAGE':
      return toPageObject(found.thing, context);
  }
}

/** Sorts by relevance. By price, results without one come last. */
function rank<Thing extends Found>(
  found: readonly Thing[],
  sortKey: string | undefined,
  unavailable: string | null | undefined,
  context: RequestContext,
): readonly Thing[] {
  const places = new Map<unknown, number>();
  if (sortKey === 'PRICE') {
    const products = found.flatMap(({ kind, thing }) =>
      kind === 'PRODUCT' ? [thing as CatalogueProduct] : [],
    );
    sortProducts(products, 'PRICE', context).forEach((product, index) => places.set(product, index));
  }
  const placeOf = ({ thing }: Found) => places.get(thing) ?? Number.MAX_SAFE_INTEGER;
  const isLast = ({ kind, thing }: Found) =>
    unavailable !== 'SHOW' && kind === 'PRODUCT' && !isProductAvailable(thing, context);
  return found.toSorted(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) ||
      (sortKey === 'PRICE' ? placeOf(a) - placeOf(b) : 0) ||
      b.score - a.score,
  );
}

function findProducts(
  query: string,
  isOpen: boolean,
  unavailable: string | null | undefined,
  context: RequestContext,
) {
  return context.catalogue.products.flatMap((product): (Found & { kind: 'PRODUCT' })[] => {
    if (product.tags.includes('not-listed')) return [];
    if (unavailable === 'HIDE' && !isProductAvailable(product, context)) return [];
    const texts: readonly WeightedText[] = [
      { text: getLocalizedText(product.title, context), weight: 8 },
      { text: getLocalizedText(product.type, context), weight: 4 },
      { text: product.tags.join(' '), weight: 3 },
      { text: product.variants.map(({ sku }) => sku).join(' '), weight: 3 },
      { text: product.subtitle ? getLocalizedText(product.subtitle, context) : '', weight: 2 },
      { text: getLocalizedText(product.description, context), weight: 1 },
    ];
    const score = scoreTextMatch(query, texts, isOpen);
    return score > 0 ? [{ kind: 'PRODUCT', thing: product, score: score + product.popularity / 1000 }] : [];
  });
}

function findArticles(query: string, isOpen: boolean, context: RequestContext) {
  return context.content.articles.flatMap((article): (Found & { kind: 'ARTICLE' })[] => {
    const score = scoreTextMatch(
      query,
      [
        { text: getLocalizedText(article.title, context), weight: 6 },
        { text: getLocalizedText(article.summary, context), weight: 2 },
        { text: article.text(context.locale), weight: 1 },
      ],
      isOpen,
    );
    return score > 0 ? [{ kind: 'ARTICLE', thing: article, score }] : [];
  });
}

function findPages(query: string, isOpen: boolean, context: RequestContext) {
  return context.content.pages.flatMap((page): (Found & { kind: 'PAGE' })[] => {
    const score = scoreTextMatch(
      query,
      [
        { text: getLocalizedText(page.title, context), weight: 5 },
        { text: getLocalizedText(page.summary, context), weight: 2 },
      ],
      isOpen,
    );
    return score > 0 ? [{ kind: 'PAGE', thing: page, score }] : [];
  });
}

function findCollections(query: string, context: RequestContext): readonly CatalogueCollection[] {
  return context.catalogue.collections.filter(
    ({ title }) => scoreTextMatch(query, [{ text: getLocalizedText(title, context), weight: 1 }], true) > 0,
  );
}

/** Finds popular searches and names of collections with this prefix. */
function findSuggestions(query: string, context: RequestContext): readonly object[] {
  const typed = query.trim().toLowerCase();
  const known = [
    ...context.content.popularSearches.map((text) => getLocalizedText(text, context)),
    ...context.catalogue.collections.map(({ title }) => getLocalizedText(title, context)),
  ].map((text) => text.toLowerCase());
  return [...new Set(known)]
    .filter((text) => typed !== '' && text.startsWith(typed))
    .map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: `<mark>${escapeHtml(text.slice(0, typed.length))}</mark><span>${escapeHtml(text.slice(typed.length))}</span>`,
      trackingParameters: null,
    }));
}
