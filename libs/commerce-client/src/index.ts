export {
  createStorefrontClient,
  type RequestOptions,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './storefront-client.ts';
export { isTemporaryFailure, type StorefrontAnswer, type StorefrontFailure } from './storefront-answer.ts';
export type { StorefrontOperation } from './storefront-operation.ts';

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
} from './cart-outcome.ts';
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
  type DeliveryChoice,
  type DeliveryGroup,
  type DeliveryOption,
  type Payment,
  fetchCheckout,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  updatePayment,
} from './checkout.ts';
export {
  type CompletionAnswer,
  type CompletionProblem,
  type CompletionRequestFailure,
  type PreparationAnswer,
  prepareForCompletion,
  fetchCompletionAttempt,
  type SubmissionAnswer,
  submitForCompletion,
} from './checkout-completion.ts';
export {
  type CheckoutFailure,
  type CheckoutServiceAnswer,
  createCheckoutService,
  type StorefrontCheckoutService,
} from './checkout-service.ts';
export { type DeliveryOptionGroup, groupDeliveryOptions } from './group-delivery-options.ts';
export {
  fetchSharedCart,
  type SharedCartResult,
  type BagLineInput,
  parseSharedCartId,
  toBagLineInput,
} from './shared-cart.ts';
export { type CodeRefusalReason, toCodeRefusalReason } from './code-refusal-reason.ts';
export { type GiftCardResult, applyGiftCard } from './apply-gift-card.ts';
export { type PromoCodeResult, applyPromoCode } from './apply-promo-code.ts';
export { addGiftCardCodes, removeGiftCards, setGiftCardCodes } from './gift-cards.ts';

export {
  type PaymentCard,
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
  type SessionEndReason,
  type SessionTextStorage,
  type ShopSessionState,
  type ShopSessions,
} from './account-sessions.ts';
export { createExpiringSessionRenewer } from './session-renewal.ts';
export {
  changeKnownPassword,
  choosePasswordByLink,
  createSignUpAndSignIn,
  type SignUpAndSignInAnswer,
  type PasswordByLinkAnswer,
} from './password-flows.ts';
export { createStorefrontAccounts } from './storefront-accounts.ts';
export { type WithdrawalFormPrefill, fetchWithdrawalFormPrefill } from './withdrawal-form-prefill.ts';
export { type MailedLink, parseMailedLink } from './mailed-link.ts';
export type {
  AccountField,
  AccountItemMissing,
  AccountProblem,
  AccountProblemKind,
  AccountRefusal,
  ActivationAnswer,
  AddressUpdateAnswer,
  AddressActionAnswer,
  AddressesAnswer,
  LinkInvalid,
  NewAddressAnswer,
  OrderAnswer,
  OrdersAnswer,
  PasswordChangeAnswer,
  ProfileAnswer,
  ProfileChangeAnswer,
  RecoveryAnswer,
  RenewalAnswer,
  ResetAnswer,
  SignedOut,
  SignInAnswer,
  SignOutAnswer,
  SignUpAnswer,
} from './account-answers.ts';
export type {
  AccountOrder,
  AccountOrderCost,
  AccountOrderDetails,
  AccountOrderItem,
  AccountOrderLine,
  FulfillmentStatus,
  PaymentStatus,
  Shipment,
  ShipmentLine,
  ShipmentTracking,
} from './account-order.ts';
export type {
  AccountProfile,
  Accounts,
  AccountSession,
  MailedLinkReference,
  NewAccount,
  OrdersPageOptions,
  PasswordAccounts,
  ProfileChange,
  SavedAddress,
} from './accounts.ts';

export { type CurrencyCode, type DecimalMoney, toDecimalMoney, type Money, parseMoney } from './money.ts';
