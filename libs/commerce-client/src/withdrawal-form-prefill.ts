import type { Accounts, AccountSession } from './accounts.ts';

/** Initial values of a form about an order: name and email of the customer, and the bought goods. Unknown values are empty. */
export interface WithdrawalFormPrefill {
  readonly name: string;
  readonly email: string;
  /** Bought and not returned, each once: `2 × Serum, 30 ml`. */
  readonly goods: readonly string[];
}

/**
 * Fetches the values to prefill a form about an order: name, email and bought goods. Values that cannot be fetched are empty; the
 * order is looked for in the first page of orders only.
 *
 * @param orderNumber Empty for no order.
 */
export async function fetchWithdrawalFormPrefill(
  accounts: Pick<Accounts, 'fetchProfile' | 'fetchOrders' | 'fetchOrder'>,
  session: AccountSession,
  orderNumber: string,
): Promise<WithdrawalFormPrefill> {
  const [profile, orders] = await Promise.all([
    accounts.fetchProfile(session),
    orderNumber === '' ? undefined : accounts.fetchOrders(session),
  ]);
  const id = orders?.kind === 'ok' && orders.orders.find(({ name }) => name === orderNumber)?.id;
  const answer = id ? await accounts.fetchOrder(session, id) : undefined;
  const units = new Map<string, number>();
  for (const { title, currentQuantity, subtotal } of answer?.kind === 'ok' ? answer.order.lines : []) {
    // Gifts and samples were not bought. Gift cards of one amount are separate lines with one title.
    if (currentQuantity > 0 && subtotal.amount > 0)
      units.set(title, (units.get(title) ?? 0) + currentQuantity);
  }
  const { firstName, lastName, email = '' } = profile.kind === 'ok' ? profile.profile : {};
  return {
    name: [firstName, lastName].filter(Boolean).join(' '),
    email,
    goods: [...units].map(([title, count]) => `${count} × ${title}`),
  };
}
