import { join } from 'node:path';
import { build } from './build.ts';
import { runForStatus } from './processes.ts';
import { root } from './workspace.ts';

/** The day on which `apps/storefront-e2e/src/running-shop.ts` opens the shop. */
const SHOP_CLOCK = '2026-11-21T10:00:00Z';

/**
 * `npm run test:browsers`: builds the shop and shops in it with Firefox and WebKitGTK; on Debian it installs those that are missing.
 * @param names Parts of the names of browsers and flows; all without.
 */
export async function testBrowsers(names: readonly string[]): Promise<void> {
  await build({ MAREHALM_CLOCK: SHOP_CLOCK });
  process.exitCode = await runForStatus(process.execPath, [
    '--conditions=@marehalm/source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/storefront-e2e/browsers/main.ts'),
    ...names,
  ]);
}
