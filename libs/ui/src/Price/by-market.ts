/** One value for each market, by its id. Markets are shown in the order of the keys. */
export type ByMarket<T> = Readonly<Record<string, T>>;
