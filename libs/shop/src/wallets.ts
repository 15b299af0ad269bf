/** Ways to pay besides cards, by the payment provider's ids. The content says which of them a market offers. */
export const wallets = ['mobilepay', 'vipps', 'apple-pay', 'google-pay'] as const;

/** A way to pay besides cards. */
export type Wallet = (typeof wallets)[number];

/** Whether a way to pay is a wallet. */
export const isWallet = (method: string): method is Wallet => wallets.some((wallet) => wallet === method);
