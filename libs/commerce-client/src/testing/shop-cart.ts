const eur = (amount: string) => ({ amount, currencyCode: 'EUR' });

/** A cart in the format of a shop's server, with one line of two units. */
export function createShopCart(over: object = {}) {
  return {
    id: 'gid://shopify/Cart/c1?key=secret',
    checkoutUrl: 'https://shop.example/cart/c/c1',
    totalQuantity: 2,
    note: null,
    attributes: [],
    buyerIdentity: { email: null, phone: null, countryCode: 'DE', customer: null },
    cost: { subtotalAmount: eur('64.0'), totalAmount: eur('57.6'), checkoutChargeAmount: eur('57.6') },
    discountCodes: [{ code: 'CLUB15', applicable: true }],
    discountAllocations: [],
    lines: {
      nodes: [createShopCartLine()],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    },
    ...over,
  };
}

export function createShopCartLine(over: object = {}) {
  return {
    __typename: 'CartLine',
    id: 'gid://shopify/CartLine/l1',
    quantity: 2,
    attributes: [],
    discountAllocations: [
      { __typename: 'CartCodeDiscountAllocation', code: 'club15', targetType: 'LINE_ITEM' },
    ],
    merchandise: {
      __typename: 'ProductVariant',
      id: 'gid://shopify/ProductVariant/3000401',
      sku: 'MH-P04-30',
      availableForSale: true,
    },
    cost: {
      amountPerQuantity: eur('32.0'),
      subtotalAmount: eur('64.0'),
      totalAmount: eur('57.6'),
    },
    ...over,
  };
}

/** A checkout in the format of a shop's server, without a delivery address. */
export function createShopCheckoutCart(over: object = {}) {
  return createShopCart({
    appliedGiftCards: [],
    delivery: { addresses: [] },
    deliveryGroups: { nodes: [] },
    ...over,
  });
}
