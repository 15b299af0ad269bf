import { readFileSync } from 'node:fs';
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getStorefrontSchema } from './storefront-schema.ts';
import { createActivatedAccount, createEmail } from './testing/account.ts';
import {
  requireCart,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchVariantId,
} from './testing/cart.ts';
import { placeTestOrder, createUnpaidCart } from './testing/order.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

const docs = readFileSync(new URL('../../../../docs/storefront-api.md', import.meta.url), 'utf8');

let shop: TestShop;
let cartId: string;
let token: string;
let orderId: string;
beforeAll(async () => {
  shop = await openTestShop();
  const cart = await createCart(shop, { 'MH-P04-30': 1 });
  cartId = cart.id;
  const deliveryAddress = { city: 'Skagen', countryCode: 'DK' };
  await requirePayload(
    requestCartMutation(shop, 'cartDeliveryAddressesAdd', {
      cartId,
      addresses: [{ address: { deliveryAddress } }],
    }),
  );
  const bought = await requireCart(
    requestCartMutation(shop, 'cartCreate', { input: { buyerIdentity: { email: createEmail() } } }),
  );
  const lines = [{ merchandiseId: await fetchVariantId(shop, 'MH-GIFT-CARD-20000') }];
  await placeTestOrder(
    shop,
    await requireCart(requestCartMutation(shop, 'cartLinesAdd', { cartId: bought.id, lines })),
  );
  const code = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(
    shop
      .mails()
      .map(({ text }) => text)
      .join(' '),
  )?.[0];
  await requirePayload(requestCartMutation(shop, 'cartGiftCardCodesAdd', { cartId, giftCardCodes: [code] }));
  ({ token } = await createActivatedAccount(shop));
  ({ orderId } = await placeTestOrder(shop, await createUnpaidCart(shop, { token })));
});
afterAll(() => shop.close());

/** How to reach an object of each type that is answered; `…` is where its field goes. */
const paths: Readonly<Record<string, string>> = {
  Product: 'product(handle: "lee-serum") { … }',
  ProductVariant: 'product(handle: "lee-serum") { selectedOrFirstAvailableVariant { … } }',
  ProductOption: 'product(handle: "lee-serum") { options { … } }',
  ProductOptionValue: 'product(handle: "lee-serum") { options { optionValues { … } } }',
  Image: 'product(handle: "lee-serum") { featuredImage { … } }',
  MediaImage: 'product(handle: "lee-serum") { media(first: 1) { nodes { ... on MediaImage { … } } } }',
  Metafield: 'product(handle: "lee-serum") { metafield(namespace: "marehalm", key: "subtitle") { … } }',
  Collection: 'collection(handle: "kelp") { … }',
  Shop: 'shop { … }',
  PaymentSettings: 'paymentSettings { … }',
  Localization: 'localization { … }',
  Country: 'localization { country { … } }',
  Cart: 'cart(id: $id) { … }',
  CartCost: 'cart(id: $id) { cost { … } }',
  CartBuyerIdentity: 'cart(id: $id) { buyerIdentity { … } }',
  CartLine: 'cart(id: $id) { lines(first: 1) { nodes { ... on CartLine { … } } } }',
  CartLineCost: 'cart(id: $id) { lines(first: 1) { nodes { cost { … } } } }',
  CartSelectableAddress: 'cart(id: $id) { delivery { addresses { … } } }',
  CartDeliveryAddress:
    'cart(id: $id) { delivery { addresses { address { ... on CartDeliveryAddress { … } } } } }',
  CartDeliveryGroup: 'cart(id: $id) { deliveryGroups(first: 1) { nodes { … } } }',
  CartDeliveryOption: 'cart(id: $id) { deliveryGroups(first: 1) { nodes { deliveryOptions { … } } } }',
  MailingAddress: 'cart(id: $id) { deliveryGroups(first: 1) { nodes { deliveryAddress { … } } } }',
  AppliedGiftCard: 'cart(id: $id) { appliedGiftCards { … } }',
  Customer: 'customer(customerAccessToken: $token) { … }',
  Order: 'node(id: $order) { ... on Order { … } }',
  OrderLineItem: 'node(id: $order) { ... on Order { lineItems(first: 1) { nodes { … } } } }',
  Page: 'page(handle: "help") { … }',
  Blog: 'blog(handle: "journal") { … }',
  Article: 'blog(handle: "journal") { articles(first: 1) { nodes { … } } }',
  Menu: 'menu(handle: "main-menu") { … }',
  MenuItem: 'menu(handle: "main-menu") { items { … } }',
  ShopPolicy: 'shop { privacyPolicy { … } }',
  Brand: 'shop { brand { … } }',
  Filter: 'collection(handle: "kelp") { products(first: 1) { filters { … } } }',
  FilterValue: 'collection(handle: "kelp") { products(first: 1) { filters { values { … } } } }',
  PredictiveSearchResult: 'predictiveSearch(query: "serum") { … }',
  SearchResultItemConnection: 'search(query: "serum", first: 1) { … }',
  SearchQuerySuggestion: 'predictiveSearch(query: "serum") { queries { … } }',
  Sitemap: 'sitemap(type: PRODUCT) { … }',
  SitemapResource: 'sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource { … } } } }',
  UrlRedirect: 'urlRedirects(first: 1) { nodes { … } }',
};

