import type { LocaleCode, MarketId } from '@marehalm/shop';

/** One value for each market. */
export type PerMarket<Value> = Readonly<Record<MarketId, Value>>;

/** One value for each locale. */
export type PerLocale<Value> = Readonly<Record<LocaleCode, Value>>;
