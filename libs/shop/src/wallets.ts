/** Payment methods besides cards, by the payment provider's ids. The content lists those that a market offers. */
export const wallets = ['mobilepay', 'vipps', 'apple-pay', 'google-pay'] as const;

/** A payment method besides cards. */
export type Wallet = (typeof wallets)[number];

/** Whether a payment method is a wallet. */
export const isWallet = (method: string): method is Wallet => wallets.some((wallet) => wallet === method);
