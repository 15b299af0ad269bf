import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const data = async (...args: Parameters<TestShop['query']>): Promise<UntypedData> => {
  const answer = await shop.query(...args);
  expect(answer.errors).toBeUndefined();
  expect(answer.status).toBe(200);
  return answer.data;
};

describe('product', () => {
  const serum = `query ($handle: String!, $language: LanguageCode) @inContext(language: $language) {
    product(handle: $handle) {
      id handle title tags isGiftCard availableForSale onlineStoreUrl
      options { name optionValues { name firstSelectableVariant { sku } } }
      featuredImage { url altText width height }
      variants(first: 10) { nodes {
        id sku title quantityAvailable selectedOptions { name value }
        price { amount currencyCode } compareAtPrice { amount }
        unitPrice { amount currencyCode }
        unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
      } }
    }
  }`;

  test('is in the language of the context, for either handle', async () => {
    const english = (await data(serum, { handle: 'lee-serum' })).product;
    expect(english).toMatchObject({
      id: 'gid://shopify/Product/1000400',
      handle: 'lee-serum',
      title: 'Lee Serum',
    });
    expect(english.onlineStoreUrl).toBe('https://shop.test/product/lee-serum');
    const danish = (await data(serum, { handle: 'lee-serum', language: 'DA' })).product;
    expect(danish).toMatchObject({ id: english.id, handle: 'lae-serum', title: 'Læ Serum' });
    expect(danish.options[0].name).toBe('Størrelse');
    expect((await data(serum, { handle: 'lae-serum', language: 'DA' })).product).toEqual(danish);
  });

  test.each([
    ['dk', 'gid://shopify/ProductVariant/1000401', 'DKK'],
    ['no', 'gid://shopify/ProductVariant/2000401', 'NOK'],
    ['int', 'gid://shopify/ProductVariant/3000401', 'EUR'],
  ] as const)('has its own ids and prices in the shop %s', async (id, variantId, currency) => {
    const [variant] = (await data(serum, { handle: 'lee-serum' }, id)).product.variants.nodes;
    const size = shop.content.products.find((product) => product.id === 'p04')?.sizes[0];
    expect(variant).toMatchObject({ id: variantId, sku: 'MH-P04-30' });
    expect(variant.price.currencyCode).toBe(currency);
    expect(Math.round(Number(variant.price.amount) * 100)).toBe(size?.prices[currency]);
    expect(Math.round(Number(variant.unitPrice.amount) * 100)).toBe(
      Math.round(((size?.prices[currency] ?? 0) * 1000) / 30),
    );
    expect(variant.unitPriceMeasurement).toEqual({
      measuredType: 'VOLUME',
      quantityUnit: 'ML',
      quantityValue: 30,
      referenceUnit: 'L',
      referenceValue: 1,
    });
  });

  test('shows each size on its own picture, which is one of its pictures', async () => {
    const { product } = await data(`{ product(handle: "windbreak-day-cream") {
      featuredImage { url } images(first: 10) { nodes { url } } variants(first: 10) { nodes { sku image { url } } } } }`);
    const [small, large] = product.variants.nodes;
    expect(small).toMatchObject({ sku: 'MH-P03-15', image: { url: 'https://shop.test/media/p03-15.webp' } });
    expect(large).toMatchObject({ sku: 'MH-P03-50', image: product.featuredImage });
    expect(product.images.nodes).toContainEqual(small.image);
  });

  test('has URLs of pictures under /media', async () => {
    const { featuredImage } = (await data(serum, { handle: 'lee-serum' })).product;
    expect(featuredImage).toMatchObject({
      url: 'https://shop.test/media/p04.webp',
      width: 1680,
      height: 2100,
    });
    expect(featuredImage.altText).not.toBe('');
  });

  test('is null for a handle or an id of another shop', async () => {
    expect((await data('{ product(handle: "nothing") { id } }')).product).toBeNull();
    expect((await data('{ product(id: "gid://shopify/Product/2000400") { id } }')).product).toBeNull();
  });

  test('supports productByHandle and the old price fields', async () => {
    const query = `{ productByHandle(handle: "lee-serum") { variants(first: 1) { edges { node {
      price { amount } priceV2 { amount } compareAtPriceV2 { amount } } } } options { values } } }`;
    const { productByHandle } = await data(query);
    const { node } = productByHandle.variants.edges[0];
    expect(node.priceV2).toEqual(node.price);
    expect(productByHandle.options).toEqual([{ values: ['30 ml'] }]);
  });

  test('selects the first available variant, or the requested one', async () => {
    const query = `query ($options: [SelectedOptionInput!]) { product(handle: "rain-conditioner") {
      selectedOrFirstAvailableVariant(selectedOptions: $options) { sku availableForSale } } }`;
    const first = (await data(query)).product.selectedOrFirstAvailableVariant;
    expect(first).toEqual({ sku: 'MH-P27-250', availableForSale: true });
    const options = [{ name: 'Size', value: '500 ml refill' }];
    const asked = (await data(query, { options })).product.selectedOrFirstAvailableVariant;
    expect(asked).toEqual({ sku: 'MH-P27-500', availableForSale: false });
  });

  test('offers the gift card by amount, without stock, tax and unit price', async () => {
    const query = `query ($language: LanguageCode) @inContext(language: $language) { product(handle: "gift-card") {
      isGiftCard variants(first: 10) { nodes {
      sku title price { amount } quantityAvailable availableForSale requiresShipping taxable unitPrice { amount } } } } }`;
    const { product } = await data(query, { language: 'DA' });
    expect(product.isGiftCard).toBe(true);
    expect(product.variants.nodes[0]).toEqual({
      sku: 'MH-GIFT-CARD-20000',
      title: '200\u00A0kr.',
      price: { amount: '200.0' },
      quantityAvailable: null,
      availableForSale: true,
      requiresShipping: false,
      taxable: false,
      unitPrice: null,
    });
  });

  test.each(['free-samples', 'free-gifts'])('publishes %s without price and collection', async (handle) => {
    const query = `query ($handle: String!) { product(handle: $handle) { collections(first: 5) { nodes { id } }
      onlineStoreUrl variants(first: 20) { nodes { sku price { amount } } } } }`;
    const { product } = await data(query, { handle });
    expect(product.collections.nodes).toEqual([]);
    expect(product.onlineStoreUrl).toBeNull();
    expect(product.variants.nodes.length).toBeGreaterThan(3);
    for (const variant of product.variants.nodes) expect(variant.price.amount).toBe('0.0');
  });
});

