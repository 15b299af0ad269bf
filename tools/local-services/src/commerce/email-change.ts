import { composeAccountMail } from './account-mail.ts';
import type { Customer } from './customer-store.ts';
import type { RequestContext } from './request-context.ts';
import { consumeMailRateLimit, sendAccountExistsMail } from './send-account-mail.ts';

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
