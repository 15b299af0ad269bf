import type { MarketId } from './markets.ts';

/** An environment variable that connects the commerce shop of a market; `docs/deployment.md` explains them. */
export type ShopVariable = `MAREHALM_SHOP_${Uppercase<MarketId>}_${'ENDPOINT' | 'TOKEN'}`;

/** What each variable is unless it is set: the local services. */
export const shopVariableDefaults: Readonly<Record<ShopVariable, string>> = {
  MAREHALM_SHOP_DK_ENDPOINT: '/shops/dk/api/2026-04/graphql.json',
  MAREHALM_SHOP_NO_ENDPOINT: '/shops/no/api/2026-04/graphql.json',
  MAREHALM_SHOP_INT_ENDPOINT: '/shops/int/api/2026-04/graphql.json',
  MAREHALM_SHOP_DK_TOKEN: 'local-dk',
  MAREHALM_SHOP_NO_TOKEN: 'local-no',
  MAREHALM_SHOP_INT_TOKEN: 'local-int',
};

/**
 * Maps each variable, for instance to the schema of a configuration.
 *
 * @param toValue Called with the default of a variable, and what it is.
 */
export function mapShopVariables<Value>(
  toValue: (fallback: string, kind: 'endpoint' | 'token') => Value,
): Readonly<Record<ShopVariable, Value>> {
  const entries = Object.entries(shopVariableDefaults).map(([name, fallback]) => [
    name,
    toValue(fallback, name.endsWith('_ENDPOINT') ? 'endpoint' : 'token'),
  ]);
  return Object.fromEntries(entries) as Record<ShopVariable, Value>;
}

/** How to reach the commerce shop of a market. */
export interface ShopConnection {
  /** Absolute, or a path on the services. */
  readonly endpoint: string;
  /** A public token; browsers may see it. */
  readonly accessToken: string;
}

/** Returns the connection of each market from its variables. */
export function toShopConnections(
  variables: Readonly<Record<ShopVariable, string>>,
): Readonly<Record<MarketId, ShopConnection>> {
  const connectionOf = <Market extends Uppercase<MarketId>>(market: Market): ShopConnection => ({
    endpoint: variables[`MAREHALM_SHOP_${market}_ENDPOINT`],
    accessToken: variables[`MAREHALM_SHOP_${market}_TOKEN`],
  });
  return { dk: connectionOf('DK'), no: connectionOf('NO'), int: connectionOf('INT') };
}
