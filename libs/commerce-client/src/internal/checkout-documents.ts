import { cartFragment } from './cart-documents.ts';
import { graphql, toOperation } from './graphql.ts';

/** The fields that only a checkout requests, because shops need time to calculate delivery. */
const checkoutFragment = /* @__PURE__ */ graphql(
  `
    fragment CheckoutFields on Cart {
      ...CartFields
      buyerIdentity {
        customer {
          id
        }
      }
      cost {
        checkoutChargeAmount {
          amount
          currencyCode
        }
      }
      appliedGiftCards {
        id
        lastCharacters
        presentmentAmountUsed {
          amount
          currencyCode
        }
        balance {
          amount
          currencyCode
        }
      }
      delivery {
        addresses {
          id
          selected
          address {
            ... on CartDeliveryAddress {
              firstName
              lastName
              company
              address1
              address2
              zip
              city
              countryCode
              phone
            }
          }
        }
      }
      deliveryGroups(first: 10) {
        nodes {
          id
          deliveryOptions {
            handle
            code
            title
            description
            deliveryMethodType
            estimatedCost {
              amount
              currencyCode
            }
          }
          selectedDeliveryOption {
            handle
          }
        }
      }
    }
  `,
  [cartFragment],
);

export const checkoutQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query Checkout($id: ID!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        cart(id: $id) {
          ...CheckoutFields
        }
      }
    `,
    [checkoutFragment],
  ),
);

export const cartDeliveryAddressesAdd = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartDeliveryAddressesAdd(
        $cartId: ID!
        $addresses: [CartSelectableAddressInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartDeliveryAddressesReplace = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartDeliveryAddressesReplace(
        $cartId: ID!
        $addresses: [CartSelectableAddressInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartDeliveryAddressesReplace(cartId: $cartId, addresses: $addresses) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartSelectedDeliveryOptionsUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartSelectedDeliveryOptionsUpdate(
        $cartId: ID!
        $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartSelectedDeliveryOptionsUpdate(
          cartId: $cartId
          selectedDeliveryOptions: $selectedDeliveryOptions
        ) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartPaymentUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartPaymentUpdate(
        $cartId: ID!
        $payment: CartPaymentInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartPaymentUpdate(cartId: $cartId, payment: $payment) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartPrepareForCompletion = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartPrepareForCompletion($cartId: ID!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: cartPrepareForCompletion(cartId: $cartId) {
          result {
            __typename
            ... on CartStatusReady {
              cart {
                ...CheckoutFields
              }
            }
            ... on CartStatusNotReady {
              errors {
                code
                message
              }
            }
            ... on CartThrottled {
              pollAfter
            }
          }
          userErrors {
            code
            field
            message
          }
        }
      }
    `,
    [checkoutFragment],
  ),
);

export const cartSubmitForCompletion = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    mutation CartSubmitForCompletion(
      $cartId: ID!
      $attemptToken: String!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      payload: cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) {
        result {
          __typename
          ... on SubmitSuccess {
            attemptId
            redirectUrl
          }
          ... on SubmitAlreadyAccepted {
            attemptId
          }
          ... on SubmitFailed {
            errors {
              code
              message
            }
          }
          ... on SubmitThrottled {
            pollAfter
          }
        }
        userErrors {
          code
          field
          message
        }
      }
    }
  `),
);

export const cartCompletionAttemptQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    query CartCompletionAttempt($attemptId: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      attempt: cartCompletionAttempt(attemptId: $attemptId) {
        __typename
        ... on CartCompletionSuccess {
          orderId
          orderUrl
          completedAt
        }
        ... on CartCompletionProcessing {
          pollDelay
        }
        ... on CartCompletionFailed {
          errors {
            code
            message
          }
        }
        ... on CartCompletionActionRequired {
          action {
            ... on CompletePaymentChallenge {
              redirectUrl
            }
          }
        }
      }
    }
  `),
);

export const paymentSettingsQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    query PaymentSettings($country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      shop {
        paymentSettings {
          cardVaultUrl
          acceptedCardBrands
        }
      }
    }
  `),
);

export const cartGiftCardCodesUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartGiftCardCodesUpdate(
        $cartId: ID!
        $giftCardCodes: [String!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartGiftCardCodesAdd = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartGiftCardCodesAdd(
        $cartId: ID!
        $giftCardCodes: [String!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartGiftCardCodesAdd(cartId: $cartId, giftCardCodes: $giftCardCodes) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);

export const cartGiftCardCodesRemove = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CartGiftCardCodesRemove(
        $cartId: ID!
        $appliedGiftCardIds: [ID!]!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $appliedGiftCardIds) {
          cart {
            ...CheckoutFields
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
    [checkoutFragment],
  ),
);
