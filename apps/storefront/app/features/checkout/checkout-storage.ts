import * as z from 'zod/mini';
import { isMarketId, marketForCountry, type MarketId } from '@marehalm/i18n-routing';
import { billingFields } from './billing.ts';
import { type Attempt, type CheckoutState, emptyCheckout, reduceCheckout } from './checkout-state.ts';
import { contactFields } from '../../addresses/contact.ts';
import { MAX_FIELD_LENGTH } from '../../addresses/writable.ts';
import type { StorageSource } from '../../wiring/browser-storage.ts';
import { unkept } from '../../wiring/forget-orders.ts';

/* eslint-disable no-restricted-syntax -- Like every storage it may throw, which `read` and `write` are for. */
/** What this tab keeps until it is closed; what its storage does not take, as long as the page is open. */
export const tabStorage: StorageSource = () => ({
  getItem: (key) => unkept.get(key) ?? window.sessionStorage.getItem(key),
  setItem(key, value) {
    unkept.set(key, value);
    window.sessionStorage.setItem(key, value);
    unkept.delete(key);
  },
  removeItem(key) {
    unkept.delete(key);
    window.sessionStorage.removeItem(key);
  },
});
/* eslint-enable no-restricted-syntax */
/** What all tabs share. */
export const sharedStorage: StorageSource = () => window.localStorage;

const KEY = 'marehalm-checkout';
const VERSION = 1;

const text = z.catch(z.string().check(z.maxLength(MAX_FIELD_LENGTH)), '');
const flag = z.catch(z.boolean(), false);
const marketId = z.custom<MarketId>(isMarketId);

/** An attempt as a storage may hold it. What is optional may be present and undefined; nobody tells the two apart. */
export const storedAttempt = z
  .object({
    token: z.string(),
    cartId: z.string(),
    market: marketId,
    id: z.optional(z.string()),
    isElsewhere: z.optional(z.boolean()),
    ordered: z.optional(
      z.object({
        lines: z.array(z.tuple([z.string(), z.number()])),
        codes: z.array(z.string()),
      }),
    ),
  })
  // Whoever came back from the bank in a tab that began nothing knows the id alone.
  .check(z.refine(({ token, cartId, id }) => (token !== '' && cartId !== '') || Boolean(id)));

const stored = z.object({
  version: z.literal(VERSION),
  contact: z.catch(z.record(z.enum(contactFields), text), {} as never),
  isMailed: flag,
  isContactConfirmed: flag,
  movedFrom: z.catch(
    z.optional(z.string().check(z.refine((code) => marketForCountry(code) !== undefined))),
    undefined,
  ),
  filledIn: z.catch(
    z.optional(
      z.object({ market: marketId, login: z.string(), contact: z.record(z.enum(contactFields), text) }),
    ),
    undefined,
  ),
  delivery: z.catch(z.optional(z.string()), undefined),
  isDeliveryConfirmed: flag,
  isDeliveryLost: flag,
  billing: z.catch(z.optional(z.record(z.enum(billingFields), text)), undefined),
  attempt: z.catch(z.optional(storedAttempt), undefined),
});

/**
 * What the shopper had told before a reload or a step back. Whatever is stored there, by whomever, gives a valid state: what
 * cannot be read is left empty.
 */
export function readCheckout(source: StorageSource, market: MarketId): CheckoutState {
  const empty = emptyCheckout(market);
  const result = stored.safeParse(parsed(read(source, KEY)));
  if (!result.success) return empty;
  const {
    contact,
    isMailed,
    isContactConfirmed,
    movedFrom,
    filledIn,
    delivery,
    isDeliveryConfirmed,
    isDeliveryLost,
    billing,
    attempt,
  } = result.data;
  const known: CheckoutState = {
    ...empty,
    contact: { ...empty.contact, ...contact },
    isMailed,
    ...(movedFrom === undefined ? {} : { movedFrom }),
    ...(filledIn ? { filledIn } : {}),
    ...(delivery === undefined ? {} : { delivery }),
    isDeliveryConfirmed,
    isDeliveryLost,
    ...(billing ? { billing } : {}),
    ...(attempt ? { attempt: attempt as Attempt } : {}),
  };
  // The market may be another one than it was on this page.
  const state = reduceCheckout(known, { type: 'marketChanged', market });
  // Confirmed again by the same rules, for they may have become stricter since.
  return isContactConfirmed && state === known ? reduceCheckout(state, { type: 'contactConfirmed' }) : state;
}

/** Keeps everything but the payment. A storage that is full or forbidden costs the shopper a reload's worth, no more. */
export function writeCheckout(source: StorageSource, state: CheckoutState): void {
  const { payment: _payment, isPaymentConfirmed: _isPaymentConfirmed, ...kept } = state;
  write(source, KEY, JSON.stringify({ version: VERSION, ...kept }));
}

/** Forgets who bought and where it went: after the order. */
export function forgetCheckout(source: StorageSource): void {
  try {
    source().removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** What is stored under a key; nothing where there is no storage. */
export function read(source: StorageSource, key: string): string | null {
  try {
    return source().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, where that is possible. */
export function write(source: StorageSource, key: string, value: string): void {
  try {
    source().setItem(key, value);
  } catch {
    // Full or forbidden.
  }
}

/** The value of a JSON text; nothing for any other text. */
export function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
