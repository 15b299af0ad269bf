import { graphql, toOperation } from './graphql.ts';

const variantFragment = /* @__PURE__ */ graphql(`
  fragment Variant on ProductVariant {
    id
    sku
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    availableForSale
    quantityAvailable
  }
`);

export const catalogQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query Catalogue($after: String, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        products(first: 100, after: $after) {
          nodes {
            id
            handle
            isGiftCard
            rating: metafield(namespace: "reviews", key: "rating") {
              value
            }
            ratingCount: metafield(namespace: "reviews", key: "rating_count") {
              value
            }
            variants(first: 50) {
              nodes {
                ...Variant
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    `,
    [variantFragment],
  ),
);

export const productVariantsQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query ProductVariants($id: ID!, $after: String, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        product(id: $id) {
          variants(first: 250, after: $after) {
            nodes {
              ...Variant
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [variantFragment],
  ),
);
