import { parseMoney } from '@marehalm/commerce-client';

/** Reads decimal money exactly. */
export function run() {
  return parseMoney({ amount: '129.5', currencyCode: 'DKK' });
}

export const expected = { amount: 12_950, currency: 'DKK' };
