export {
  createStorefrontClient,
  type RequestOptions,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client.ts';
export { isTemporaryFailure, type StorefrontAnswer, type StorefrontFailure } from './answer.ts';
export type { Operation } from './operation.ts';

export {
  type CatalogAnswer,
  type CommerceProduct,
  type CommerceVariant,
  fetchCatalog,
  indexVariantsBySku,
} from './catalog.ts';
export { parseRating, type ProductRating } from './rating.ts';

export {
  addCartLines,
  type BuyerChange,
  type CartAnswer,
  type CartAttribute,
  type CartLineChange,
  type CommerceBuyer,
  type CommerceCart,
  type CommerceCartCost,
  type CommerceCartLine,
  type CartDiscountCode,
  createCart,
  type NewCart,
  type NewCartLine,
  fetchCart,
  removeCartLines,
  setBuyerIdentity,
  setCartAttributes,
  setCartNote,
  setDiscountCodes,
  updateCartLines,
} from './cart.ts';
export {
  type CartTransportOptions,
  createCartTransport,
  type StorefrontCartTransport,
  type TransportAnswer,
  type TransportCart,
  type TransportCartLine,
  type TransportChanges,
  type TransportLine,
  type TransportMessage,
} from './cart-transport.ts';
export type {
  CartOutcome,
  CartProblem,
  CartWarning,
  CartWarningCode,
  CartWarningKind,
} from './cart-answer.ts';
export {
  toGiftCardAttributes,
  type GiftCardDetails,
  parseGiftCardAttributes,
} from './gift-card-attributes.ts';

export type { Address } from './address.ts';
export {
  addDeliveryAddress,
  type AppliedGiftCard,
  type CheckoutAddress,
  type CheckoutAnswer,
  type CheckoutCart,
  type CheckoutCost,
  type CompletionAnswer,
  type CompletionProblem,
  type CompletionRefusal,
  type DeliveryChoice,
  type DeliveryGroup,
  type DeliveryOption,
  type Payment,
  type PreparationAnswer,
  prepareForCompletion,
  fetchCheckout,
  fetchCompletionAttempt,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  type SubmissionAnswer,
  submitForCompletion,
  updatePayment,
} from './checkout.ts';
export {
  type CheckoutFailure,
  type CheckoutServiceAnswer,
  createCheckoutService,
  type StorefrontCheckoutService,
} from './checkout-service.ts';
export { type DeliveryOptionGroup, groupDeliveryOptions } from './group-delivery-options.ts';
export {
  findSharedCart,
  type SharedCartResult,
  type BagLineInput,
  parseSharedCartId,
  toBagLineInput,
} from './shared-cart.ts';
export { type CodeRefusal, toCodeRefusal } from './code-refusal.ts';
export { type GiftCardResult, applyGiftCard, type PromoCodeResult, tryPromoCode } from './apply-code.ts';
export { addGiftCardCodes, removeGiftCards, setGiftCardCodes } from './gift-cards.ts';

export {
  type Card,
  type CardBrand,
  type CardSessionAnswer,
  type CardSessionOptions,
  createCardSession,
  type PaymentSettings,
  type PaymentSettingsAnswer,
  fetchPaymentSettings,
} from './card-session.ts';

export {
  type AccountSessions,
  type AccountSessionsOptions,
  createAccountSessions,
  type SessionEnd,
  type SessionStorage,
  type ShopSession,
  type ShopSessions,
} from './account-sessions.ts';
export { createSessionRenewal } from './session-renewal.ts';
export {
  changeKnownPassword,
  choosePasswordByLink,
  createRepeatableSignUp,
  type OpenedAccountAnswer,
  type PasswordByLinkAnswer,
} from './password-flows.ts';
export { createStorefrontAccounts } from './storefront-accounts.ts';
export { type OrderFormPrefill, fetchOrderFormPrefill } from './order-form-prefill.ts';
export { type MailedLink, parseMailedLink } from './mailed-link.ts';
export type {
  AccountField,
  AccountItemMissing,
  AccountOrder,
  AccountOrderCost,
  AccountOrderDetails,
  AccountOrderItem,
  AccountOrderLine,
  AccountProblem,
  AccountProblemKind,
  AccountProfile,
  AccountRefusal,
  Accounts,
  AccountSession,
  ActivationAnswer,
  AddressUpdateAnswer,
  AddressRemovalAnswer,
  AddressesAnswer,
  FulfillmentStatus,
  LinkInvalid,
  MailedKey,
  NewAccount,
  NewAddressAnswer,
  OrderAnswer,
  OrdersAnswer,
  OrdersPage,
  PasswordAccounts,
  PasswordChangeAnswer,
  PaymentStatus,
  ProfileAnswer,
  ProfileChange,
  ProfileChangeAnswer,
  RecoveryAnswer,
  RenewalAnswer,
  ResetAnswer,
  SavedAddress,
  Shipment,
  ShipmentLine,
  ShipmentTracking,
  SignedOut,
  SignInAnswer,
  SignOutAnswer,
  SignUpAnswer,
} from './accounts-port.ts';

export { type CurrencyCode, type DecimalMoney, formatDecimalMoney, type Money, parseMoney } from './money.ts';
