import { graphql, toOperation } from './graphql.ts';

const problemFragment = /* @__PURE__ */ graphql(`
  fragment CustomerUserErrorFields on CustomerUserError {
    code
    field
    message
  }
`);

const sessionFragment = /* @__PURE__ */ graphql(`
  fragment SessionFields on CustomerAccessToken {
    accessToken
    expiresAt
  }
`);

const profileFragment = /* @__PURE__ */ graphql(`
  fragment ProfileFields on Customer {
    email
    firstName
    lastName
    phone
    acceptsMarketing
  }
`);

export const addressFragment = /* @__PURE__ */ graphql(`
  fragment AddressFields on MailingAddress {
    firstName
    lastName
    company
    address1
    address2
    zip
    city
    countryCode: countryCodeV2
    phone
  }
`);

const savedAddressFragment = /* @__PURE__ */ graphql(
  `
    fragment SavedAddressFields on MailingAddress {
      id
      ...AddressFields
    }
  `,
  [addressFragment],
);

export const customerCreate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: customerCreate(input: $input) {
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [problemFragment],
  ),
);

export const customerActivate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerActivate(
        $id: ID!
        $input: CustomerActivateInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerActivate(id: $id, input: $input) {
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [sessionFragment, problemFragment],
  ),
);

export const customerActivateByUrl = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerActivateByUrl(
        $activationUrl: URL!
        $password: String!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [sessionFragment, problemFragment],
  ),
);

export const customerAccessTokenCreate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerAccessTokenCreate(
        $input: CustomerAccessTokenCreateInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerAccessTokenCreate(input: $input) {
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [sessionFragment, problemFragment],
  ),
);

export const customerAccessTokenRenew = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerAccessTokenRenew(
        $customerAccessToken: String!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
          customerAccessToken {
            ...SessionFields
          }
          userErrors {
            message
          }
        }
      }
    `,
    [sessionFragment],
  ),
);

export const customerAccessTokenDelete = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    mutation CustomerAccessTokenDelete(
      $customerAccessToken: String!
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      payload: customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
        userErrors {
          message
        }
      }
    }
  `),
);

export const customerRecover = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerRecover($email: String!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        payload: customerRecover(email: $email) {
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [problemFragment],
  ),
);

export const customerReset = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerReset(
        $id: ID!
        $input: CustomerResetInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerReset(id: $id, input: $input) {
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [sessionFragment, problemFragment],
  ),
);

export const customerResetByUrl = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerResetByUrl(
        $resetUrl: URL!
        $password: String!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerResetByUrl(resetUrl: $resetUrl, password: $password) {
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [sessionFragment, problemFragment],
  ),
);

export const customerUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerUpdate(
        $customerAccessToken: String!
        $customer: CustomerUpdateInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerUpdate(customerAccessToken: $customerAccessToken, customer: $customer) {
          customer {
            ...ProfileFields
          }
          customerAccessToken {
            ...SessionFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [profileFragment, sessionFragment, problemFragment],
  ),
);

export const customerAddressCreate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerAddressCreate(
        $customerAccessToken: String!
        $address: MailingAddressInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) {
          customerAddress {
            ...SavedAddressFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [savedAddressFragment, problemFragment],
  ),
);

export const customerAddressUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerAddressUpdate(
        $customerAccessToken: String!
        $id: ID!
        $address: MailingAddressInput!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerAddressUpdate(
          customerAccessToken: $customerAccessToken
          id: $id
          address: $address
        ) {
          customerAddress {
            ...SavedAddressFields
          }
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [savedAddressFragment, problemFragment],
  ),
);

export const customerAddressDelete = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerAddressDelete(
        $customerAccessToken: String!
        $id: ID!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [problemFragment],
  ),
);

export const customerDefaultAddressUpdate = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      mutation CustomerDefaultAddressUpdate(
        $customerAccessToken: String!
        $addressId: ID!
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        payload: customerDefaultAddressUpdate(
          customerAccessToken: $customerAccessToken
          addressId: $addressId
        ) {
          customerUserErrors {
            ...CustomerUserErrorFields
          }
        }
      }
    `,
    [problemFragment],
  ),
);

/** Checks whether a token is still valid. */
export const customerQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    query Customer($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
    @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
        id
      }
    }
  `),
);

export const profileQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query CustomerProfile($customerAccessToken: String!, $country: CountryCode, $language: LanguageCode)
      @inContext(country: $country, language: $language) {
        customer(customerAccessToken: $customerAccessToken) {
          ...ProfileFields
        }
      }
    `,
    [profileFragment],
  ),
);

export const addressesQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(
    `
      query CustomerAddresses(
        $customerAccessToken: String!
        $after: String
        $country: CountryCode
        $language: LanguageCode
      ) @inContext(country: $country, language: $language) {
        customer(customerAccessToken: $customerAccessToken) {
          defaultAddress {
            id
          }
          addresses(first: 250, after: $after) {
            nodes {
              ...SavedAddressFields
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    `,
    [savedAddressFragment],
  ),
);

export const addressIdsQuery = /* @__PURE__ */ toOperation(
  /* @__PURE__ */ graphql(`
    query CustomerAddressIds(
      $customerAccessToken: String!
      $after: String
      $country: CountryCode
      $language: LanguageCode
    ) @inContext(country: $country, language: $language) {
      customer(customerAccessToken: $customerAccessToken) {
        items: addresses(first: 250, after: $after) {
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
