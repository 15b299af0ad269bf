import { graphql, toOperation } from './graphql.ts';

/**
 * The fields that a bag needs. Shops calculate delivery for each answer that contains it, so only a checkout requests
 * it.
 */
export const cartFragment = /* @__PURE__ */ graphql(`
  fragment CartFields on Cart {
    id
    checkoutUrl
    totalQuantity
    note
    attributes {
      key
      value
    }
    buyerIdentity {
      email
      phone
      countryCode
    }
    cost {
      subtotalAmount {
        amount
        currencyCode
      }
      totalAmount {
        amount
        currencyCode
      }
    }
    discountCodes {
      code
      applicable
    }
    discountAllocations {
      targetType
      ... on CartCodeDiscountAllocation {
        code
      }
    }
    lines(first: 250) {
      nodes {
        id
        quantity
        discountAllocations {
          targetType
          ... on CartCodeDiscountAllocation {
            code
          }
        }
        attributes {
          key
          value
        }
        merchandise {
          ... on ProductVariant {
            id
            sku
            availableForSale
          }
        }
        cost {
          amountPerQuantity {
            amount
            currencyCode
          }
          subtotalAmount {
            amount
            currencyCode
          }
          totalAmount {
            amount
            currencyCode
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

export const cartQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query Cart($id: ID!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        cart(id: $id) {
          ...CartFields
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartCreate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartCreate(input: $input) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartLinesAdd = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartLinesAdd(
        $cartId: ID!
        $lines: [CartLineInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartLinesAdd(cartId: $cartId, lines: $lines) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartLinesUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartLinesUpdate(
        $cartId: ID!
        $lines: [CartLineUpdateInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartLinesUpdate(cartId: $cartId, lines: $lines) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartLinesRemove = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartDiscountCodesUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartDiscountCodesUpdate(
        $cartId: ID!
        $discountCodes: [String!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartBuyerIdentityUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartBuyerIdentityUpdate(
        $cartId: ID!
        $buyerIdentity: CartBuyerIdentityInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartAttributesUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartAttributesUpdate(
        $cartId: ID!
        $attributes: [AttributeInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);

export const cartNoteUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartNoteUpdate($cartId: ID!, $note: String!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartNoteUpdate(cartId: $cartId, note: $note) {
          cart {
            ...CartFields
          }
          userErrors {
            code
            field
            message
          }
          warnings {
            code
            message
            target
          }
        }
      }
    `,
    [cartFragment],
  ),
);
