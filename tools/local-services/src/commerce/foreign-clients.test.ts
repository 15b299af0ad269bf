/**
 * Requests of independently written storefronts: operations shaped like those of Shopify's starter templates and
 * React packages, with all their fields of the Storefront API.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCart } from './testing/cart.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let cartId: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ id: cartId } = await createCart(shop, { 'MH-P04-30': 2 }));
});
afterAll(() => shop.close());

const money = 'amount currencyCode';
const image = 'id url altText width height';
const line = `id quantity attributes { key value }
  cost { totalAmount { ${money} } amountPerQuantity { ${money} } compareAtAmountPerQuantity { ${money} } }
  merchandise { ... on ProductVariant { id availableForSale compareAtPrice { ${money} } price { ${money} }
    requiresShipping title image { ${image} } product { handle title id vendor } selectedOptions { name value } } }`;
const cart = `updatedAt id appliedGiftCards { id lastCharacters amountUsed { ${money} } } checkoutUrl totalQuantity
  buyerIdentity { countryCode customer { id email firstName lastName displayName } email phone }
  lines(first: $numCartLines) { nodes { ... on CartLine { ${line} parentRelationship { parent { id } } } ... on ComponentizableCartLine { ${line}
    lineComponents { ${line} } } } }
  cost { subtotalAmount { ${money} } totalAmount { ${money} } totalDutyAmount { ${money} } totalTaxAmount { ${money} } }
  note attributes { key value } discountCodes { code applicable }`;
const variant = `availableForSale compareAtPrice { ${money} } id image { __typename ${image} } price { ${money} }
  product { title handle } selectedOptions { name value } sku title unitPrice { ${money} }`;
const product = `id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
  options { name optionValues { name firstSelectableVariant { ${variant} } swatch { color image { previewImage { url } } } } }
  selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true,
    caseInsensitiveMatch: true) { ${variant} }
  adjacentVariants(selectedOptions: $selectedOptions) { ${variant} } seo { description title }`;
const card = `id handle title featuredImage { ${image} } priceRange { minVariantPrice { ${money} } maxVariantPrice { ${money} } }`;
const pageInfo = 'hasPreviousPage hasNextPage endCursor startCursor';
const paging = '$first: Int, $last: Int, $startCursor: String, $endCursor: String';
const paged = 'first: $first, last: $last, before: $startCursor, after: $endCursor';
const context = '$country: CountryCode, $language: LanguageCode';
const inContext = '@inContext(country: $country, language: $language)';
const menuItem = 'id resourceId tags title type url';
const policy = 'body handle id title url';

const operations: Readonly<Record<string, readonly [query: string, variables?: object]>> = {
  'the layout': [
    `query Header(${context}, $handle: String!) ${inContext} { shop { id name description primaryDomain { url }
      brand { logo { image { url } } } } menu(handle: $handle) { id items { ${menuItem} items { ${menuItem} } } } }`,
    { handle: 'main-menu', country: 'DK', language: 'DA' },
  ],
  'the footer': [
    `query Footer(${context}, $handle: String!) ${inContext} { menu(handle: $handle) { id items { ${menuItem}
      items { ${menuItem} } } } }`,
    { handle: 'footer' },
  ],
  'the front page': [
    `fragment Featured on Collection { id title image { ${image} } handle }
      query FeaturedCollection(${context}) ${inContext} { collections(first: 1, sortKey: UPDATED_AT, reverse: true) {
      nodes { ...Featured } } products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ${card} } } }`,
  ],
  'a product': [
    `query Product(${context}, $handle: String!, $selectedOptions: [SelectedOptionInput!]!) ${inContext} {
      product(handle: $handle) { ${product} } }`,
    { handle: 'lee-serum', selectedOptions: [{ name: 'Size', value: '30 ml' }] },
  ],
  'a product’s recommendations': [
    `query Recommendations(${context}, $productId: ID!) ${inContext} {
      recommended: productRecommendations(productId: $productId) { ${card} } }`,
    { productId: 'gid://shopify/Product/1000400' },
  ],
  'a collection': [
    `query Collection(${context}, $handle: String!, ${paging}) ${inContext} { collection(handle: $handle) { id handle title
      description products(${paged}) { nodes { ${card} } pageInfo { ${pageInfo} } } } }`,
    { handle: 'kelp', first: 8 },
  ],
  'a collection with filters': [
    `query Filtered($handle: String!, $filters: [ProductFilter!], $sortKey: ProductCollectionSortKeys!, $reverse: Boolean) {
      collection(handle: $handle) { id products(first: 8, filters: $filters, sortKey: $sortKey, reverse: $reverse) {
      filters { id label type values { id label count input } } nodes { ${card} }
      pageInfo { ${pageInfo} } } } }`,
    { handle: 'kelp', filters: [{ available: true }], sortKey: 'PRICE', reverse: true },
  ],
  'all collections': [
    `query Collections(${context}, ${paging}) ${inContext} { collections(${paged}) { nodes { id title handle
      image { ${image} } } pageInfo { ${pageInfo} } } }`,
    { first: 4 },
  ],
  'the catalogue': [
    `query Catalog(${context}, ${paging}) ${inContext} { products(${paged}) { nodes { ${card} } pageInfo { ${pageInfo} } } }`,
    { last: 8 },
  ],
  'a search': [
    `query RegularSearch(${context}, $endCursor: String, $first: Int, $last: Int, $term: String!, $startCursor: String) ${inContext} {
      articles: search(query: $term, types: [ARTICLE], first: $first) { nodes { ... on Article { __typename handle id title
        trackingParameters } } }
      pages: search(query: $term, types: [PAGE], first: $first) { nodes { ... on Page { __typename handle id title
        trackingParameters } } }
      products: search(after: $endCursor, before: $startCursor, first: $first, last: $last, query: $term, sortKey: RELEVANCE,
        types: [PRODUCT], unavailableProducts: HIDE) { nodes { ... on Product { __typename handle id publishedAt title
        trackingParameters vendor selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true,
        caseInsensitiveMatch: true) { id image { url altText width height } price { ${money} } compareAtPrice { ${money} }
        selectedOptions { name value } product { handle title } } } } pageInfo { ${pageInfo} } } }`,
    { term: 'serum', first: 8 },
  ],
  'a predictive search': [
    `query PredictiveSearch(${context}, $limit: Int!, $limitScope: PredictiveSearchLimitScope!, $term: String!,
      $types: [PredictiveSearchType!]) ${inContext} { predictiveSearch(limit: $limit, limitScope: $limitScope, query: $term,
      types: $types) {
      articles { __typename id title handle blog { handle } image { url altText width height } trackingParameters }
      collections { __typename id title handle image { url altText width height } trackingParameters }
      pages { __typename id title handle trackingParameters }
      products { __typename id title handle trackingParameters selectedOrFirstAvailableVariant(selectedOptions: [],
        ignoreUnknownOptions: true, caseInsensitiveMatch: true) { id image { url altText width height } price { ${money} } } }
      queries { __typename text styledText trackingParameters } } }`,
    { limit: 10, limitScope: 'EACH', term: 'ser' },
  ],
  'a page': [
    `query Page(${context}, $handle: String!) ${inContext} { page(handle: $handle) { handle id title body seo { description
      title } } }`,
    { handle: 'help' },
  ],
  'the blogs': [
    `query Blogs(${context}, ${paging}) ${inContext} { blogs(${paged}) { pageInfo { ${pageInfo} } nodes { title handle seo {
      title description } } } }`,
    { first: 10 },
  ],
  'a blog': [
    `query Blog(${context}, $blogHandle: String!, ${paging}) ${inContext} { blog(handle: $blogHandle) { title handle seo {
      title description } articles(${paged}) { nodes { author: authorV2 { name } contentHtml handle id image { ${image} }
      publishedAt title blog { handle } } pageInfo { ${pageInfo} } } } }`,
    { blogHandle: 'journal', first: 4 },
  ],
  'an article': [
    `query Article(${context}, $articleHandle: String!, $blogHandle: String!) ${inContext} { blog(handle: $blogHandle) { handle
      articleByHandle(handle: $articleHandle) { handle title contentHtml publishedAt author: authorV2 { name }
      image { ${image} } seo { description title } } } }`,
    { blogHandle: 'journal', articleHandle: 'skin-in-february' },
  ],
  'the policies': [
    `query Policies(${context}) ${inContext} { shop { privacyPolicy { ${policy} } shippingPolicy { ${policy} }
      termsOfService { ${policy} } refundPolicy { ${policy} } subscriptionPolicy { id title handle } } }`,
  ],
  'the sitemap': [
    `{ products: sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { items { handle updatedAt
      ... on SitemapResource { image { alt filepath } title } } } } metaObjects: sitemap(type: METAOBJECT) {
      pagesCount { count } } }`,
  ],
  'a cart': [
    `query CartQuery($cartId: ID!, $numCartLines: Int, ${context}) ${inContext} { cart(id: $cartId) { ${cart} } }`,
    { numCartLines: 100 },
  ],
  'the localization': [
    `query Localization(${context}) ${inContext} { localization { country { isoCode name currency { isoCode symbol } }
      language { isoCode endonymName } availableCountries { isoCode name availableLanguages { isoCode name } }
      availableLanguages { isoCode endonymName } market { id handle } } }`,
    { country: 'DK', language: 'DA' },
  ],
  'the redirect of an old address': [
    'query Redirects($query: String) { urlRedirects(first: 1, query: $query) { edges { node { target } } } }',
    { query: 'path:/faq' },
  ],
};

test.each(Object.entries(operations))(
  'the request of another storefront for %s returns no error',
  async (_name, operation) => {
    const [query, variables = {}] = operation;
    const used = query.includes('$cartId') ? { ...variables, cartId } : variables;
    const { errors, data } = await shop.query(query, used);
    expect(errors).toBeUndefined();
    for (const value of Object.values(data as UntypedData)) expect(value).not.toBeNull();
    for (const url of urlsIn(data)) expect(url).toMatch(/^https:\/\/shop\.test(?:\/|$)/);
  },
);

/** Every address of the shop's own in an answer, under whatever name. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    typeof below === 'string' ? (/(?:url|src)$/i.test(name) ? [below] : []) : urlsIn(below),
  );
}
