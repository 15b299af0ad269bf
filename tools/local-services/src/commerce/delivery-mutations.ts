import { changeCart } from './cart-resolvers.ts';
import {
  addDeliveryAddresses,
  removeDeliveryAddresses,
  replaceDeliveryAddresses,
  selectDeliveryOptions,
  type SelectableAddressInput,
  type SelectableAddressUpdateInput,
  type SelectedDeliveryOptionInput,
  updateDeliveryAddresses,
} from './delivery-changes.ts';
import { requireInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

interface CartArguments {
  readonly cartId: string;
}

type Addresses<Input> = CartArguments & { readonly addresses: readonly Input[] };

/** The fields of `Mutation` about addresses and delivery. */
export const deliveryMutations = {
  cartDeliveryAddressesAdd: (
    { cartId, addresses }: Addresses<SelectableAddressInput>,
    context: RequestContext,
  ) => {
    requireInputSize(addresses);
    return changeCart(cartId, context, (cart) =>
      addDeliveryAddresses(cart, addresses, ['addresses'], context),
    );
  },
  cartDeliveryAddressesUpdate: (
    { cartId, addresses }: Addresses<SelectableAddressUpdateInput>,
    context: RequestContext,
  ) => {
    requireInputSize(addresses);
    return changeCart(cartId, context, (cart) => updateDeliveryAddresses(cart, addresses, context));
  },
  cartDeliveryAddressesRemove: (
    { cartId, addressIds }: CartArguments & { readonly addressIds: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(addressIds);
    return changeCart(cartId, context, (cart) => removeDeliveryAddresses(cart, addressIds));
  },
  cartDeliveryAddressesReplace: (
    { cartId, addresses }: Addresses<SelectableAddressInput>,
    context: RequestContext,
  ) => {
    requireInputSize(addresses);
    return changeCart(cartId, context, (cart) => replaceDeliveryAddresses(cart, addresses, context));
  },
  cartSelectedDeliveryOptionsUpdate: (
    {
      cartId,
      selectedDeliveryOptions,
    }: CartArguments & { readonly selectedDeliveryOptions: readonly SelectedDeliveryOptionInput[] },
    context: RequestContext,
  ) => {
    requireInputSize(selectedDeliveryOptions);
    return changeCart(cartId, context, (cart) =>
      selectDeliveryOptions(cart, selectedDeliveryOptions, context),
    );
  },
};
