import {
  type AttemptLog,
  type CheckoutStorage,
  createAttemptLog,
  createCheckoutStorage,
} from '@marehalm/checkout-domain';
import { type MarketId, marketIds } from '@marehalm/i18n-routing';
import { contactRules } from '../../config/contact-rules';
import type { StorageSource } from '../../wiring/browser-storage';
import { tabStorage } from './tab-storage';

/** What all tabs share. */
const sharedStorage: StorageSource = () => window.localStorage;

/** The checkout of this tab. */
export const checkoutStorage: CheckoutStorage<MarketId> = createCheckoutStorage(contactRules, {
  source: tabStorage,
  key: 'marehalm-checkout',
});

/** The payment attempts of this browser. */
export const attemptLog: AttemptLog<MarketId> = createAttemptLog(marketIds, {
  source: sharedStorage,
  key: 'marehalm-attempts',
});
