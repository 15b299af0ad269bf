import type { Consent } from '@marehalm/analytics';
import { createStore } from 'zustand/vanilla';

/** The shopper's choice; `undefined` before it is made, where the shop does not ask, and while the browser refuses tracking. */
export const consentStore = createStore<{ readonly consent: Consent | undefined }>(() => ({
  consent: undefined,
}));

/** Returns whether the visit may be measured now. */
export const hasAnalyticsConsent = (): boolean => consentStore.getState().consent?.statistics === true;
