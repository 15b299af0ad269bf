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

/** Asks the owner of an address by mail to confirm it for an account. Only that mail reveals whether another account has it. */
export function requestEmailChange(customer: Customer, email: string, context: RequestContext): void {
  const { customers, shop, now, mail, links, locale } = context;
  const other = customers.findByEmail(shop.id, email);
  if (other?.passwordHash !== undefined) {
    sendAccountExistsMail(other, context);
    return;
  }
  if (!consumeMailRateLimit('email-confirmation', email, context)) return;
  const key = customers.newEmailChange(customer, email, now);
  const link = links.confirmEmail(shop.id, key, locale);
  mail.send(composeAccountMail('email-confirmation', { ...customer, email }, link, context));
}

/**
 * Changes an account to the email address that its owner has confirmed. Must run inside a transaction.
 * @returns The account, or `undefined` for an invalid or expired key.
 */
export function confirmEmailChange(key: string, context: RequestContext): Customer | undefined {
  const { customers, shop, now, mail, links, locale } = context;
  const change = customers.findEmailChange(shop.id, key, now);
  if (!change) return undefined;
  const { customer, email } = change;
  const other = customers.findByEmail(shop.id, email);
  if (other?.passwordHash !== undefined) return undefined;
  if (other) customers.removeGuest(other);
  const changed = { ...customer, email, isVerified: true };
  customers.save(changed, now);
  // Links mailed to the old address must no longer give access to the account.
  customers.endKeys(customer);
  mail.send(composeAccountMail('email-changed', customer, links.contact(locale), context));
  return changed;
}
