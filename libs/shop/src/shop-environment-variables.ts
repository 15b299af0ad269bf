import { type MarketId, marketIds, mapMarkets } from './markets.ts';

/** An environment variable that connects the commerce shop of a market; `docs/deployment.md` explains them. */
export type ShopEnvironmentVariable = `MAREHALM_SHOP_${Uppercase<MarketId>}_${'ENDPOINT' | 'TOKEN'}`;

type Kind = 'endpoint' | 'token';

const nameOf = (market: MarketId, kind: Kind) =>
  `MAREHALM_SHOP_${market.toUpperCase()}_${kind.toUpperCase()}` as ShopEnvironmentVariable;

/** Default of each variable: the local services. */
export const shopVariableDefaults = Object.fromEntries(
  marketIds.flatMap((market) => [
    [nameOf(market, 'endpoint'), `/shops/${market}/api/2026-04/graphql.json`],
    [nameOf(market, 'token'), `local-${market}`],
  ]),
) as Readonly<Record<ShopEnvironmentVariable, string>>;

/**
 * Creates a value for each environment variable, such as the schema of a configuration.
 *
 * @param toValue Called with the default of a variable, and what it is.
 */
export function mapShopVariables<Value>(
  toValue: (fallback: string, kind: Kind) => Value,
): Readonly<Record<ShopEnvironmentVariable, Value>> {
  const entries = Object.entries(shopVariableDefaults).map(([name, fallback]) => [
    name,
    toValue(fallback, name.endsWith('_ENDPOINT') ? 'endpoint' : 'token'),
  ]);
  return Object.fromEntries(entries) as Record<ShopEnvironmentVariable, Value>;
}

/** Connection to the commerce shop of a market. */
export interface ShopConnection {
  /** Absolute, or a path on the services. */
  readonly endpoint: string;
  /** A public token; browsers may see it. */
  readonly accessToken: string;
}

/** Returns the connection of each market from its variables. */
export function toShopConnections(
  variables: Readonly<Record<ShopEnvironmentVariable, string>>,
): Readonly<Record<MarketId, ShopConnection>> {
  return mapMarkets((market) => ({
    endpoint: variables[nameOf(market, 'endpoint')],
    accessToken: variables[nameOf(market, 'token')],
  }));
}
