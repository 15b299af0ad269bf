/** The shopper's consent. Without a choice nothing is allowed (ePrivacy Directive art. 5(3), GDPR). */
export interface Consent {
  /** Statistics about visits and purchases. */
  readonly statistics: boolean;
  /** Recognition of the shopper in advertising. */
  readonly marketing: boolean;
}

/** Consent to nothing beyond what is necessary. */
export const emptyConsent: Consent = { statistics: false, marketing: false };

/** Whether any purpose is allowed. */
export function hasAnyConsent({ statistics, marketing }: Consent): boolean {
  return statistics || marketing;
}

/** Value of one purpose in Google's consent mode: `granted` or `denied`. */
export type ConsentModeState = 'granted' | 'denied';

/** Converts a consent to Google's consent mode, version 2. */
export function toConsentMode({
  statistics,
  marketing,
}: Consent): Readonly<Record<string, ConsentModeState>> {
  const stateOf = (allowed: boolean): ConsentModeState => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: stateOf(statistics),
    ad_storage: stateOf(marketing),
    ad_user_data: stateOf(marketing),
    ad_personalization: stateOf(marketing),
  };
}

/** The part of the Web Storage API that is used, as in `localStorage`. */
export interface ConsentStorage {
  /** Returns `null` when there is no value. */
  getItem(key: string): string | null;
  /** May throw, as when the storage is full. */
  setItem(key: string, value: string): void;
  /** Removes the value of `key`. */
  removeItem(key: string): void;
}

/**
 * Returns the storage; may throw, as where cookies are forbidden, and is `undefined` on a server. So pass `() =>
 * localStorage`.
 */
export type ConsentStorageGetter = () => ConsentStorage | undefined;

/** Storage key of the choice unless another is given. */
export const DEFAULT_CONSENT_STORAGE_KEY = 'consent';

/** Time until the shopper is asked again: 365 days, in milliseconds. */
export const CONSENT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

const CONSENT_VERSION = 1;

/**
 * Loads the shopper's choice. Returns `undefined` when there is none, it has expired, it was for other purposes, or
 * the storage is damaged or closed.
 *
 * @param now Milliseconds since 1970.
 * @param key Storage key, which a `storage` event of another tab names.
 *
 * @example
 * ```ts
 * const kept = new Map<string, string>();
 * const storage = () => ({
 *   getItem: (key: string) => kept.get(key) ?? null,
 *   setItem: (key: string, value: string) => void kept.set(key, value),
 *   removeItem: (key: string) => void kept.delete(key),
 * });
 * const now = Date.UTC(2026, 10, 21);
 *
 * loadConsent(storage, now); // => undefined
 * saveConsent(storage, { statistics: true, marketing: false }, now); // => true
 * loadConsent(storage, now + 1); // => { statistics: true, marketing: false }
 * loadConsent(storage, now + CONSENT_LIFETIME_MS); // => undefined
 * ```
 */
export function loadConsent(
  storage: ConsentStorageGetter,
  now: number,
  key: string = DEFAULT_CONSENT_STORAGE_KEY,
): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version: storedVersion, statistics, marketing, decidedAt } = stored as Record<string, unknown>;
    if (storedVersion !== CONSENT_VERSION || typeof decidedAt !== 'number') return undefined;
    if (typeof statistics !== 'boolean' || typeof marketing !== 'boolean') return undefined;
    const age = now - decidedAt;
    return age >= 0 && age < CONSENT_LIFETIME_MS ? { statistics, marketing } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves the shopper's choice, a refusal included, so that the shopper is not asked again.
 *
 * @param now Milliseconds since 1970.
 * @param key Storage key.
 * @returns Whether it was saved. Otherwise the choice is valid for this page only.
 */
export function saveConsent(
  storage: ConsentStorageGetter,
  consent: Consent,
  now: number,
  key: string = DEFAULT_CONSENT_STORAGE_KEY,
): boolean {
  try {
    const { statistics, marketing } = consent;
    const place = storage();
    place?.setItem(key, JSON.stringify({ version: CONSENT_VERSION, statistics, marketing, decidedAt: now }));
    // Some browsers have `null` where storage is disabled.
    return Boolean(place);
  } catch {
    return false;
  }
}

/** Deletes the choice, so that the shopper is asked again. It stays in effect on the current page. */
export function deleteConsent(
  storage: ConsentStorageGetter,
  key: string = DEFAULT_CONSENT_STORAGE_KEY,
): void {
  try {
    storage()?.removeItem(key);
  } catch {
    // A closed storage contains no choice either.
  }
}
