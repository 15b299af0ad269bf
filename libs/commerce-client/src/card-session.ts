import { findFailureOfStatus, type StorefrontFailure } from './storefront-answer.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import { paymentSettingsQuery } from './internal/checkout-documents.ts';
import { assertTimeoutMs, postJson } from './internal/post-json.ts';
import { isPlainObject, parseJsonObject } from './internal/json-object.ts';
import { mapAnswer } from './internal/map-answer.ts';

/** A shop's settings for card payments. */
export interface PaymentSettings {
  /** URL of the vault that {@link createCardSession} sends cards to. */
  readonly cardVaultUrl: string;
  readonly acceptedCardBrands: readonly CardBrand[];
}

/** A brand of payment cards, as the schema calls it. */
export type CardBrand = 'AMERICAN_EXPRESS' | 'DINERS_CLUB' | 'DISCOVER' | 'JCB' | 'MASTERCARD' | 'VISA';

/** Result of {@link fetchPaymentSettings}. */
export type PaymentSettingsAnswer =
  { readonly kind: 'ok'; readonly settings: PaymentSettings } | StorefrontFailure;

/** A payment card as typed. Never store or log it. */
export interface PaymentCard {
  /** Digits, with or without spaces. */
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  /** The three or four digits that are not embossed. */
  readonly verificationValue: string;
}

/** Options of {@link createCardSession}. */
export interface CardSessionOptions extends RequestOptions {
  /** The shop's domain, which Shopify's vault asks for. */
  readonly scope?: string;
  /** Whole milliseconds for the whole exchange: 1 to 2,147,483,647, almost 25 days. 10,000 by default. */
  readonly timeoutMs?: number;
  /** The platform's `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Result of {@link createCardSession}. */
export type CardSessionAnswer =
  /** For a payment of kind `card`. */
  | { readonly kind: 'ok'; readonly sessionId: string }
  /** The vault refuses the card; `fields` are the invalid fields by the vault's names: `number`, `month`, … */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  | StorefrontFailure;

/** Fetches the vault's URL and the accepted card brands of the shop. */
export async function fetchPaymentSettings(
  client: StorefrontClient,
  options?: RequestOptions,
): Promise<PaymentSettingsAnswer> {
  const answer = await client.request(paymentSettingsQuery, {}, options);
  return mapAnswer(answer, ({ shop: { paymentSettings } }) => {
    const { cardVaultUrl, acceptedCardBrands } = paymentSettings;
    return { kind: 'ok' as const, settings: { cardVaultUrl, acceptedCardBrands } };
  });
}

/**
 * Sends a card from the browser straight to the payment vault and returns the session id that stands for it in one payment. The
 * shop's servers never receive the card; never rejects.
 *
 * @throws RangeError when `timeoutMs` is out of its range.
 *
 * @example
 * ```ts
 * const card: PaymentCard = {
 *   number: '4242 4242 4242 4243',
 *   firstName: 'Bodil',
 *   lastName: 'Holm',
 *   month: 4,
 *   year: 2031,
 *   verificationValue: '123',
 * };
 * const errors = { credit_card: { number: ['is not a valid credit card number'] } };
 * const fetch = async () => Response.json({ errors }, { status: 422 });
 * await createCardSession('https://vault.example/sessions', card, { fetch }); // => { kind: 'refused', fields: ['number'] }
 * ```
 */
export async function createCardSession(
  cardVaultUrl: string,
  { firstName, lastName, verificationValue, ...card }: PaymentCard,
  { scope, ...options }: CardSessionOptions = {},
): Promise<CardSessionAnswer> {
  assertTimeoutMs(options.timeoutMs);
  return postJson(
    cardVaultUrl,
    {},
    {
      credit_card: {
        ...card,
        first_name: firstName,
        last_name: lastName,
        verification_value: verificationValue,
      },
      payment_session_scope: scope,
    },
    parseSession,
    options,
  );
}

function parseSession(status: number, body: string): CardSessionAnswer {
  const failure = findFailureOfStatus(status);
  if (failure) return failure;
  const answer = parseJsonObject(body);
  if (typeof answer?.['id'] === 'string') return { kind: 'ok', sessionId: answer['id'] };
  const errors = isPlainObject(answer?.['errors']) ? answer['errors']['credit_card'] : undefined;
  if (isPlainObject(errors)) return { kind: 'refused', fields: Object.keys(errors) };
  return { kind: 'malformed', message: `Cannot read the vault's answer: no session, status ${status}` };
}
