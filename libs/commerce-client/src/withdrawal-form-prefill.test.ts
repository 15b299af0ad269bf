import type { Accounts } from './accounts.ts';
import type { AccountOrder, AccountOrderDetails } from './account-order.ts';
import { expect, test } from 'vitest';
import { fetchWithdrawalFormPrefill } from './withdrawal-form-prefill.ts';

const session = { token: 'secret', expiresAt: '2026-12-21T10:00:00Z' };
const kroner = (amount: number) => ({ amount, currency: 'DKK' as const });
const line = (title: string, quantity: number, amount: number) => ({
  title,
  quantity,
  currentQuantity: quantity,
  subtotal: kroner(amount * quantity),
  total: kroner(amount * quantity),
});
const listed: AccountOrder = {
  id: 'order-1',
  name: 'DK1001',
  placedAt: '2026-11-18T10:00:00Z',
  total: kroner(110_000),
  payment: 'paid',
  fulfillment: 'fulfilled',
  lines: [],
  tracking: [],
};
const whole = {
  ...listed,
  lines: [
    line('Læ Serum, 30 ml', 2, 37_500),
    line('Ravlæbepomade, 10 ml', 1, 0),
    { ...line('Molesæbe, 120 g', 1, 9_500), currentQuantity: 0 },
  ],
} as unknown as AccountOrderDetails;

type Asked = Pick<Accounts, 'fetchProfile' | 'fetchOrders' | 'fetchOrder'>;
const accounts: Asked = {
  fetchProfile: async () => ({
    kind: 'ok',
    profile: { email: 'ida@example.com', firstName: 'Ida', lastName: 'Holm', acceptsMarketing: false },
  }),
  fetchOrders: async () => ({ kind: 'ok', orders: [{ ...listed, id: 'order-2', name: 'DK1002' }, listed] }),
  fetchOrder: async (_session, id) => (id === 'order-1' ? { kind: 'ok', order: whole } : { kind: 'missing' }),
};

const unknown = { name: '', email: '', goods: [] };
const ida = { name: 'Ida Holm', email: 'ida@example.com', goods: [] };

test.each<[criterion: string, accounts: Partial<Asked>, order: string, expected: object]>([
  [
    'who it is and what was bought, without gifts and canceled goods',
    {},
    'DK1001',
    { ...ida, goods: ['2 × Læ Serum, 30 ml'] },
  ],
  [
    'each goods once, also where they were bought in several lines',
    {
      fetchOrder: async () => ({
        kind: 'ok',
        order: {
          ...whole,
          lines: [line('Gavekort', 1, 30_000), ...whole.lines, line('Gavekort', 1, 30_000)],
        },
      }),
    } as Partial<Asked>,
    'DK1001',
    { ...ida, goods: ['2 × Gavekort', '2 × Læ Serum, 30 ml'] },
  ],
  ['who it is where no order is asked for', {}, '', ida],
  ['no goods of an order that is not theirs', {}, 'DK1000', ida],
  ['no goods of an order that cannot be read', {}, 'DK1002', ida],
  [
    'nothing of a shopper whose session has ended',
    { fetchProfile: async () => ({ kind: 'signed-out' }), fetchOrders: async () => ({ kind: 'signed-out' }) },
    'DK1001',
    unknown,
  ],
])('fetchWithdrawalFormPrefill() gives %s', async (_criterion, change, order, expected) => {
  expect(await fetchWithdrawalFormPrefill({ ...accounts, ...change }, session, order)).toEqual(expected);
});
