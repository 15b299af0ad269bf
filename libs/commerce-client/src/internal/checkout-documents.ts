import { cartFragment, userErrorFragment, warningFragment } from './cart-documents.ts';
import { graphql, operation } from './graphql.ts';

/** The cart with what only a checkout asks for: shops take their time to work out delivery. */
const checkoutFragment = graphql(
  `
    fragment CheckoutFields on Cart {
      ...CartFields
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

const payloadFragments = [checkoutFragment, userErrorFragment, warningFragment] as const;

export const checkoutQuery = operation(
  graphql(
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

export const cartDeliveryAddressesAdd = operation(
  graphql(
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

export const cartDeliveryAddressesReplace = operation(
  graphql(
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

export const cartSelectedDeliveryOptionsUpdate = operation(
  graphql(
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

export const cartPaymentUpdate = operation(
  graphql(
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

export const cartPrepareForCompletion = operation(
  graphql(
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
            ...UserErrorFields
          }
        }
      }
    `,
    [checkoutFragment, userErrorFragment],
  ),
);

export const cartSubmitForCompletion = operation(
  graphql(
    `
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
            ...UserErrorFields
          }
        }
      }
    `,
    [userErrorFragment],
  ),
);

export const cartCompletionAttemptQuery = operation(
  graphql(`
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

export const paymentSettingsQuery = operation(
  graphql(`
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