describe('compareAtPrice', () => {
  const mask = `{ product(handle: "low-sun-glow-mask") { compareAtPriceRange { minVariantPrice { amount } }
    variants(first: 1) { nodes { price { amount } compareAtPrice { amount } } } } }`;

  test.each([
    ['the last minute before', '2026-11-19T22:59:00Z', false],
    ['the first minute in Denmark', '2026-11-19T23:00:00Z', true],
    ['the last minute in Denmark', '2026-11-29T22:59:00Z', true],
    ['the first minute after', '2026-11-29T23:00:00Z', false],
  ])('is the lowest price of 30 days during a reduction: %s', async (_name, at, isReduced) => {
    const size = shop.content.products.find(({ id }) => id === 'p09')?.sizes[0];
    shop.now = new Date(at);
    const { product } = await data(mask);
    shop.now = new Date('2026-11-10T12:00:00Z');
    const [variant] = product.variants.nodes;
    const kroner = (amount: number | undefined) => ({ amount: `${(amount ?? 0) / 100}.0` });
    expect(variant).toEqual(
      isReduced
        ? {
            price: kroner(size?.reduction?.prices.DKK),
            compareAtPrice: kroner(size?.reduction?.lowestPrice30Days.DKK),
          }
        : { price: kroner(size?.prices.DKK), compareAtPrice: null },
    );
    expect(product.compareAtPriceRange.minVariantPrice.amount).toBe(
      isReduced ? kroner(size?.reduction?.lowestPrice30Days.DKK).amount : '0.0',
    );
  });
});