/** Values for arguments that a field cannot be asked without. */
const needed: Readonly<Record<string, string>> = {
  key: '"subtitle"',
  identifiers: '[]',
  selectedOptions: '[]',
  page: '1',
};

/** A query for one field, with just enough arguments and selections to be valid. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.flatMap(({ name, type, defaultValue }) => {
    if (name === 'first') return ['first: 1'];
    if (!isNonNullType(type) || defaultValue !== undefined) return [];
    return [`${name}: ${needed[name] ?? '"x"'}`];
  });
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  const isLeaf = isLeafType(getNamedType(field.type));
  return `${field.name}${list}${isLeaf ? '' : ' { __typename }'}`;
}

/** Whether the service says that it leaves the field out; anything else that goes wrong fails the test. */
async function isLeftOut(type: string, field: GraphQLField<unknown, unknown>): Promise<boolean> {
  const selection = (paths[type] ?? '').replace('…', selectionOf(field));
  const variables: Readonly<Record<string, string>> = { id: cartId, token, order: orderId };
  const used = Object.keys(variables).filter((each) => selection.includes(`$${each}`));
  const declared = used.map((each) => `$${each}: ${each === 'token' ? 'String!' : 'ID!'}`).join(', ');
  const { errors = [] } = await shop.query(
    `query ${declared && `(${declared})`} { ${selection} }`,
    Object.fromEntries(used.map((each) => [each, variables[each]])),
  );
  const codes = errors.map(({ message, extensions }) => extensions?.['code'] ?? message);
  expect(codes.filter((code) => code !== 'NOT_IMPLEMENTED')).toEqual([]);
  return codes.length > 0;
}

describe('docs/storefront-api.md', () => {
  test.each(Object.keys(paths))('lists exactly the unsupported fields of %s', async (name) => {
    const type = getStorefrontSchema().getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    const leftOut: string[] = [];
    for (const field of Object.values(type.getFields())) {
      if (await isLeftOut(name, field)) leftOut.push(field.name);
    }
    const line = new RegExp(`^- \`${name}\`: (.*)$`, 'm').exec(docs)?.[1] ?? '';
    expect([...line.matchAll(/`(\w+)`/g)].map(([, field]) => field)).toEqual(leftOut);
  });

  test.each(['QueryRoot', 'Mutation'])('lists every field of %s on one side or the other', async (name) => {
    const type = getStorefrontSchema().getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    const [answered = '', leftOut = ''] = docs.split('## What is left out');
    for (const field of Object.values(type.getFields())) {
      const { errors = [] } = await shop.query(
        `${name === 'Mutation' ? 'mutation' : 'query'} ${variablesOf(field)} { ${rootSelectionOf(field)} }`,
        sampleVariables(field),
      );
      const isMissing = errors.some(({ extensions }) => extensions?.['code'] === 'NOT_IMPLEMENTED');
      expect([field.name, (isMissing ? leftOut : answered).includes(`\`${field.name}\``)]).toEqual([
        field.name,
        true,
      ]);
    }
  });
});

const requiredOf = (field: GraphQLField<unknown, unknown>) =>
  field.args.filter(({ name, type }) => isNonNullType(type) || name === 'first');

function variablesOf(field: GraphQLField<unknown, unknown>): string {
  const declared = requiredOf(field).map(({ name, type }) => `$${name}: ${String(type)}`);
  return declared.length > 0 ? `(${declared.join(', ')})` : '';
}

function rootSelectionOf(field: GraphQLField<unknown, unknown>): string {
  const args = requiredOf(field).map(({ name }) => `${name}: $${name}`);
  const isLeaf = isLeafType(getNamedType(field.type));
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isLeaf ? '' : ' { __typename }'}`;
}

/** Inputs that the schema takes, whatever comes of them. */
function sampleVariables(field: GraphQLField<unknown, unknown>): Record<string, unknown> {
  const amount = { amount: '1.0', currencyCode: 'DKK' };
  const samples: Readonly<Record<string, unknown>> = {
    ID: 'gid://shopify/Cart/none?key=0',
    String: 'x',
    Int: 1,
    URL: 'https://shop.test/',
    CartPaymentInput: { amount },
    MoneyInput: amount,
    MailingAddressInput: {},
    SitemapType: 'PRODUCT',
    'URL!': 'https://shop.test/',
    CartBuyerIdentityInput: {},
    CartMetafieldDeleteInput: { key: 'x', ownerId: 'gid://shopify/Cart/none' },
    CustomerAccessTokenCreateInput: { email: 'a@example.com', password: 'x' },
    CustomerActivateInput: { activationToken: 'x', password: 'x' },
    CustomerCreateInput: { email: 'a@example.com', password: 'x' },
    CustomerResetInput: { resetToken: 'x', password: 'x' },
    CustomerUpdateInput: {},
    ShopPayPaymentRequestInput: {
      deliveryMethods: [],
      lineItems: [],
      locale: 'en',
      presentmentCurrency: 'DKK',
      subtotal: amount,
      total: amount,
    },
  };
  return Object.fromEntries(
    requiredOf(field).map(({ name, type }) => {
      const isList = String(getNullableType(type)).startsWith('[');
      return [name, isList ? [] : samples[getNamedType(type).name]];
    }),
  );
}
