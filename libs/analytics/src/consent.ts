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

/** The part of the Web Storage API that is used here. `localStorage` is one. */
export interface ConsentStorage {
  /** The text under `key`, `null` when there is none. */
  getItem(key: string): string | null;
  /** Keeps `value` under `key`. May throw, as when the storage is full. */
  setItem(key: string, value: string): void;
  /** Lets go of the text under `key`. */
  removeItem(key: string): void;
}

/**
 * Where to find a storage. Looking is part of what may fail: where cookies are forbidden, reading `localStorage` throws,
 * and on a server there is none. So pass `() => localStorage`.
 */
export type ConsentStorageSource = () => ConsentStorage | undefined;

/** The key under which the choice is kept, for a listener to `storage` events that hears of a choice in another tab. */
export const consentStorageKey = 'marehalm-consent';

/** How long a choice holds before the shopper is asked again: 365 days, in milliseconds. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000;

const version = 1;

/**
 * The choice that the shopper made, or `undefined` when they have to be asked: never asked, too long ago, asked for
 * something else, or the storage is corrupt or closed.
 *
 * @param now Milliseconds since 1970.
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
 * readConsent(storage, now); // => undefined
 * writeConsent(storage, { statistics: true, marketing: false }, now); // => true
 * readConsent(storage, now + 1); // => { statistics: true, marketing: false }
 * readConsent(storage, now + consentLifetime); // => undefined
 * ```
 */
export function readConsent(storage: ConsentStorageSource, now: number): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(consentStorageKey) ?? 'null');
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
export function writeConsent(storage: ConsentStorageSource, consent: Consent, now: number): boolean {
  try {
    const { statistics, marketing } = consent;
    const place = storage();
    place?.setItem(consentStorageKey, JSON.stringify({ version, statistics, marketing, decidedAt: now }));
    // Where it is switched off, some browsers have `null` in its place.
    return Boolean(place);
  } catch {
    return false;
  }
}

/** Forgets the choice, so that the shopper is asked anew. What a running page was told still holds there. */
export function forgetConsent(storage: ConsentStorageSource): void {
  try {
    storage()?.removeItem(consentStorageKey);
  } catch {
    // A storage that cannot be opened holds no choice either.
  }
}
