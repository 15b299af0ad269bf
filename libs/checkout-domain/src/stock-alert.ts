import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { postJson } from './internal/post-json.ts';

/** A shopper's request for one email when a SKU is back in stock. */
export interface StockAlertRequest {
  readonly email: string;
  readonly sku: string;
  /** Id of the market whose stock is watched. */
  readonly market: string;
}

/** Returns the mistake in the email address, by field; empty when the request can be sent. */
export function checkStockAlert({ email }: Pick<StockAlertRequest, 'email'>): {
  readonly email?: `email-${EmailMistake}`;
} {
  const mistake = checkEmail(email);
  return mistake ? { email: `email-${mistake}` } : {};
}

/** Result of sending a request for a stock alert. */
export type StockAlertOutcome =
  /** Received; the address has to be confirmed by mail. */
  | { readonly kind: 'success' }
  /** The service's message about the address, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: { readonly email: string } }
  | { readonly kind: 'error' };

/**
 * Sends a shopper's request for an email when a SKU is back in stock. Never rejects, and may be repeated after an error: the
 * service recognizes the same request.
 *
 * @param alert The request, with the language of the form and, where the service asks for one, the token of a bot check.
 */
export async function requestStockAlert(
  alert: StockAlertRequest & { readonly locale: string; readonly captchaToken?: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<StockAlertOutcome> {
  try {
    const answer = await postJson(endpoint, { ...alert, email: normalizeEmail(alert.email) }, fetch);
    if (answer.status === 201) return { kind: 'success' };
    if (answer.status !== 422) return { kind: 'error' };
    const { errors } = Object(await answer.json()) as { errors?: unknown };
    const { email } = Object(errors) as { email?: unknown };
    return typeof email === 'string' ? { kind: 'refused', errors: { email } } : { kind: 'error' };
  } catch {
    return { kind: 'error' };
  }
}

/** Options of {@link createStockAlertSender}. */
export interface StockAlertSenderOptions {
  readonly endpoint: string;
  /** Returns the token of a bot check; `undefined` where there is none. */
  readonly getToken?: () => Promise<string | undefined>;
  /** Sends requests; the platform's by default. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Creates a function that sends requests for stock alerts with the token of a bot check. It never rejects: a check that fails is an error. */
export function createStockAlertSender({
  endpoint,
  getToken = () => Promise.resolve(undefined),
  fetch,
}: StockAlertSenderOptions): (
  alert: StockAlertRequest & { readonly locale: string },
) => Promise<StockAlertOutcome> {
  return async (alert) => {
    try {
      const captchaToken = await getToken();
      return await requestStockAlert(
        { ...alert, ...(captchaToken ? { captchaToken } : {}) },
        endpoint,
        fetch,
      );
    } catch {
      return { kind: 'error' };
    }
  };
}
