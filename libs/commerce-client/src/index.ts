export {
  createStorefrontClient,
  type RequestOptions,
  type StorefrontClient,
  type StorefrontClientOptions,
} from './client.ts';
export { isTemporary, type StorefrontAnswer, type StorefrontFailure } from './answer.ts';
export type { Operation } from './operation.ts';

export {
  type CatalogueAnswer,
  type CommerceProduct,
  type CommerceVariant,
  readCatalogue,
  variantsBySku,
} from './catalogue.ts';

export {
  addCartLines,
  type BuyerChange,
  type CartAnswer,
  type CartLineChange,
  type CommerceBuyer,
  type CommerceCart,
  type CommerceCartCost,
  type CommerceCartLine,
  type CommerceDiscountCode,
  createCart,
  type NewCart,
  type NewCartLine,
  readCart,
  removeCartLines,
  setBuyerIdentity,
  setDiscountCodes,
  updateCartLines,
} from './cart.ts';
export type { CartOutcome, CartProblem, CartWarning, CartWarningCode } from './cart-answer.ts';

export {
  type Address,
  addDeliveryAddress,
  type CheckoutAddress,
  type CheckoutAnswer,
  type CheckoutCart,
  type CompletionAnswer,
  type CompletionProblem,
  type CompletionRefusal,
  type DeliveryChoice,
  type DeliveryGroup,
  type DeliveryOption,
  type Payment,
  type PreparationAnswer,
  prepareForCompletion,
  readCheckout,
  readCompletionAttempt,
  replaceDeliveryAddress,
  selectDeliveryOptions,
  type SubmissionAnswer,
  submitForCompletion,
  updatePayment,
} from './checkout.ts';

export {
  type Card,
  type CardBrand,
  type CardSessionAnswer,
  type CardSessionOptions,
  createCardSession,
  type PaymentSettings,
  type PaymentSettingsAnswer,
  readPaymentSettings,
} from './card-session.ts';

export { type CurrencyCode, type DecimalMoney, formatDecimalMoney, type Money, parseMoney } from './money.ts';
