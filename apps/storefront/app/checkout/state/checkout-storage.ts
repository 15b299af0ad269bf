import {
  type AttemptLog,
  type CheckoutStorage,
  createAttemptLog,
  createCheckoutStorage,
} from '@marehalm/checkout-domain';
import { type MarketId, marketIds } from '@marehalm/i18n-routing';
import { contactRules } from '../../config/contact-rules';
import { tabStorage } from '../../wiring/tab-storage';

/** The checkout of this tab. */
export const checkoutStorage: CheckoutStorage<MarketId> = createCheckoutStorage(contactRules, {
  source: () => tabStorage,
  key: 'marehalm-checkout',
});

/** The payment attempts of this browser. */
export const attemptLog: AttemptLog<MarketId> = createAttemptLog(marketIds, {
  source: () => window.localStorage,
  key: 'marehalm-attempts',
});
