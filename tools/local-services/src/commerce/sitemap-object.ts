import { getLocalizedText, type RequestContext } from './request-context.ts';

interface Resource {
  readonly handle: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly image: object | null;
}

/** Resources per page, as at Shopify. */
const PAGE_SIZE = 250;

/** Returns the sitemap of one type of resource as the schema's `Sitemap`; empty for types that the shop does not have. */
export function toSitemapObject({ type }: { readonly type: string }, context: RequestContext) {
  const resources = listResources(type, context);
  return {
    __typename: 'Sitemap',
    pagesCount: { count: Math.ceil(resources.length / PAGE_SIZE), precision: 'EXACT' },
    resources: ({ page }: { readonly page: number }) => {
      const start = (Math.max(1, page) - 1) * PAGE_SIZE;
      return {
        hasNextPage: start + PAGE_SIZE < resources.length,
        items: resources
          .slice(start, start + PAGE_SIZE)
          .map((resource) => ({ __typename: 'SitemapResource', ...resource })),
      };
    },
  };
}

function listResources(type: string, context: RequestContext): readonly Resource[] {
  const { catalogue, content, links, locale } = context;
  const image = (id: string | undefined, alt: string, updatedAt: string) =>
    id === undefined ? null : { alt, filepath: new URL(links.picture(id), links.home()).pathname, updatedAt };
  switch (type) {
    case 'PRODUCT':
      return catalogue.products
        .filter(({ tags }) => !tags.includes('not-listed'))
        .map(({ handles, title, released, pictures }) => {
          const name = getLocalizedText(title, context);
          const updatedAt = `${released}T00:00:00Z`;
          return {
            handle: handles[locale],
            title: name,
            updatedAt,
            image: image(pictures[0]?.id, name, updatedAt),
          };
        });
    case 'COLLECTION':
      return catalogue.collections.map(({ handles, title, picture }) => {
        const name = getLocalizedText(title, context);
        const updatedAt = '2026-01-01T00:00:00Z';
        return {
          handle: handles[locale],
          title: name,
          updatedAt,
          image: image(picture?.id, name, updatedAt),
        };
      });
    default: {
      const lists = { PAGE: content.pages, ARTICLE: content.articles, BLOG: content.blogs };
      const things = Object.hasOwn(lists, type) ? lists[type as keyof typeof lists] : [];
      return things.map(({ handles, title, updatedAt }) => ({
        handle: handles[locale],
        title: getLocalizedText(title, context),
        updatedAt,
        image: null,
      }));
    }
  }
}
