export type { Money } from './money.ts';
export type { Address, SavedAddress } from './address.ts';

export { normalizeInput, normalizeName } from './normalize-input.ts';
export { isPrintableAddressText, MAX_ADDRESS_FIELD_LENGTH } from './address-text.ts';
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
export type { PhoneRules } from './phone-rules.ts';
export {
  addressFields,
  type Contact,
  type ContactField,
  contactFields,
  type ContactRules,
  createContact,
  isContactUntouched,
  moveContact,
  normalizeContact,
  setContactField,
} from './contact.ts';
export {
  checkContact,
  type ContactMistake,
  type ContactMistakes,
  toContactMistakes,
} from './check-contact.ts';
export { findSuggestedAddress, toAccountContact, toAddress, addressToContact } from './contact-address.ts';
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
  MAX_REVIEW_LENGTHS,
  MAX_REVIEW_STARS,
  normalizeReview,
  type ReviewDraft,
  type ReviewField,
  reviewFields,
  type ReviewMistake,
  type ReviewMistakes,
  type ReviewOutcome,
  sendReview,
} from './review-form.ts';
export { fetchReviewableProducts, type ReviewableProduct } from './reviewable-products.ts';
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
export type { CheckoutDependencies } from './checkout-dependencies.ts';
export type { CheckoutContext } from './checkout-context.ts';
export {
  type CheckoutNotice,
  type CheckoutCartWithGiftCards,
  type CheckoutSnapshot,
  type CheckoutActivity,
  isProblemNotice,
} from './checkout-snapshot.ts';
export type { OrderActions } from './internal/order-actions.ts';
export type { StepActions } from './internal/step-actions.ts';
export type { TextStorageGetter, TextStorage } from './internal/text-storage.ts';

export type {
  AppliedGiftCard,
  AttemptStatus,
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
export { findDeliveryCost, type OrderCost, toOrderCost } from './order-cost.ts';
export { findOrderChanges, type OrderChange } from './order-changes.ts';
export {
  type OrderSummary,
  type OrderLineSummary,
  type PickupPoint,
  toOrderSummary,
  groupOrderLinesBySku,
} from './order-summary.ts';
export { type OrderPayments, toOrderPayments } from './order-payments.ts';
export {
  type BagSummaryInput,
  type BagCorrection,
  findBagChangesToReport,
  bagToOrderSummary,
  toOrderChanges,
} from './compare-bag-with-order.ts';
export { type CheckoutBag, type CheckoutLine, listCheckoutLines, toBagCost } from './checkout-lines.ts';
export { type DeliveryCalendar, calculateArrivalDays } from './arrival-days.ts';
export {
  createOrderDraft,
  type OrderDraftDetails,
  type OrderDraft,
  type OrderDraftLine,
  type OrderPicture,
} from './order-draft.ts';
export { splitDeliveryDescription } from './split-delivery-description.ts';
export {
  fetchAttemptMarket,
  isAttemptKnownByIdOnly,
  type OrderedBagContents,
  parseReturnedAttempt,
  type PaymentAttempt,
} from './payment-attempt.ts';
export { type PaymentAttemptLog, createPaymentAttemptLog } from './payment-attempt-log.ts';
export type { PaymentProvider, PaymentSessionResult } from './payment-provider.ts';
export {
  type OrderOutcome,
  type OrderDependencies,
  type OrderReference,
  type OrderRequest,
  placeOrder,
  recoverAttempt,
} from './place-order.ts';
export { parseOrderNumber } from './parse-order-number.ts';
export { type DetailedOrder, isDetailedOrder, type OrderWithoutDetails } from './detailed-order.ts';
export { createOrderStorage, type OrderStorage, type AllowedOrderValues } from './order-storage.ts';

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
