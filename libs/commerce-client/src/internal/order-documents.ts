import { graphql, toOperation } from './graphql.ts';
import { addressFragment } from './account-documents.ts';

const orderFragment = /* @__PURE__ */ graphql(`
  fragment OrderFields on Order {
    id
    name
    processedAt
    canceledAt
    financialStatus
    fulfillmentStatus
    totalPrice {
      amount
      currencyCode
    }
  }
`);

export const ordersQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query CustomerOrders(
        $customerAccessToken: String!
        $first: Int!
        $after: String
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        customer(customerAccessToken: $customerAccessToken) {
          orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {
            nodes {
              ...OrderFields
              lineItems(first: 5) {
                nodes {
                  title
                  quantity
                  variant {
                    sku
                  }
                }
              }
              successfulFulfillments(first: 20) {
                trackingInfo(first: 20) {
                  number
                  url
                }
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [orderFragment],
  ),
);

export const orderIdsQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    query CustomerOrderIds(
      $customerAccessToken: String!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
        items: orders(first: 250, after: $after, sortKey: PROCESSED_AT, reverse: true) {
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `),
);

export const orderQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query CustomerOrder($id: ID!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        node(id: $id) {
          __typename
          ... on Order {
            ...OrderFields
            email
            paymentMethod: metafield(namespace: "custom", key: "payment_method") {
              value
            }
            reviewUrl: metafield(namespace: "custom", key: "review_url") {
              value
            }
            subtotalPrice {
              amount
              currencyCode
            }
            totalShippingPrice {
              amount
              currencyCode
            }
            totalTax {
              amount
              currencyCode
            }
            totalRefunded {
              amount
              currencyCode
            }
            shippingAddress {
              ...AddressFields
            }
            billingAddress {
              ...AddressFields
            }
            lineItems(first: 250) {
              nodes {
                title
                quantity
                currentQuantity
                customAttributes {
                  key
                  value
                }
                originalTotalPrice {
                  amount
                  currencyCode
                }
                discountedTotalPrice {
                  amount
                  currencyCode
                }
                variant {
                  id
                  sku
                }
              }
              pageInfo {
                hasNextPage
              }
            }
            successfulFulfillments(first: 20) {
              trackingCompany
              trackingInfo(first: 20) {
                number
                url
              }
              fulfillmentLineItems(first: 100) {
                nodes {
                  quantity
                  lineItem {
                    title
                    variant {
                      sku
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    [orderFragment, addressFragment],
  ),
);
