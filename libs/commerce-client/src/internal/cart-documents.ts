import { graphql, operation } from './graphql.ts';

/** What a bag needs and no more: delivery is worked out for each answer, so only a checkout asks for it. */
export const cartFragment = graphql(`
  fragment CartFields on Cart {
    id
    checkoutUrl
    totalQuantity
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
    lines(first: 250) {
      nodes {
        id
        quantity
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

export const userErrorFragment = graphql(`
  fragment UserErrorFields on CartUserError {
    code
    field
    message
  }
`);

export const warningFragment = graphql(`
  fragment WarningFields on CartWarning {
    code
    message
    target
  }
`);

const payloadFragments = [cartFragment, userErrorFragment, warningFragment] as const;

export const cartQuery = operation(
  graphql(
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

export const cartCreate = operation(
  graphql(
    `
      mutation CartCreate($input: CartInput!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartCreate(input: $input) {
          cart {
            ...CartFields
          }
          userErrors {
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);

export const cartLinesAdd = operation(
  graphql(
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
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);

export const cartLinesUpdate = operation(
  graphql(
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
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);

export const cartLinesRemove = operation(
  graphql(
    `
      mutation CartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
          cart {
            ...CartFields
          }
          userErrors {
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);

export const cartDiscountCodesUpdate = operation(
  graphql(
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
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);

export const cartBuyerIdentityUpdate = operation(
  graphql(
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
            ...UserErrorFields
          }
          warnings {
            ...WarningFields
          }
        }
      }
    `,
    payloadFragments,
  ),
);