describe('products', () => {
  const skusOf = async (query: string, more = ''): Promise<string[]> => {
    const text = `query ($query: String) { products(first: 250, query: $query${more}) {
      nodes { variants(first: 50) { nodes { sku } } } } }`;
    const { products } = await data(text, { query });
    return products.nodes.map((node: UntypedData) => node.variants.nodes[0].sku);
  };

  test('returns everything that is published', async () => {
    expect(await skusOf('')).toHaveLength(shop.content.products.length + 3);
  });

  test.each([
    ['sku:MH-P04-30', ['MH-P04-30']],
    ['sku:mh-p04-30 OR sku:MH-P32-10', ['MH-P04-30', 'MH-P32-10']],
    ['sku:MH-P04*', ['MH-P04-30']],
    ['title:"lee serum"', ['MH-P04-30']],
    ['handle:lae-serum', ['MH-P04-30']],
    ['tag:gift-card', ['MH-GIFT-CARD-20000']],
    ['(sku:MH-P04-30 OR sku:MH-P09-75) -title:mask', ['MH-P04-30']],
    ['sku:MH-P04-30 AND available_for_sale:false', []],
    ['nowhere:land', []],
    ['id:1000400', ['MH-P04-30']],
  ])('finds by query %s', async (query, skus) => {
    expect(await skusOf(query)).toEqual(skus);
  });

  test('sorts, also in reverse, and by the price of the shop', async () => {
    const text = `query ($reverse: Boolean) { products(first: 250, sortKey: PRICE, reverse: $reverse,
      query: "variants.price:>0") { nodes { id priceRange { minVariantPrice { amount } } } } }`;
    const pricesOf = ({ products }: UntypedData): number[] =>
      products.nodes.map((node: UntypedData) => Number(node.priceRange.minVariantPrice.amount));
    const rising = pricesOf(await data(text));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(rising).toHaveLength(shop.content.products.length + 1);
    expect(pricesOf(await data(text, { reverse: true }))).toEqual(rising.toReversed());
  });

  test('recommends the related products of the content', async () => {
    const { productRecommendations } = await data(
      '{ productRecommendations(productHandle: "dune-gel-cleanser") { handle } }',
    );
    const related = shop.content.products.find(({ id }) => id === 'p01')?.related;
    expect(productRecommendations).toHaveLength(related?.length ?? -1);
    expect(productRecommendations[0].handle).toBe('dune-mist-toner');
  });
});

describe('collections', () => {
  test('include series, categories and their children', async () => {
    const { collections } = await data(
      '{ collections(first: 100) { totalCount nodes { id handle title products(first: 100) { nodes { handle } } } } }',
    );
    const { content } = shop;
    expect(collections.nodes).toHaveLength(content.collections.length + content.categories.length);
    expect(collections.totalCount).toBe(String(collections.nodes.length));
    const byHandle = new Map<string, UntypedData>(
      collections.nodes.map((node: UntypedData) => [node.handle, node]),
    );
    const handles = (handle: string): string[] =>
      byHandle.get(handle)?.products.nodes.map((n: UntypedData) => n.handle);
    expect(handles('dune-grass')).toContain('lee-serum');
    expect(handles('cleansers')).toContain('dune-gel-cleanser');
    expect(handles('face')).toEqual(expect.arrayContaining(handles('cleansers')));
  });

  test('filter and sort their products', async () => {
    const query = `query ($filters: [ProductFilter!]) { collection(handle: "kelp") {
      products(first: 50, sortKey: PRICE, filters: $filters) { nodes { handle availableForSale } } } }`;
    const all = (await data(query)).collection.products.nodes;
    const available = (await data(query, { filters: [{ available: true }] })).collection.products.nodes;
    expect(available).toEqual(all.filter((node: UntypedData) => node.availableForSale));
    expect(available.length).toBeLessThan(all.length);
    const cheap = await data(query, { filters: [{ price: { max: 0.5 } }] });
    expect(cheap.collection.products.nodes).toEqual([]);
  });

  test('have their Danish handle in Danish', async () => {
    const { collection } = await data(
      'query @inContext(language: DA) { collection(handle: "havtorn") { handle title } }',
    );
    expect(collection).toEqual({ handle: 'havtorn', title: 'Havtorn' });
  });
});

