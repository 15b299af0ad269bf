import { createStorefrontClient, type StorefrontClient } from '../storefront-client.ts';
import { serveShop } from './graphql-server.ts';
import { createShopCheckoutCart } from './shop-cart.ts';

/** The cart. */
export const id = 'gid://shopify/Cart/c1?key=secret';

/** Its only group of goods. */
export const groupId = 'gid://shopify/CartDeliveryGroup/g1';

/** Delivery to a parcel shop, as the API sends it. */
export const shipping = {
  handle: 'h-parcel',
  code: 'parcel-shop',
  title: 'Parcel shop',
  description: null,
  deliveryMethodType: 'PICKUP_POINT',
  estimatedCost: { amount: '4.9', currencyCode: 'EUR' },
};

/** The cart as the API sends it. */
export const checkoutCart = createShopCheckoutCart({
  delivery: {
    addresses: [
      {
        id: 'gid://shopify/CartSelectableAddress/a1',
        selected: true,
        address: {
          __typename: 'CartDeliveryAddress',
          firstName: 'Bodil',
          lastName: 'Holm',
          company: null,
          address1: 'Strandvejen 1',
          address2: null,
          zip: '8000',
          city: 'Aarhus',
          countryCode: 'DK',
          phone: null,
        },
      },
    ],
  },
  deliveryGroups: {
    nodes: [
      {
        id: groupId,
        deliveryOptions: [
          shipping,
          { ...shipping, handle: 'h-home', code: null, description: 'At the door' },
        ],
        selectedDeliveryOption: shipping,
      },
    ],
  },
});

/** The cart as the client returns it. */
export const checkout = {
  id,
  deliveryAddresses: [
    {
      id: 'gid://shopify/CartSelectableAddress/a1',
      selected: true,
      address: {
        firstName: 'Bodil',
        lastName: 'Holm',
        address1: 'Strandvejen 1',
        zip: '8000',
        city: 'Aarhus',
        countryCode: 'DK',
      },
    },
  ],
  giftCards: [],
  deliveryGroups: [
    {
      id: groupId,
      options: [
        {
          handle: 'h-parcel',
          code: 'parcel-shop',
          title: 'Parcel shop',
          method: 'PICKUP_POINT',
          cost: { amount: 490, currency: 'EUR' },
        },
        {
          handle: 'h-home',
          title: 'Parcel shop',
          description: 'At the door',
          method: 'PICKUP_POINT',
          cost: { amount: 490, currency: 'EUR' },
        },
      ],
      selected: 'h-parcel',
    },
  ],
};

/** Serves a shop whose answer to every request is `root`, and returns its client. */
export async function shopWith(root: object): Promise<StorefrontClient> {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DK', language: 'DA' });
}
