import { expect, test } from 'vitest';
import { marketIds } from './markets.ts';
import { mapShopVariables, shopVariableDefaults, toShopConnections } from './shop-environment-variables.ts';

test('toShopConnections() gives each market its own endpoint and token', () => {
  const connections = toShopConnections(shopVariableDefaults);
  expect(Object.keys(connections)).toEqual(marketIds);
  for (const id of marketIds) {
    expect(connections[id]).toEqual({
      endpoint: `/shops/${id}/api/2026-04/graphql.json`,
      accessToken: `local-${id}`,
    });
  }
});

test('mapShopVariables() tells endpoints from tokens', () => {
  expect(mapShopVariables((fallback, kind) => `${kind} ${fallback}`)).toMatchObject({
    MAREHALM_SHOP_DK_ENDPOINT: 'endpoint /shops/dk/api/2026-04/graphql.json',
    MAREHALM_SHOP_DK_TOKEN: 'token local-dk',
  });
});
