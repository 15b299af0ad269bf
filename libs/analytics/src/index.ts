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
  type BagEventInput,
  toBagAnalyticsEvent,
  type ItemDescription,
  type FindItemDescription,
  createItemFromLine,
  createItemFromOffer,
  type ReportedBag,
  type ReportedLine,
  type ReportedOffer,
} from './bag-event.ts';
export { type BagChangeEvent, type ReportedQuantity, toBagChangeEvents } from './bag-change.ts';
export { type ReportedOrder, toOrderEvent } from './order-event.ts';
export {
  type Consent,
  CONSENT_LIFETIME_MS,
  type ConsentStorage,
  DEFAULT_CONSENT_STORAGE_KEY,
  type ConsentStorageSource,
  deleteConsent,
  emptyConsent,
  loadConsent,
  saveConsent,
} from './consent.ts';
export {
  type AnalyticsEvent,
  type AnalyticsPromotion,
  type DataLayerEntry,
  type CustomAnalyticsEvent,
  toDataLayerEntry,
  type Ga4Ecommerce,
} from './events.ts';
export { type AnalyticsItem, type AnalyticsList, type Ga4Item } from './items.ts';
export { type MoneyValue } from './money.ts';
export { type PrivacyWindow, isTrackingRefused } from './privacy-signals.ts';
export { type WebVital, type WebVitalEntry } from './web-vital.ts';
