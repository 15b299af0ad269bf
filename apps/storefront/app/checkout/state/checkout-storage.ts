import {
  type AttemptLog,
  type CheckoutStorage,
  createAttemptLog,
  createCheckoutStorage,
} from '@marehalm/checkout-domain';
import { type MarketId, marketIds, storageKeys } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { tabStorage } from '../../session/tab-storage';

/** The checkout of this tab. */
export const checkoutStorage: CheckoutStorage<MarketId> = createCheckoutStorage(contactRules, {
  source: () => tabStorage,
  key: storageKeys.checkout,
});

/** The payment attempts of this browser. */
export const attemptLog: AttemptLog<MarketId> = createAttemptLog(marketIds, {
  source: () => window.localStorage,
  key: storageKeys.attempts,
});
