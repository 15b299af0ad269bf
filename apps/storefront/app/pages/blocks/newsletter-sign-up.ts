import { checkEmail, type EmailMistake, normalizeEmail } from '@marehalm/checkout-domain';
import { normalizeName } from '@marehalm/checkout-domain';

/** What the form of the club holds. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly acceptsPolicy: boolean;
}

export type SignUpField = keyof SignUp;
export type SignUpMistake = 'name-missing' | `email-${EmailMistake}` | 'policy-not-accepted';
export type SignUpMistakes = Partial<Record<SignUpField, SignUpMistake>>;
/** The service's own words beside fields, in the language of the form. */
export type SignUpRefusal = Partial<Record<SignUpField, string>>;
/** `unanswered` is an error after which the sign-up may have been taken all the same. */
export type SignUpOutcome = 'success' | 'duplicate' | 'error' | 'unanswered' | SignUpRefusal;

/** Specification, section 5. An address is only checked for the shape that every address has; the service and the mail decide. */
export function mistakesOf({ name, email, acceptsPolicy }: SignUp): SignUpMistakes {
  const emailMistake = checkEmail(email);
  return {
    ...(normalizeName(name) === '' ? { name: 'name-missing' } : {}),
    ...(emailMistake ? { email: `email-${emailMistake}` as const } : {}),
    ...(acceptsPolicy ? {} : { acceptsPolicy: 'policy-not-accepted' }),
  };
}

/** Sends a sign-up without mistakes. Never rejects: whatever goes wrong is the specification's generic error. */
export async function sendSignUp(
  signUp: SignUp & { readonly locale: string; readonly captchaToken?: string },
  endpoint: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<SignUpOutcome> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...signUp,
        name: normalizeName(signUp.name),
        email: normalizeEmail(signUp.email),
      }),
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.status === 201) return 'success';
    if (answer.status === 409) return 'duplicate';
    return (answer.status === 422 && refusalIn(await answer.json().catch(() => null))) || 'error';
  } catch {
    return 'unanswered';
  }
}

/** What the service says of the fields that were typed; nothing where it refuses for another reason, as for the bot check. */
function refusalIn(answer: unknown): SignUpRefusal | undefined {
  const { name, email } = (answer as { errors?: Record<string, unknown> } | null)?.errors ?? {};
  const told = Object.entries({ name, email }).filter(([, text]) => typeof text === 'string');
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}
