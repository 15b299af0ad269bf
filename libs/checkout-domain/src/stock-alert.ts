import { normalizeEmail } from './email-address.ts';
import { postJson } from './internal/post-json.ts';

/** A request for one email when goods are back in stock. */
export interface StockAlert {
  readonly email: string;
  readonly sku: string;
  /** Id of the market whose stock counts. */
  readonly market: string;
}

/** Result of sending a stock alert. */
export type StockAlertOutcome =
  /** Received; the address has to be confirmed by mail. */
  | { readonly kind: 'success' }
  /** The service's own sentence about the address, in the language of the form. */
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'error' };

/**
 * Sends a stock alert with a valid address. Never rejects. Repeating it after an error is safe: the service recognizes the same
 * request.
 *
 * @param alert With the language of the form and, where the service asks for one, the token of a bot check.
 */
export async function sendStockAlert(
  alert: StockAlert & { readonly locale: string; readonly captchaToken?: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<StockAlertOutcome> {
  try {
    const answer = await postJson(endpoint, { ...alert, email: normalizeEmail(alert.email) }, fetch);
    if (answer.status === 201) return { kind: 'success' };
    if (answer.status !== 422) return { kind: 'error' };
    const { errors } = Object(await answer.json()) as { errors?: unknown };
    const { email } = Object(errors) as { email?: unknown };
    return typeof email === 'string' ? { kind: 'refused', error: email } : { kind: 'error' };
  } catch {
    return { kind: 'error' };
  }
}
