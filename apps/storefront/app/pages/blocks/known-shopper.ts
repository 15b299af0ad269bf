import type { Accounts, AccountSession } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { accountSessions } from '../../session/account-sessions';
import { accountsOf } from '../../config/accounts';

/** What the shop knows of the shopper who is about to withdraw; empty texts where it knows nothing. */
export interface KnownShopper {
  readonly name: string;
  readonly email: string;
  /** What they bought with the order and still have, each once: "2 × Lee Serum, 30 ml". */
  readonly goods: readonly string[];
}

/** Fetches what the account in `market` knows of the shopper; undefined without a session there. */
export async function knownShopper(
  orderNumber: string,
  market: MarketId,
  locale: LocaleCode,
): Promise<KnownShopper | undefined> {
  const session = accountSessions.getSession(market);
  return session && readKnownShopper(accountsOf(market, locale), session, orderNumber);
}

/** Fetches profile and, if it is among the newest orders, the order with `orderNumber` of the logged-in customer. */
export async function readKnownShopper(
  accounts: Pick<Accounts, 'readProfile' | 'readOrders' | 'readOrder'>,
  session: AccountSession,
  orderNumber: string,
): Promise<KnownShopper> {
  const [profile, orders] = await Promise.all([
    accounts.readProfile(session),
    orderNumber === '' ? undefined : accounts.readOrders(session),
  ]);
  const id = orders?.kind === 'ok' && orders.orders.find(({ name }) => name === orderNumber)?.id;
  const answer = id ? await accounts.readOrder(session, id) : undefined;
  const counts = new Map<string, number>();
  for (const { title, currentQuantity, subtotal } of answer?.kind === 'ok' ? answer.order.lines : []) {
    // Gifts and samples were not bought. Gift cards of one amount are lines of their own, and read the same.
    if (currentQuantity > 0 && subtotal.amount > 0)
      counts.set(title, (counts.get(title) ?? 0) + currentQuantity);
  }
  const { firstName, lastName, email = '' } = profile.kind === 'ok' ? profile.profile : {};
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    goods: [...counts].map(([title, count]) => `${count} × ${title}`),
  };
}
