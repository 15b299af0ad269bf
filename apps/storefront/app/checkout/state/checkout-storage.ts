import {
  type PaymentAttemptLog,
  type CheckoutStorage,
  createPaymentAttemptLog,
  createCheckoutStorage,
} from '@marehalm/checkout-domain';
import { type MarketId, marketIds, storageKeys } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { tabStorage } from '../../session/tab-storage';

/** The checkout of this tab. */
export const checkoutStorage: CheckoutStorage<MarketId> = createCheckoutStorage(contactRules, {
  source: () => tabStorage,
  key: storageKeys.checkoutInput,
});

/** The payment attempts of this browser. */
export const paymentAttemptLog: PaymentAttemptLog<MarketId> = createPaymentAttemptLog(marketIds, {
  source: () => window.localStorage,
  key: storageKeys.paymentAttempts,
});
