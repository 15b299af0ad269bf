import type { Customer, MailedKeyPurpose } from './customer-store.ts';
import type { RequestContext } from './request-context.ts';

/** Names of a mailed link's key in the URL's hash, which neither servers nor referrers see. */
const keyNames: Readonly<Record<MailedKeyPurpose, string>> = { reset: 'token', activation: 'activation' };

/** Returns the URL of the page for a new password, with the shop, the customer's number and the mailed key in its hash. */
export function toMailedKeyLink(
  purpose: MailedKeyPurpose,
  { id }: Customer,
  key: string,
  context: RequestContext,
): string {
  const fragment = new URLSearchParams({
    shop: context.shop.id,
    id: String(context.shop.firstNumber + id),
    [keyNames[purpose]]: key,
  });
  return `${context.links.newPassword(context.locale)}#${String(fragment)}`;
}

/** Parses the customer's number and the key from the hash or query of a mailed link; empty texts if they are missing. */
export function parseMailedKeyLink(
  link: string,
  purpose: MailedKeyPurpose,
): { readonly id: string; readonly key: string } {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const parameters = new URLSearchParams(url?.hash.slice(1) || url?.search);
  return { id: parameters.get('id') ?? '', key: parameters.get(keyNames[purpose]) ?? '' };
}
