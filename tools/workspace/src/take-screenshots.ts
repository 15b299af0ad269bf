import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { buildShop } from './build-shop.ts';
import { buildStorybook } from './storybook.ts';
import { root, runToolForStatus } from './workspace.ts';

/**
 * `npm run screens`: builds the shop and Storybook and retakes the screenshots in `docs/screens`, at 390, 768 and 1440 px in both
 * languages.
 * @param names Names of screens; all when empty.
 */
export async function takeScreenshots(names: readonly string[]): Promise<void> {
  const environment = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? (await ensureBrowser()) };
  const some = ['--pass-with-no-tests', ...(names.length > 0 ? ['-g', names.join('|')] : [])];
  await buildShop();
  const ofTheShop = await runToolForStatus(
    'playwright',
    ['test', '--config=screenshots.config.ts', ...some],
    {
      directory: join(root, 'apps/storefront-e2e'),
      environment,
    },
  );
  await buildStorybook();
  const ofTheKit = await runToolForStatus(
    'playwright',
    ['test', '--config=visual/screenshots.config.ts', ...some],
    {
      directory: join(root, 'libs/ui'),
      environment,
    },
  );
  process.exitCode = ofTheShop || ofTheKit;
}
