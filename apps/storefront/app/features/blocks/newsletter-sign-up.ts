/** What the form of the club holds. */
export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly acceptsPolicy: boolean;
}

export type SignUpField = keyof SignUp;
export type SignUpMistake = 'name-missing' | 'email-missing' | 'email-malformed' | 'policy-not-accepted';
export type SignUpMistakes = Partial<Record<SignUpField, SignUpMistake | undefined>>;
/** `unanswered` is an error after which the sign-up may have been taken all the same. */
export type SignUpOutcome = 'success' | 'duplicate' | 'error' | 'unanswered';

/** Specification, section 5. An address is only checked for the shape that every address has; the mail decides. */
export function mistakesOf({ name, email, acceptsPolicy }: SignUp): SignUpMistakes {
  return {
    ...(name.trim() === '' ? { name: 'name-missing' } : {}),
    ...(email.trim() === ''
      ? { email: 'email-missing' }
      : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
        ? {}
        : { email: 'email-malformed' }),
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
      body: JSON.stringify({ ...signUp, name: signUp.name.trim(), email: signUp.email.trim() }),
      signal: AbortSignal.timeout(10_000),
    });
    if (answer.status === 201) return 'success';
    return answer.status === 409 ? 'duplicate' : 'error';
  } catch {
    return 'unanswered';
  }
}
