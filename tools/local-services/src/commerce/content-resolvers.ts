import { brand } from '@marehalm/shop';
import { createTextComparator } from '@marehalm/i18n-routing';
import { toCollectionObject, toProductObject } from './catalogue-objects.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { requireGlobalId } from './global-ids.ts';
import { toImageObject } from './image-object.ts';
import type { MetafieldsArguments } from './metafields.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import { parseSearch, matchesSearch, type SearchTerm } from './search-syntax.ts';
import {
  type ContentArticle,
  type ContentBlog,
  type ContentMenuItem,
  type ContentPage,
  toMenuResource,
} from './shop-content.ts';

interface ListArguments extends PageArguments {
  readonly query?: string | null;
  readonly sortKey?: string;
}

interface ThingArguments {
  readonly id?: string | null;
  readonly handle?: string | null;
}

/** The fields of `QueryRoot` about editorial content. */
export const contentQueries = {
  page: (args: ThingArguments, context: RequestContext) => {
    const page = findOne(context.content.pages, args);
    return page ? toPageObject(page, context) : null;
  },
  pageByHandle: (args: ThingArguments, context: RequestContext) => {
    const page = findOne(context.content.pages, args);
    return page ? toPageObject(page, context) : null;
  },
  pages: (args: ListArguments, context: RequestContext) =>
    toList(context.content.pages, args, context, (page) => toPageObject(page, context)),
  blog: (args: ThingArguments, context: RequestContext) => {
    const blog = findOne(context.content.blogs, args);
    return blog ? toBlogObject(blog, context) : null;
  },
  blogByHandle: (args: ThingArguments, context: RequestContext) => {
    const blog = findOne(context.content.blogs, args);
    return blog ? toBlogObject(blog, context) : null;
  },
  blogs: (args: ListArguments, context: RequestContext) =>
    toList(context.content.blogs, args, context, (blog) => toBlogObject(blog, context)),
  article: (args: ThingArguments, context: RequestContext) => {
    const article = findOne(context.content.articles, args);
    return article ? toArticleObject(article, context) : null;
  },
  articles: (args: ListArguments, context: RequestContext) =>
    toList(context.content.articles, args, context, (article) => toArticleObject(article, context)),
  menu: ({ handle }: { readonly handle: string }, context: RequestContext) => {
    const menu = context.content.menus.find((each) => each.handle === handle);
    if (!menu) return null;
    return {
      __typename: 'Menu',
      id: menu.id,
      handle: menu.handle,
      title: getLocalizedText(menu.title, context),
      items: menu.items.map((item) => toMenuItemObject(item, context)),
      itemsCount: menu.items.length,
    };
  },
  urlRedirects: (args: ListArguments, context: RequestContext) => {
    const query = parseSearch(args.query ?? '');
    const found = context.content.redirects.filter((redirect) =>
      matchesSearch(query, ({ field, value }) =>
        field === 'target' ? redirect.target === value : redirect.path === value,
      ),
    );
    return toGraphQLConnection(found, args, {
      key: ({ id }) => id,
      node: (redirect) => ({ __typename: 'UrlRedirect', ...redirect }),
    });
  },
};

/** Finds a page, article, blog or menu by its global id, for `node` and `nodes`. */
export function findContentNode(id: string, context: RequestContext) {
  const { pages, articles, blogs } = context.content;
  const page = pages.find((each) => each.id === id);
  if (page) return toPageObject(page, context);
  const article = articles.find((each) => each.id === id);
  if (article) return toArticleObject(article, context);
  const blog = blogs.find((each) => each.id === id);
  return blog ? toBlogObject(blog, context) : null;
}

/** Returns a page as the schema's `Page`. */
export function toPageObject(page: ContentPage, context: RequestContext) {
  const { locale } = context;
  return {
    ...toWritingFields(page, context),
    __typename: 'Page',
    body: () => page.html(locale),
    bodySummary: getLocalizedText(page.summary, context),
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: page.updatedAt,
    trackingParameters: null,
  };
}

/** Returns an article as the schema's `Article`. */
export function toArticleObject(article: ContentArticle, context: RequestContext) {
  const { locale } = context;
  const summary = getLocalizedText(article.summary, context);
  const author = { bio: null, email: '', firstName: brand.name, lastName: '', name: brand.name };
  const cut = (text: string, length: number | null | undefined) =>
    length === null || length === undefined || text.length <= length ? text : `${text.slice(0, length)}…`;
  return {
    ...toWritingFields(article, context),
    __typename: 'Article',
    author,
    authorV2: author,
    blog: () => toBlogObject(article.blog, context),
    content: ({ truncateAt }: { readonly truncateAt?: number | null }) =>
      cut(article.text(locale), truncateAt),
    contentHtml: () => article.html(locale),
    excerpt: ({ truncateAt }: { readonly truncateAt?: number | null }) => cut(summary, truncateAt),
    excerptHtml: `<p>${summary}</p>`,
    image: article.picture ? toImageObject(article.picture, context) : null,
    publishedAt: article.updatedAt,
    tags: article.tags,
    trackingParameters: null,
    comments: (args: PageArguments) => toGraphQLConnection([], args, { key: String, node: String }),
  };
}

/** Returns the journal or the tips as the schema's `Blog`. */
export function toBlogObject(blog: ContentBlog, context: RequestContext) {
  return {
    ...toWritingFields(blog, context),
    __typename: 'Blog',
    authors: [],
    articleByHandle: ({ handle }: { readonly handle: string }) => {
      const article = findOne(blog.articles, { handle });
      return article ? toArticleObject(article, context) : null;
    },
    articles: (args: ListArguments) =>
      toList(blog.articles, args, context, (article) => toArticleObject(article, context)),
  };
}

