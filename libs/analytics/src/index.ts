export {
  type Analytics,
  type AnalyticsEnvironment,
  type AnalyticsOptions,
  type AnalyticsStatus,
  type AnalyticsWindow,
  createAnalytics,
} from './analytics.ts';
export {
  type Consent,
  consentLifetime,
  type ConsentStorage,
  consentStorageKey,
  forgetConsent,
  noConsent,
  readConsent,
  writeConsent,
} from './consent.ts';
export {
  type AnalyticsEvent,
  type AnalyticsPromotion,
  type DataLayerEntry,
  dataLayerEntry,
  type Ga4Ecommerce,
} from './events.ts';
export { type AnalyticsItem, type AnalyticsList, type Ga4Item } from './items.ts';
export { type MoneyValue } from './money.ts';
export { type PrivacyWindow, refusesTracking } from './privacy-signals.ts';
