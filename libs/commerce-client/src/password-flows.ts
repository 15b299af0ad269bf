import type { AccountSession, NewAccount, PasswordAccounts } from './accounts.ts';
import type {
  AccountRefusal,
  ActivationAnswer,
  PasswordChangeAnswer,
  SignInAnswer,
  SignUpAnswer,
} from './account-answers.ts';
import type { StorefrontFailure } from './storefront-answer.ts';
import type { MailedLink } from './mailed-link.ts';

/** Result of creating an account and signing in. `created`: the account exists, but the sign-in failed. */
export type SignUpAndSignInAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  /** The account was created, and only the sign-in failed. */
  | { readonly kind: 'created' }
  | Exclude<SignUpAnswer, { readonly kind: 'ok' }>;

/**
 * Creates a function that creates accounts and signs in. A request without an answer may have created the account: repeated with the same
 * address, which is then taken, it signs in.
 *
 * @example
 * ```ts
 * const signUp = createSignUpAndSignIn();
 * const session = { token: 'secret', expiresAt: '2030-01-01T00:00:00Z' };
 * const accounts = {
 *   signUp: async () => ({ kind: 'ok' }) as const,
 *   signIn: async () => ({ kind: 'ok', session }) as const,
 * };
 * await signUp(accounts, { email: 'eva@example.com', password: 'sand and sea' }); // => { kind: 'ok', session }
 * ```
 */
export function createSignUpAndSignIn(): (
  accounts: Pick<PasswordAccounts, 'signUp' | 'signIn'>,
  account: NewAccount,
) => Promise<SignUpAndSignInAnswer> {
  let unanswered: string | undefined;
  return async (accounts, account) => {
    const made = await accounts.signUp(account);
    if (made.kind === 'refused') {
      const isTaken = made.problems.some(({ kind }) => kind === 'taken');
      if (!isTaken || unanswered !== account.email) return made;
    } else if (made.kind !== 'ok') {
      if (made.kind !== 'confirm-email') unanswered = account.email;
      return made;
    }
    const opened = await accounts.signIn(account.email, account.password);
    if (opened.kind === 'ok') return opened;
    // The address belongs to another customer.
    return made.kind === 'refused' && opened.kind === 'wrong-credentials' ? made : { kind: 'created' };
  };
}

/**
 * Changes the password of a customer who knows the current one. The account system does not ask for it in an open session, but a screen may
 * be left unlocked.
 */
export async function changeKnownPassword(
  accounts: Pick<PasswordAccounts, 'signIn' | 'signOut' | 'changePassword'>,
  { email, current, next }: { readonly email: string; readonly current: string; readonly next: string },
): Promise<Exclude<SignInAnswer, { readonly kind: 'ok' }> | PasswordChangeAnswer> {
  const proof = await accounts.signIn(email, current);
  if (proof.kind !== 'ok') return proof;
  const answer = await accounts.changePassword(proof.session, next);
  if (answer.kind !== 'ok') void accounts.signOut(proof.session);
  return answer;
}

/** Result of choosing a password with a mailed link. */
export type PasswordByLinkAnswer =
  | {
      readonly kind: 'ok';
      readonly session: AccountSession;
      /** Address of the account, which the link does not contain. Missing where it cannot be fetched. */
      readonly email?: string;
    }
  | Exclude<ActivationAnswer, { readonly kind: 'ok' } | AccountRefusal | StorefrontFailure>
  | AccountRefusal
  | StorefrontFailure;

/** Chooses a password with the link in a mail, for an account that is activated or whose password is reset. */
export async function choosePasswordByLink(
  accounts: Pick<PasswordAccounts, 'activate' | 'resetPassword' | 'fetchProfile'>,
  { purpose, id, token }: Omit<MailedLink<string>, 'shop'>,
  password: string,
): Promise<PasswordByLinkAnswer> {
  const key = { id, token };
  const answer = await (purpose === 'reset'
    ? accounts.resetPassword(key, password)
    : accounts.activate(key, password));
  if (answer.kind !== 'ok') return answer;
  const read = await accounts.fetchProfile(answer.session);
  return { ...answer, ...(read.kind === 'ok' && read.profile.email ? { email: read.profile.email } : {}) };
}
