import { join } from 'node:path';
import { buildShopCached } from './build-shop-cached.ts';
import { runForStatus } from './processes.ts';
import { root } from './workspace.ts';

/** The date in the shop, as in `apps/storefront-e2e/src/running-shop.ts`. */
const SHOP_CLOCK = '2026-11-21T10:00:00Z';

/**
 * `npm run test:browsers`: builds the shop and runs purchases in Firefox and WebKitGTK; installs missing ones on Debian.
 * @param names Parts of the names of browsers and flows; all when empty.
 */
export async function testBrowsers(names: readonly string[]): Promise<void> {
  await buildShopCached({ MAREHALM_CLOCK: SHOP_CLOCK });
  process.exitCode = await runForStatus(process.execPath, [
    '--conditions=@marehalm/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/storefront-e2e/browsers/main.ts'),
    ...names,
  ]);
}
