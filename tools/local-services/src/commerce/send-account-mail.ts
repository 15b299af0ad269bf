import { composeAccountMail, type AccountMailKind } from './account-mail.ts';
import type { Customer } from './customer-store.ts';
import type { RequestContext } from './request-context.ts';

/** Counts a mail of this kind to `email` and returns true; returns false, without counting, if too many were sent. */
export function consumeMailRateLimit(
  kind: AccountMailKind,
  email: string,
  { limits }: RequestContext,
): boolean {
  return limits.allows('mailsPerRecipient', `${kind} ${email.toLowerCase()}`);
}

/**
 * Mails the owner of an account that someone tried to use their address for another account. Sends nothing above the rate limit.
 */
export function sendAccountExistsMail(known: Customer, context: RequestContext): void {
  if (!consumeMailRateLimit('account-exists', known.email, context)) return;
  const { mail, links, locale } = context;
  mail.send(composeAccountMail('account-exists', known, links.forgottenPassword(locale), context));
}
