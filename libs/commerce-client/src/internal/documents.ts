import {
  cartCompletionAttemptQuery,
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesReplace,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartSelectedDeliveryOptionsUpdate,
  cartSubmitForCompletion,
  checkoutQuery,
  paymentSettingsQuery,
} from './checkout-documents.ts';
import {
  cartBuyerIdentityUpdate,
  cartCreate,
  cartDiscountCodesUpdate,
  cartLinesAdd,
  cartLinesRemove,
  cartLinesUpdate,
  cartQuery,
} from './cart-documents.ts';
import { catalogueQuery, productVariantsQuery } from './catalogue-documents.ts';

/** Every query and mutation that this package sends, by its operation's name; a test checks them against the schema. */
export const documents: Readonly<Record<string, string>> = {
  Catalogue: catalogueQuery,
  ProductVariants: productVariantsQuery,
  Cart: cartQuery,
  CartCreate: cartCreate,
  CartLinesAdd: cartLinesAdd,
  CartLinesUpdate: cartLinesUpdate,
  CartLinesRemove: cartLinesRemove,
  CartDiscountCodesUpdate: cartDiscountCodesUpdate,
  CartBuyerIdentityUpdate: cartBuyerIdentityUpdate,
  Checkout: checkoutQuery,
  CartDeliveryAddressesAdd: cartDeliveryAddressesAdd,
  CartDeliveryAddressesReplace: cartDeliveryAddressesReplace,
  CartSelectedDeliveryOptionsUpdate: cartSelectedDeliveryOptionsUpdate,
  CartPaymentUpdate: cartPaymentUpdate,
  CartPrepareForCompletion: cartPrepareForCompletion,
  CartSubmitForCompletion: cartSubmitForCompletion,
  PaymentSettings: paymentSettingsQuery,
  CartCompletionAttempt: cartCompletionAttemptQuery,
};
