export type { Money } from './money.ts';
export type { Address, SavedAddress } from './address.ts';

export { normalizeInput, normalizeName } from './normalize-input.ts';
export { isAddressText, MAX_ADDRESS_FIELD_LENGTH } from './address-text.ts';
export { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
export {
  checkPostcode,
  isPostcodeNumeric,
  isPostcodeRequired,
  normalizePostcode,
  type PostcodeFormat,
  type PostcodeFormats,
  type PostcodeMistake,
  type PostcodeRange,
} from './postcodes.ts';
export { findCountryOfTown, findTown, type PostcodeRules, type TownRange, type Towns } from './towns.ts';
export type { PhoneRules } from './phone-rules-port.ts';
export {
  addressFields,
  checkContact,
  type Contact,
  type ContactField,
  contactFields,
  type ContactMistake,
  type ContactMistakes,
  type ContactRules,
  createContact,
  findSuggestedAddress,
  isContactUntouched,
  moveContact,
  normalizeContact,
  setContactField,
  toAccountContact,
  toAddress,
  addressToContact,
  toContactMistakes,
} from './contact.ts';
export {
  type BillingFormValues,
  getBillingCountries,
  type BillingField,
  billingFields,
  checkBilling,
} from './billing.ts';
export {
  type AccountFormField,
  type AccountFormMistake,
  type AccountFormMistakes,
  type AccountFormValues,
  checkAccountForm,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  normalizeAccountForm,
  toAccountFormMistakes,
} from './account-form.ts';
export { getAddressName, toAddressLines } from './address-lines.ts';
export {
  checkNewsletterSignUp,
  createNewsletterSender,
  type NewsletterField,
  type NewsletterMistake,
  type NewsletterOutcome,
  type NewsletterSenderOptions,
  type NewsletterSignUp,
  sendNewsletterSignUp,
} from './newsletter.ts';
export {
  checkOrderStatusQuery,
  fetchOrderStatus,
  type OrderStatus,
  type OrderStatusMistakes,
  type OrderStatusOutcome,
  type OrderStatusQuery,
} from './order-status.ts';
export {
  checkReview,
  fetchReviewableProducts,
  MAX_REVIEW_LENGTHS,
  MAX_REVIEW_STARS,
  normalizeReview,
  type ReviewableProduct,
  type ReviewDraft,
  type ReviewField,
  reviewFields,
  type ReviewMistake,
  type ReviewMistakes,
  type ReviewOutcome,
  sendReview,
} from './review-form.ts';
export {
  type RatedReview,
  type ReviewSummary,
  sortReviewsNewestFirst,
  summarizeReviews,
} from './review-summary.ts';
export {
  checkStockAlert,
  createStockAlertSender,
  requestStockAlert,
  type StockAlertRequest,
  type StockAlertOutcome,
  type StockAlertSenderOptions,
} from './stock-alert.ts';

export {
  type CheckoutState,
  type CheckoutEvent,
  getCompletedSteps,
  createCheckoutState,
  NO_PAYMENT_DUE,
  type PrefilledContact,
  reduceCheckout,
  getRequiredContactFields,
} from './checkout-state.ts';
export {
  type CheckoutStep,
  checkoutSteps,
  type CompletedSteps,
  getFirstOpenStep,
  getNextStep,
  getStepForHash,
} from './checkout-steps.ts';
export { type CheckoutStorage, createCheckoutStorage } from './checkout-storage.ts';
export { type CartUpdateResult, type CheckoutSession, createCheckoutSession } from './checkout-session.ts';
export type { CheckoutPorts, CheckoutContext } from './checkout-ports.ts';
export {
  type CheckoutNotice,
  type CheckoutCartWithGiftCards,
  type CheckoutSnapshot,
  type CheckoutActivity,
  isProblemNotice,
} from './checkout-snapshot.ts';
export type { OrderActions } from './internal/order-actions.ts';
export type { StepActions } from './internal/step-actions.ts';
export type { StorageSource, TextStorage } from './internal/text-storage.ts';

export type {
  AppliedGiftCard,
  AttemptResult,
  BuyerIdentity,
  CartResult,
  CheckoutCart,
  CheckoutCartLine,
  CheckoutService,
  DeliveryGroup,
  DeliveryOption,
  Payment,
  PreparationResult,
  ServiceFailure,
  ServiceProblem,
  ServiceRefusal,
  ServiceWarning,
  SubmissionResult,
} from './checkout-service.ts';
export { type BuyerDetails, toBuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';
export {
  findDeliveryCost,
  findOrderChanges,
  type OrderChange,
  type OrderCost,
  type OrderSummary,
  type OrderLineSummary,
  type OrderPayments,
  type PickupPoint,
  toOrderCost,
  toOrderSummary,
  groupOrderLinesBySku,
  toOrderPayments,
} from './order-summary.ts';
export {
  type BagSummaryInput,
  type BagCorrection,
  findBagChangesToReport,
  bagToOrderSummary,
  toOrderChanges,
} from './compare-bag-with-order.ts';
export { type CheckoutBag, type CheckoutLine, listCheckoutLines, toBagCost } from './checkout-lines.ts';
export { type DeliveryCalendar, calculateArrivalDays } from './arrival-days.ts';
export { createOrderDraft, type OrderDraftDetails, splitDeliveryDescription } from './order-draft.ts';
export {
  fetchAttemptMarket,
  isAttemptKnownByIdOnly,
  type OrderedGoods,
  parseReturnedAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
export { type PaymentAttemptLog, createPaymentAttemptLog } from './payment-attempt-log.ts';
export type { PaymentProvider, PaymentSessionResult } from './payment-provider.ts';
export {
  type OrderOutcome,
  type OrderPorts,
  type OrderReference,
  type OrderRequest,
  placeOrder,
  recoverAttempt,
  parseOrderNumber,
} from './place-order.ts';
export {
  type DetailedOrder,
  createOrderStorage,
  isDetailedOrder,
  type OrderDraft,
  type OrderDraftLine,
  type OrderPicture,
  type OrderStorage,
  type AllowedOrderValues,
  type OrderWithoutDetails,
} from './placed-order.ts';

export {
  checkWithdrawal,
  parseWithdrawal,
  sendWithdrawal,
  type Withdrawal,
  type WithdrawalField,
  withdrawalFields,
  MAX_WITHDRAWAL_LENGTHS,
  type WithdrawalMistake,
  type WithdrawalMistakes,
  type WithdrawalOutcome,
  type WithdrawalScope,
} from './withdrawal.ts';
export { createWithdrawalDraftStorage, type WithdrawalDraftStorage } from './withdrawal-draft-storage.ts';
