export {
  type Analytics,
  type AnalyticsEnvironment,
  type AnalyticsOptions,
  type AnalyticsScriptElement,
  type AnalyticsStatus,
  type AnalyticsWindow,
  createAnalytics,
} from './analytics.ts';
export {
  type BagEvent,
  toBagAnalyticsEvent,
  type ItemDescription,
  type FindItemDescription,
  createItemFromLine,
  createItemFromOffer,
  type ReportedBag,
  type ReportedLine,
  type ReportedOffer,
} from './bag-event.ts';
export { type BagChangeEvent, type BagLineQuantity, toBagChangeEvents } from './bag-change.ts';
export { type ReportedOrder, toPurchaseEvent } from './purchase-event.ts';
export {
  type Consent,
  CONSENT_LIFETIME_MS,
  type ConsentStorage,
  DEFAULT_CONSENT_STORAGE_KEY,
  type ConsentStorageGetter,
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
export { type AnalyticsItem, type AnalyticsList, type Ga4Item } from './analytics-item.ts';
export { type MoneyValue } from './money.ts';
export { type PrivacyWindow, isTrackingRefused } from './privacy-signals.ts';
export { type WebVital, type WebVitalEntry } from './web-vital.ts';
