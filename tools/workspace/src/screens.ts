import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildShop } from './build-shop.ts';
import { root, runToolForStatus } from './workspace.ts';

/**
 * `npm run screens`: builds the shop and takes `docs/screens` anew, at 390, 768 and 1440 px in both languages.
 * @param names Some of the screens; all without.
 */
export async function takeScreens(names: readonly string[]): Promise<void> {
  const environment = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? (await ensureBrowser()) };
  await buildShop();
  process.exitCode = await runToolForStatus(
    'playwright',
    ['test', '--config=screens.config.ts', ...(names.length > 0 ? ['-g', names.join('|')] : [])],
    { directory: join(root, 'apps/storefront-e2e'), environment },
  );
}
