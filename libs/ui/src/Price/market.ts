/** The markets of the shop, each with a currency of its own. */
export const markets = ['dk', 'no', 'int'] as const;
export type Market = (typeof markets)[number];

/** One value for every market. */
export type ByMarket<T> = Readonly<Record<Market, T>>;
