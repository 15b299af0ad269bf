import { afterAll, beforeAll } from 'vitest';
import { serveApp } from '../../testing/serve-app.ts';
import { defaultRateLimits } from '../rate-limits.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** Tests sign up more often in a second than a shopper does in an hour. */
const unlimited = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { tries: 1e9, window: 1 }]),
);

export let accountShop: TestShop;
export let accountServer: Awaited<ReturnType<typeof serveApp>>;

/** Starts the services before the tests of a file, and closes them afterwards. */
export function setUpAccountShop(): void {
  beforeAll(async () => {
    accountShop = await openTestShop({ rateLimits: unlimited });
    accountServer = await serveApp(accountShop.app);
  });
  afterAll(async () => {
    await accountServer.close();
    accountShop.close();
  });
}
