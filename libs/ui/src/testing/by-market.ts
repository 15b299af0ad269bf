/** One value for each market of the shop that the stories show. */
export type ByTestMarket<T> = Readonly<Record<'dk' | 'no' | 'int', T>>;
