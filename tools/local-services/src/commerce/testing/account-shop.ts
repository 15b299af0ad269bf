import { afterAll, beforeAll } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { defaultRateLimits } from '../rate-limits.ts';
import { openTestShop, type TestShop } from './shop.ts';

/** Tests sign up more often in a second than a shopper does in an hour. */
const unlimited = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { tries: 1e9, window: 1 }]),
);

export let shop: TestShop;
export let server: Awaited<ReturnType<typeof serve>>;

/** Starts the services before the tests of a file, and closes them afterwards. */
export function setUpAccountShop(): void {
  beforeAll(async () => {
    shop = await openTestShop({ rateLimits: unlimited });
    server = await serve(shop.app);
  });
  afterAll(async () => {
    await server.close();
    shop.close();
  });
}
