import type { MarketId } from './markets.ts';

/** Ways to pay besides cards, by the payment provider's ids. */
export type Wallet = 'mobilepay' | 'vipps' | 'apple-pay' | 'google-pay';

/** The wallets of each market, the most usual first. */
export const wallets: Readonly<Record<MarketId, readonly Wallet[]>> = {
  dk: ['mobilepay', 'apple-pay', 'google-pay'],
  no: ['vipps', 'apple-pay', 'google-pay'],
  int: ['apple-pay', 'google-pay'],
};

/** Whether a way to pay is a wallet of one of the markets. */
export const isWallet = (method: string): method is Wallet =>
  Object.values(wallets)
    .flat()
    .some((wallet) => wallet === method);
