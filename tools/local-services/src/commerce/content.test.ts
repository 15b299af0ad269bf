import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function data(query: string, variables: object = {}): Promise<UntypedData> {
  const answer = await shop.query(query, variables);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

describe('pages, articles and blogs', () => {
  test('are found by their handle in either language, and returned in the language of the context', async () => {
    const { page, same } = await data(`query @inContext(language: DA) { page(handle: "help") { handle title
      onlineStoreUrl body bodySummary seo { description } } same: page(handle: "hjaelp") { id } }`);
    expect(page).toMatchObject({
      handle: 'hjaelp',
      onlineStoreUrl: 'https://shop.test/da/om/hjaelp',
      body: expect.stringMatching(/<h[23]>.*<p>/),
    });
    expect(same.id).toMatch(/^gid:\/\/shopify\/Page\/1\d{6}$/);
  });

  test('contain no foreign markup', async () => {
    const { pages } = await data('{ pages(first: 100) { nodes { body } } }');
    const tags = pages.nodes.flatMap(({ body }: UntypedData) => body.match(/<[a-z][^ >]*/g) ?? []);
    expect([...new Set(tags)].sort()).toEqual(
      ['<a', '<blockquote', '<br', '<em', '<h2', '<h3', '<li', '<ol', '<p', '<strong', '<ul'].filter((tag) =>
        tags.includes(tag),
      ),
    );
  });

  test('list journal and tips, page by page in both directions', async () => {
    const { blogs, all } =
      await data(`{ blogs(first: 5) { nodes { handle articles(first: 3) { nodes { handle } } } }
      all: articles(first: 250, sortKey: PUBLISHED_AT, reverse: true) { nodes { id publishedAt blog { handle } } } }`);
    expect(blogs.nodes.map(({ handle }: UntypedData) => handle)).toEqual(['journal', 'tips']);
    expect(all.nodes).toHaveLength(shop.content.journal.length + shop.content.tips.length);
    const dates = all.nodes.map(({ publishedAt }: UntypedData) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());

    const forth: string[] = [];
    const page = `nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
    for (let after: string | null = null, more = true; more;) {
      const { articles } = await data(
        `query ($after: String) { articles(first: 5, after: $after) { ${page} } }`,
        {
          after,
        },
      );
      forth.push(...articles.nodes.map(({ id }: UntypedData) => id));
      ({ endCursor: after, hasNextPage: more } = articles.pageInfo);
    }
    const back: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const { articles } = await data(
        `query ($before: String) { articles(last: 5, before: $before) { ${page} } }`,
        {
          before,
        },
      );
      back.unshift(...articles.nodes.map(({ id }: UntypedData) => id));
      ({ startCursor: before, hasPreviousPage: more } = articles.pageInfo);
    }
    expect(forth).toHaveLength(all.nodes.length);
    expect(back).toEqual(forth);
  });

  test('are found by id, also as nodes', async () => {
    const { blog } = await data('{ blog(handle: "tips") { articles(first: 1) { nodes { id title } } } }');
    const [article] = blog.articles.nodes;
    const found = await data(
      'query ($id: ID!) { article(id: $id) { title } node(id: $id) { ... on Article { title } } }',
      {
        id: article.id,
      },
    );
    expect(found).toEqual({ article: { title: article.title }, node: { title: article.title } });
    expect(await data('{ page(handle: "nothing") { id } blog(handle: "nothing") { id } }')).toEqual({
      page: null,
      blog: null,
    });
  });
});

test("menus have Shopify's URLs and the resources they lead to", async () => {
  const { menu } =
    await data(`query @inContext(language: DA) { menu(handle: "main-menu") { itemsCount items { title type url
    items { title items { title type url resource { __typename ... on Collection { handle } } } } } } }`);
  expect(menu.itemsCount).toBe(shop.content.navigation.header.length);
  const leaves = menu.items.flatMap((item: UntypedData) =>
    item.items.flatMap((group: UntypedData) => group.items),
  );
  expect(leaves.length).toBeGreaterThan(3);
  const addresses = {
    FRONTPAGE: /^\/$/,
    CATALOG: /^\/collections\/all$/,
    COLLECTION: /^\/collections\/[^/]+$/,
    PAGE: /^\/pages\/[^/]+$/,
    BLOG: /^\/blogs\/(journal|tips)$/,
    HTTP: /^\/da(\/|$)/,
  };
  for (const { type, url } of [...menu.items, ...leaves] as UntypedData[]) {
    expect(new URL(url).origin).toBe('https://shop.test');
    expect(new URL(url).pathname).toMatch(addresses[type as keyof typeof addresses]);
  }
  expect(leaves).toContainEqual(
    expect.objectContaining({
      type: 'COLLECTION',
      url: 'https://shop.test/collections/rens',
      resource: { __typename: 'Collection', handle: 'rens' },
    }),
  );
  expect(
    (
      await data(
        '{ footer: menu(handle: "footer") { items { items { url } } } none: menu(handle: "x") { id } }',
      )
    ).none,
  ).toBeNull();
});

test('policies are pages of the shop', async () => {
  const { shop: answered } =
    await data(`{ shop { privacyPolicy { title url body handle } shippingPolicy { url }
    termsOfService { url } refundPolicy { url } subscriptionPolicy { url } } }`);
  expect(answered.privacyPolicy).toMatchObject({
    handle: 'privacy-policy',
    url: expect.stringContaining('/about/'),
  });
  expect(answered.subscriptionPolicy).toBeNull();
});

test.each(['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'BLOG', 'METAOBJECT'])(
  'the sitemap of %s',
  async (type) => {
    const { sitemap } =
      await data(`{ sitemap(type: ${type}) { pagesCount { count } resources(page: 1) { hasNextPage
    items { handle updatedAt ... on SitemapResource { title image { filepath } } } } } }`);
    expect(sitemap.resources.hasNextPage).toBe(false);
    const handles = sitemap.resources.items.map(({ handle }: UntypedData) => handle);
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles.length > 0).toBe(type !== 'METAOBJECT');
    expect(handles).not.toContain('free-samples');
  },
);

test('returns redirects', async () => {
  const { urlRedirects } = await data(
    '{ urlRedirects(first: 1, query: "path:/faq") { nodes { path target } } }',
  );
  expect(urlRedirects.nodes).toEqual([{ path: '/faq', target: '/about/help' }]);
});

describe('search', () => {
  test('finds products, articles and pages by whole words, the best first', async () => {
    const { search } = await data(`{ search(query: "serum", first: 50) { totalCount nodes { __typename
      ... on Product { title } ... on Article { title } ... on Page { title } } pageInfo { hasNextPage } } }`);
    expect(search.totalCount).toBe(search.nodes.length);
    expect(search.nodes[0]).toMatchObject({ __typename: 'Product', title: expect.stringMatching(/serum/i) });
    expect(new Set(search.nodes.map((node: UntypedData) => node.__typename))).toContain('Article');
  });

  test('matches the beginning of the last word on request, with or without accents', async () => {
    const count = async (query: string, more = '') =>
      (
        await data(
          `query ($query: String!) @inContext(language: DA) { search(query: $query, first: 1 ${more}) { totalCount } }`,
          { query },
        )
      ).search.totalCount;
    expect(await count('håndcr')).toBe(0);
    expect(await count('håndcr', 'prefix: LAST')).toBeGreaterThan(0);
    expect(await count('CREME')).toBe(await count('crème'));
    expect(await count('')).toBe(0);
    expect(await count('serum zzzz')).toBe(0);
  });

  test('filters and sorts products, and returns the available filters', async () => {
    const { search } = await data(`{ search(query: "oat", first: 50, types: [PRODUCT], sortKey: PRICE,
      productFilters: [{ price: { max: 200 } }]) { nodes { ... on Product { priceRange { minVariantPrice { amount } } } }
      productFilters { id type values { label count input } } } }`);
    const prices = search.nodes.map((node: UntypedData) => Number(node.priceRange.minVariantPrice.amount));
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(200);
    const availability = search.productFilters.find(({ id }: UntypedData) => id === 'filter.v.availability');
    expect(availability.values.map(({ input }: UntypedData) => JSON.parse(input))).toEqual([
      { available: true },
      { available: false },
    ]);
  });

  test('every filter of a collection finds as many products as it counts', async () => {
    const { collection } = await data(`{ collection(handle: "face") { products(first: 100) { nodes { id }
      filters { id type values { count input } } } } }`);
    expect(collection.products.filters.length).toBeGreaterThan(3);
    for (const { values, type } of collection.products.filters) {
      for (const { count, input } of type === 'PRICE_RANGE' ? [] : values) {
        const narrowed = await data(
          'query ($f: [ProductFilter!]) { collection(handle: "face") { products(first: 100, filters: $f) { nodes { id } } } }',
          { f: [JSON.parse(input)] },
        );
        expect(narrowed.collection.products.nodes, input).toHaveLength(count);
      }
    }
  });

  test('suggests terms for an incomplete query', async () => {
    const { predictiveSearch } = await data(`{ predictiveSearch(query: "ser", limit: 3, limitScope: EACH) {
      products { title } collections { title } pages { title } articles { title } queries { text styledText } } }`);
    expect(predictiveSearch.products).toHaveLength(3);
    expect(predictiveSearch.collections.map(({ title }: UntypedData) => title)).toContainEqual(
      expect.stringMatching(/serum/i),
    );
    expect(predictiveSearch.queries[0]).toEqual({
      text: expect.stringMatching(/^ser/),
      styledText: expect.stringMatching(/^<mark>ser<\/mark><span>/),
    });
    const all = (
      await data(`{ predictiveSearch(query: "ser", limit: 4, limitScope: ALL) {
      products { id } collections { id } pages { id } articles { id } queries { text } } }`)
    ).predictiveSearch;
    expect(Object.values(all).flat()).toHaveLength(4);
  });

  test('omits unavailable products on request', async () => {
    const before = (
      await data('{ search(query: "serum", first: 1, types: [PRODUCT]) { nodes { ... on Product { id } } } }')
    ).search.nodes[0].id;
    const number = Number(before.split('/').at(-1));
    shop.sql(
      `UPDATE inventory SET available = 0 WHERE shop = 'dk' AND sku LIKE 'MH-P${String((number % 100_000) / 100).padStart(2, '0')}-%'`,
    );
    const ids = async (unavailable: string) =>
      (
        await data(
          `{ search(query: "serum", first: 50, types: [PRODUCT], unavailableProducts: ${unavailable}) { nodes { ... on Product { id } } } }`,
        )
      ).search.nodes.map(({ id }: UntypedData) => id);
    expect(await ids('HIDE')).not.toContain(before);
    expect((await ids('LAST')).at(-1)).toBe(before);
    expect((await ids('SHOW'))[0]).toBe(before);
  });
});
