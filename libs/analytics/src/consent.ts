/** What the shopper allows. Nothing is allowed before they said so (Danish cookie order 1148/2011, GDPR). */
export interface Consent {
  /** Counting visits and purchases. */
  readonly statistics: boolean;
  /** Recognising the shopper in advertisements. */
  readonly marketing: boolean;
}

/** The refusal of everything that is not necessary. */
export const noConsent: Consent = { statistics: false, marketing: false };

/** Whether anything at all is allowed. */
export function allowsAnything({ statistics, marketing }: Consent): boolean {
  return statistics || marketing;
}

/** One answer of Google's consent mode. */
export type ConsentState = 'granted' | 'denied';

/** The consent in the names of Google's consent mode, version 2. */
export function consentMode({ statistics, marketing }: Consent): Readonly<Record<string, ConsentState>> {
  const stateOf = (allowed: boolean): ConsentState => (allowed ? 'granted' : 'denied');
  return {
    analytics_storage: stateOf(statistics),
    ad_storage: stateOf(marketing),
    ad_user_data: stateOf(marketing),
    ad_personalization: stateOf(marketing),
  };
}

/** The part of `localStorage` that is used here. */
export interface ConsentStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where the choice is kept. */
export const consentStorageKey = 'marehalm-consent';

/** How long a choice holds before the shopper is asked again: 365 days, in milliseconds. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000;

const version = 1;

/**
 * The choice that the shopper made, or `undefined` when they have to be asked: never asked, too long ago, asked for
 * something else, or the storage is corrupt or closed.
 *
 * @param now Milliseconds since 1970.
 */
export function readConsent(storage: ConsentStorage | undefined, now: number): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(consentStorageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { version: storedVersion, statistics, marketing, decidedAt } = stored as Record<string, unknown>;
    if (storedVersion !== version || typeof decidedAt !== 'number') return undefined;
    if (typeof statistics !== 'boolean' || typeof marketing !== 'boolean') return undefined;
    const age = now - decidedAt;
    return age >= 0 && age < consentLifetime ? { statistics, marketing } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers the shopper's choice, a refusal too: who said no is not asked on every page.
 *
 * @param now Milliseconds since 1970.
 * @returns Whether the storage took it. When it did not, the choice holds for this page alone.
 */
export function writeConsent(storage: ConsentStorage | undefined, consent: Consent, now: number): boolean {
  try {
    const { statistics, marketing } = consent;
    storage?.setItem(consentStorageKey, JSON.stringify({ version, statistics, marketing, decidedAt: now }));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Forgets the choice, so that the shopper is asked anew. */
export function forgetConsent(storage: ConsentStorage | undefined): void {
  try {
    storage?.removeItem(consentStorageKey);
  } catch {
    // A storage that cannot be opened holds no choice either.
  }
}
