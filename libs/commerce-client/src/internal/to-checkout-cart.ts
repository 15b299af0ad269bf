import type { Address } from '../address.ts';
import type { CheckoutCart, DeliveryGroup } from '../checkout.ts';
import { parseMoney } from '../money.ts';
import type { checkoutQuery } from './checkout-documents.ts';
import type { DataOf } from './graphql.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import { toCart } from './to-cart.ts';
import { castCountryCodeField } from './cast-country-code.ts';

type CheckoutFields = NonNullable<DataOf<typeof checkoutQuery>['cart']>;
type GroupFields = CheckoutFields['deliveryGroups']['nodes'][number];

/**
 * Converts the cart of an answer with its addresses, delivery groups and gift cards.
 *
 * @throws RangeError when an amount is no money, or the cart has more lines than one answer holds.
 */
export function toCheckoutCart(fields: CheckoutFields): CheckoutCart {
  const cart = toCart(fields);
  return {
    ...cart,
    ...omitEmptyFields({ customerId: fields.buyerIdentity.customer?.id ?? null }),
    cost: { ...cart.cost, due: parseMoney(fields.cost.checkoutChargeAmount) },
    deliveryAddresses: fields.delivery.addresses.map(({ id, selected, address }) => ({
      id,
      selected,
      address: omitEmptyFields(address),
    })),
    deliveryGroups: fields.deliveryGroups.nodes.map(toGroup),
    giftCards: fields.appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed, balance }) => ({
      id,
      lastCharacters,
      used: parseMoney(presentmentAmountUsed),
      balance: parseMoney(balance),
    })),
  };
}

/** Converts the address to the input of a mutation: the delivery address, not saved after the order. */
export function toSelectableAddress(address: Address) {
  return { address: { deliveryAddress: castCountryCodeField(address) }, selected: true, oneTimeUse: true };
}

/** Converts a billing address; its input type has the country as a string. */
export function toBillingAddressInput({ countryCode, ...address }: Address) {
  return { ...address, country: countryCode ?? null };
}

function toGroup({ id, deliveryOptions, selectedDeliveryOption }: GroupFields): DeliveryGroup {
  return {
    id,
    options: deliveryOptions.map(
      ({ handle, code, title, description, deliveryMethodType, estimatedCost }) => ({
        handle,
        ...omitEmptyFields({ code, title, description }),
        method: deliveryMethodType,
        cost: parseMoney(estimatedCost),
      }),
    ),
    ...omitEmptyFields({ selected: selectedDeliveryOption?.handle ?? null }),
  };
}
