/** Payment methods besides cards, by the payment provider's ids. The content lists those that a market offers. */
export const wallets = ['mobilepay', 'vipps', 'apple-pay', 'google-pay'] as const;

/** A payment method besides cards. */
export type Wallet = (typeof wallets)[number];

/** Names of the wallets, the same in every language. */
export const walletNames: Readonly<Record<Wallet, string>> = {
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
};

/** Returns whether a payment method is a wallet. */
export const isWallet = (method: string): method is Wallet => wallets.some((wallet) => wallet === method);
