import type { Consent } from '@marehalm/analytics';
import { createStore } from 'zustand/vanilla';

/** What the shopper has agreed to; `undefined` before the question was answered, where it is not asked, and while tracking is refused. */
export const consentStore = createStore<{ readonly consent: Consent | undefined }>(() => ({
  consent: undefined,
}));

/** Whether what the shopper does in the shop may be measured now. */
export const isMeasured = (): boolean => consentStore.getState().consent?.statistics === true;
