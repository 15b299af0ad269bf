import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { postJson } from './internal/post-json.ts';
import { normalizeName } from './normalize-input.ts';

/** A newsletter sign-up as entered. */
export interface NewsletterSignUp {
  readonly name: string;
  readonly email: string;
  /** Whether the privacy policy is accepted. */
  readonly acceptsPolicy: boolean;
}

/** Name of a field of the form. */
export type NewsletterField = keyof NewsletterSignUp;

/** Why a field is invalid. */
export type NewsletterMistake = 'name-missing' | `email-${EmailMistake}` | 'policy-not-accepted';

/** Result of a sign-up. */
export type NewsletterOutcome =
  | { readonly kind: 'success' | 'duplicate' | 'error' }
  /** There was no answer; the sign-up may have been received anyway. */
  | { readonly kind: 'unanswered' }
  /** The service's messages by field, in the language of the form. */
  | { readonly kind: 'refused'; readonly errors: Readonly<Partial<Record<NewsletterField, string>>> };

/**
 * Returns what prevents a sign-up from being sent, by field.
 *
 * @example
 * ```ts
 * checkNewsletterSignUp({ name: 'Eva', email: 'eva@', acceptsPolicy: true }); // => { email: 'email-malformed' }
 * ```
 */
export function checkNewsletterSignUp({
  name,
  email,
  acceptsPolicy,
}: NewsletterSignUp): Readonly<Partial<Record<NewsletterField, NewsletterMistake>>> {
  const emailMistake = checkEmail(email);
  return {
    ...(normalizeName(name) === '' ? { name: 'name-missing' } : {}),
    ...(emailMistake ? { email: `email-${emailMistake}` as const } : {}),
    ...(acceptsPolicy ? {} : { acceptsPolicy: 'policy-not-accepted' }),
  };
}

/**
 * Sends a valid sign-up. Never rejects.
 *
 * @param signUp With the language of the form and, where the service asks for one, the token of a bot check.
 */
export async function sendNewsletterSignUp(
  signUp: NewsletterSignUp & { readonly locale: string; readonly captchaToken?: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<NewsletterOutcome> {
  try {
    const body = { ...signUp, name: normalizeName(signUp.name), email: normalizeEmail(signUp.email) };
    const answer = await postJson(endpoint, body, fetch);
    if (answer.status === 201) return { kind: 'success' };
    if (answer.status === 409) return { kind: 'duplicate' };
    const errors = answer.status === 422 ? toFieldErrors(await answer.json().catch(() => null)) : {};
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'error' };
  } catch {
    return { kind: 'unanswered' };
  }
}

/** Options of {@link createNewsletterSender}. */
export interface NewsletterSenderOptions {
  readonly endpoint: string;
  /** Returns the token of a bot check; `undefined` where there is none. */
  readonly getToken?: () => Promise<string | undefined>;
  /** Sends requests; the platform's by default. */
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Creates a function that sends the sign-ups of one form. It never rejects. A sign-up without an answer is an
 * error, but it may have been received: when it is sent again and is a duplicate, the result is a success. A failed bot check is an error.
 */
export function createNewsletterSender({
  endpoint,
  getToken = () => Promise.resolve(undefined),
  fetch,
}: NewsletterSenderOptions): (
  signUp: NewsletterSignUp & { readonly locale: string },
) => Promise<Exclude<NewsletterOutcome, { readonly kind: 'unanswered' }>> {
  let unanswered: string | undefined;
  return async (signUp) => {
    let captchaToken: string | undefined;
    try {
      captchaToken = await getToken();
    } catch {
      return { kind: 'error' };
    }
    const outcome = await sendNewsletterSignUp(
      { ...signUp, ...(captchaToken ? { captchaToken } : {}) },
      endpoint,
      fetch,
    );
    if (outcome.kind === 'unanswered') {
      unanswered = signUp.email;
      return { kind: 'error' };
    }
    const isOwn = outcome.kind === 'duplicate' && unanswered === signUp.email;
    if (outcome.kind === 'success' || isOwn) unanswered = undefined;
    return isOwn ? { kind: 'success' } : outcome;
  };
}

/** Returns the messages of text fields; none when the refusal is about the bot check. */
function toFieldErrors(answer: unknown): Partial<Record<NewsletterField, string>> {
  const { errors } = Object(answer) as { errors?: unknown };
  const { name, email } = Object(errors) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries({ name, email }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