function toWritingFields(writing: ContentPage | ContentArticle | ContentBlog, context: RequestContext) {
  const title = getLocalizedText(writing.title, context);
  return {
    id: writing.id,
    handle: writing.handles[context.locale],
    title,
    onlineStoreUrl: context.links.home() + writing.path(context.locale),
    seo: { title, description: getLocalizedText(writing.summary, context) },
    metafield: null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

function toMenuItemObject(item: ContentMenuItem, context: RequestContext): object {
  const path = getLocalizedText(item.path, context);
  const { type, handle } = toMenuResource(path);
  const resource = handle === undefined ? null : toResourceObject(type, handle, context);
  return {
    __typename: 'MenuItem',
    id: item.id,
    title: getLocalizedText(item.title, context),
    // A link without a resource in this shop is a plain URL.
    type: handle !== undefined && !resource ? 'HTTP' : type,
    url:
      resource || handle === undefined
        ? toMenuUrl(type, handle, path, context)
        : toAbsoluteUrl(path, context),
    resource,
    resourceId: resource?.id ?? null,
    tags: [],
    items: item.items.map((child) => toMenuItemObject(child, context)),
  };
}

/** Returns the URL of a menu item in Shopify's form, which its clients turn into URLs of their own. */
function toMenuUrl(type: string, handle: string | undefined, path: string, context: RequestContext): string {
  const root = menuRoots[type];
  if (root === undefined) return toAbsoluteUrl(path, context);
  return `${context.links.home()}${root}${handle === undefined ? '' : `/${handle}`}`;
}

const menuRoots: Readonly<Partial<Record<string, string>>> = {
  FRONTPAGE: '/',
  CATALOG: '/collections/all',
  COLLECTION: '/collections',
  PRODUCT: '/products',
  PAGE: '/pages',
  BLOG: '/blogs',
};

function toAbsoluteUrl(path: string, context: RequestContext): string {
  return path.startsWith('/') ? context.links.home() + path : path;
}

function toResourceObject(
  type: string,
  handle: string,
  context: RequestContext,
): { readonly id: string } | null {
  const { catalogue, content } = context;
  switch (type) {
    case 'COLLECTION': {
      const collection = catalogue.collectionByHandle.get(handle);
      return collection ? toCollectionObject(collection, context) : null;
    }
    case 'PRODUCT': {
      const product = catalogue.productByHandle.get(handle);
      return product ? toProductObject(product, context) : null;
    }
    case 'BLOG': {
      const blog = findOne(content.blogs, { handle });
      return blog ? toBlogObject(blog, context) : null;
    }
    default: {
      const page = findOne(content.pages, { handle });
      return page ? toPageObject(page, context) : null;
    }
  }
}

/** Finds an entry by its id, or by its handle in either language. */
function findOne<Thing extends { readonly id: string; readonly handles: object }>(
  things: readonly Thing[],
  { id, handle }: ThingArguments,
): Thing | undefined {
  if (id) {
    requireGlobalId(id);
    return things.find((thing) => thing.id === id);
  }
  return things.find(({ handles }) => (Object.values(handles) as unknown[]).includes(handle));
}

type Listed = ContentPage | ContentArticle | ContentBlog;

function toList<Thing extends Listed>(
  things: readonly Thing[],
  args: ListArguments,
  context: RequestContext,
  node: (thing: Thing) => object,
) {
  const query = parseSearch(args.query ?? '');
  const found = things.filter((thing) => matchesSearch(query, (term) => matches(thing, term, context)));
  return toGraphQLConnection(sorted(found, args.sortKey, context), args, { key: ({ id }) => id, node });
}

function matches(
  thing: Listed,
  { field, value, isPrefix, comparison }: SearchTerm,
  context: RequestContext,
): boolean {
  const wanted = value.toLowerCase();
  const is = (text: string) => (isPrefix ? text.startsWith(wanted) : text === wanted);
  switch (field) {
    case undefined:
    case 'title':
      return getLocalizedText(thing.title, context).toLowerCase().includes(wanted);
    case 'handle':
      return Object.values(thing.handles).some(is);
    case 'tag':
      return 'tags' in thing && thing.tags.some(is);
    case 'tag_not':
      return !('tags' in thing && thing.tags.some(is));
    case 'blog_title':
      return 'blog' in thing && getLocalizedText(thing.blog.title, context).toLowerCase().includes(wanted);
    case 'created_at':
    case 'published_at':
    case 'updated_at': {
      const [actual, asked] = [Date.parse(thing.updatedAt), Date.parse(value)];
      if (comparison === '=') return thing.updatedAt.startsWith(value);
      if (comparison === '>') return actual > asked;
      if (comparison === '>=') return actual >= asked;
      return comparison === '<' ? actual < asked : actual <= asked;
    }
    default:
      return false;
  }
}

function sorted<Thing extends Listed>(
  things: readonly Thing[],
  sortKey: string | undefined,
  context: RequestContext,
): readonly Thing[] {
  switch (sortKey) {
    case 'TITLE':
    case 'HANDLE': {
      const collate = createTextComparator(context.locale);
      return things.toSorted((a, b) =>
        collate(getLocalizedText(a.title, context), getLocalizedText(b.title, context)),
      );
    }
    case 'PUBLISHED_AT':
    case 'UPDATED_AT':
      return things.toSorted((a, b) => createTextComparator('en')(a.updatedAt, b.updatedAt));
    default:
      return things;
  }
}
