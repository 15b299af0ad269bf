export {
  type Analytics,
  type AnalyticsEnvironment,
  type AnalyticsOptions,
  type AnalyticsScript,
  type AnalyticsStatus,
  type AnalyticsWindow,
  createAnalytics,
} from './analytics.ts';
export {
  type BagEvent,
  bagEvent,
  type ItemDescription,
  type ItemDescriptions,
  lineItem,
  offerItem,
  type ReportedBag,
  type ReportedLine,
  type ReportedOffer,
} from './bag-event.ts';
export {
  type Consent,
  consentLifetime,
  type ConsentStorage,
  consentStorageKey,
  type ConsentStorageSource,
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
export { type WebVital, type WebVitalEntry } from './web-vital.ts';