describe('shop and localization', () => {
  test('return currency, countries and languages', async () => {
    const query = `query @inContext(country: SE, language: DA) { shop { name paymentSettings { currencyCode } }
      localization { country { isoCode name currency { isoCode } } language { isoCode endonymName }
      availableCountries { isoCode } availableLanguages { isoCode } } }`;
    const answer = await shop.query(query, {}, 'int');
    expect(answer.errors).toBeUndefined();
    expect(answer.data.localization).toMatchObject({
      country: { isoCode: 'SE', name: 'Sverige', currency: { isoCode: 'EUR' } },
      language: { isoCode: 'DA', endonymName: 'dansk' },
      availableLanguages: [{ isoCode: 'EN' }, { isoCode: 'DA' }],
    });
    expect(answer.data.localization.availableCountries).toHaveLength(11);
    expect(answer.extensions).toEqual({ context: { country: 'SE', language: 'DA' } });
  });

  test("use the shop's country when the context names one without delivery", async () => {
    const { localization } = await data(
      'query @inContext(country: US, language: FR) { localization { country { isoCode } language { isoCode } } }',
    );
    expect(localization).toEqual({ country: { isoCode: 'DK' }, language: { isoCode: 'EN' } });
  });
});

describe('node and nodes', () => {
  test('find products, variants and collections, and return null for objects of another shop', async () => {
    const { nodes } = await data(
      `{ nodes(ids: ["gid://shopify/Product/1000400", "gid://shopify/ProductVariant/1000401",
        "gid://shopify/ProductVariant/2000401", "gid://shopify/Collection/1950001"]) {
        __typename id ... on ProductVariant { sku } } }`,
    );
    expect(nodes.map((node: UntypedData) => node?.__typename)).toEqual([
      'Product',
      'ProductVariant',
      undefined,
      'Collection',
    ]);
    expect(nodes[1].sku).toBe('MH-P04-30');
  });

  test('reject ids that are not global', async () => {
    const answer = await shop.query('{ node(id: "p04") { id } }');
    expect(answer.errors?.[0]?.message).toBe("Invalid global id 'p04'");
  });

  test.each<[type: string, value: unknown, path: (string | number)[], wrong: string]>([
    ['ID!', 'p04', [], 'p04'],
    ['ID!', '', [], ''],
    ['ID!', 1000400, [], '1000400'],
    ['ID!', 'gid://shopify/', [], 'gid://shopify/'],
    ['[ID!]!', ['gid://shopify/Product/1000400', 'p04'], [1], 'p04'],
    ['[CartLineInput!]!', [{ merchandiseId: '5909' }], [0, 'merchandiseId'], '5909'],
  ])(
    'report an id in variables that is not global: $id of type %s as %j',
    async (type, value, path, wrong) => {
      const query: Record<string, string> = {
        'ID!': 'query ($id: ID!) { node(id: $id) { id } }',
        '[ID!]!': 'query ($id: [ID!]!) { nodes(ids: $id) { id } }',
        '[CartLineInput!]!':
          'mutation ($id: [CartLineInput!]!) { cartCreate(input: { lines: $id }) { cart { id } } }',
      };
      const answer = await shop.query(query[type] ?? '', { id: value });
      const explanation = `Invalid global id \`${wrong}\``;
      const where = path.length === 0 ? '' : ` for ${path.join('.')} (${explanation})`;
      expect(answer.errors).toMatchObject([
        {
          message: `Variable $id of type ${type} was provided invalid value${where}`,
          extensions: { value, problems: [{ path, explanation, message: explanation }] },
        },
      ]);
      expect(answer.data).toBeUndefined();
    },
  );
});
