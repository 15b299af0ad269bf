import type { MarketId } from '@marehalm/shop';
import { expect } from 'vitest';
import type { UntypedAnswer, UntypedData, TestShop } from './test-shop.ts';

export const cartFields = `
  fragment CartFields on Cart {
    id checkoutUrl note totalQuantity createdAt updatedAt attributes { key value }
    buyerIdentity { email phone countryCode }
    cost { subtotalAmount { amount } totalAmount { amount currencyCode } checkoutChargeAmount { amount } }
    discountCodes { code applicable }
    appliedGiftCards { id lastCharacters balance { amount } presentmentAmountUsed { amount } }
    discountAllocations { ... on CartCodeDiscountAllocation { code } discountedAmount { amount } targetType }
    lines(first: 250) { nodes {
      id quantity attributes { key value }
      merchandise { ... on ProductVariant { id sku } }
      cost { amountPerQuantity { amount } compareAtAmountPerQuantity { amount } subtotalAmount { amount } totalAmount { amount } }
      discountAllocations { ... on CartCodeDiscountAllocation { code } discountedAmount { amount } }
    } }
    delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress {
      firstName lastName address1 zip city countryCode formatted(withName: true) } } } }
    deliveryGroups(first: 5) { nodes {
      id groupType deliveryAddress { city countryCodeV2 country }
      deliveryOptions { handle title description deliveryMethodType estimatedCost { amount } }
      selectedDeliveryOption { handle }
    } }
  }`;

const argumentTypes: Readonly<Record<string, string>> = {
  cartId: 'ID!',
  lines: '[CartLineInput!]!',
  lineIds: '[ID!]!',
  discountCodes: '[String!]!',
  attributes: '[AttributeInput!]!',
  note: 'String!',
  buyerIdentity: 'CartBuyerIdentityInput!',
  addresses: '[CartSelectableAddressInput!]!',
  addressIds: '[ID!]!',
  selectedDeliveryOptions: '[CartSelectedDeliveryOptionInput!]!',
  payment: 'CartPaymentInput!',
  giftCardCodes: '[String!]!',
  appliedGiftCardIds: '[ID!]!',
  input: 'CartInput',
};

/** Sends one mutation of a cart. Its payload is the answer's `data.payload`. */
export function requestCartMutation(
  shop: TestShop,
  mutation: string,
  args: Readonly<Record<string, unknown>>,
  { market = 'dk', language = 'EN' }: { market?: MarketId; language?: string } = {},
): Promise<UntypedAnswer> {
  const types: Readonly<Record<string, string>> = {
    ...argumentTypes,
    ...(mutation === 'cartLinesUpdate' ? { lines: '[CartLineUpdateInput!]!' } : {}),
    ...(mutation === 'cartDeliveryAddressesUpdate'
      ? { addresses: '[CartSelectableAddressUpdateInput!]!' }
      : {}),
  };
  const names = Object.keys(args);
  const query = `mutation (${names.map((name) => `$${name}: ${types[name]}`).join(', ')}) @inContext(language: ${language}) {
    payload: ${mutation}(${names.map((name) => `${name}: $${name}`).join(', ')}) {
      cart { ...CartFields } userErrors { code field message } warnings { code message target } } } ${cartFields}`;
  return shop.query(query, args, market);
}

/** Returns the payload of a mutation that must have no protocol errors. */
export async function requirePayload(answer: Promise<UntypedAnswer>): Promise<UntypedData> {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data.payload;
}

/** Returns the cart of a mutation that must succeed without a warning. */
export async function requireCart(answer: Promise<UntypedAnswer>): Promise<UntypedData> {
  const { cart, userErrors, warnings } = await requirePayload(answer);
  expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] });
  return cart;
}

export async function fetchCart(shop: TestShop, id: string, market: MarketId = 'dk'): Promise<UntypedData> {
  const answer = await shop.query(
    `query ($id: ID!) { cart(id: $id) { ...CartFields } } ${cartFields}`,
    { id },
    market,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.cart;
}

/** Returns the variant's global id in a shop. */
export async function fetchVariantId(shop: TestShop, sku: string, market: MarketId = 'dk'): Promise<string> {
  const { data } = await shop.query(
    `query ($query: String) { products(first: 1, query: $query) { nodes { variants(first: 100) { nodes { id sku } } } } }`,
    { query: `sku:${sku}` },
    market,
  );
  const found = data.products.nodes[0]?.variants.nodes.find((variant: UntypedData) => variant.sku === sku);
  if (!found) throw new Error(`There is no ${sku} in the shop ${market}`);
  return found.id;
}

/** Creates lines of a cart input from quantities by SKU. */
export function fetchLineInputs(
  shop: TestShop,
  quantities: Readonly<Record<string, number>>,
  market: MarketId = 'dk',
) {
  return Promise.all(
    Object.entries(quantities).map(async ([sku, quantity]) => ({
      merchandiseId: await fetchVariantId(shop, sku, market),
      quantity,
    })),
  );
}

/** Creates a cart with quantities by SKU. */
export async function createCart(
  shop: TestShop,
  quantities: Readonly<Record<string, number>> = {},
  market: MarketId = 'dk',
): Promise<UntypedData> {
  const lines = await fetchLineInputs(shop, quantities, market);
  return requireCart(requestCartMutation(shop, 'cartCreate', { input: { lines } }, { market }));
}

/** Returns the quantities of all lines by SKU. */
export function getQuantitiesBySku(cart: UntypedData): Record<string, number> {
  return Object.fromEntries(
    cart.lines.nodes.map((line: UntypedData) => [line.merchandise.sku, line.quantity]),
  );
}
