import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import type { TestCounts } from './gate-step.ts';
import { buildStorybook } from './storybook.ts';
import { loadCounts, getReportPath } from './test-reports.ts';
import { root, runToolForStatus } from './workspace.ts';

/**
 * Builds Storybook, compares every `AllVariants` story with its baseline and checks it with users' settings. The report with the
 * pictures side by side is `dist/visual/index.html`.
 * @param parameters For Playwright; `-g Button` selects stories.
 */
export async function compareStories(parameters: readonly string[] = []): Promise<TestCounts> {
  const environment = { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] ?? (await ensureBrowser()) };
  await buildStorybook();
  await runToolForStatus('playwright', ['test', '--config=visual/playwright.config.ts', ...parameters], {
    directory: join(root, 'libs/ui'),
    environment,
  });
  return loadCounts(getReportPath('ui', 'visual'));
}

/**
 * `npm run test:visual`: runs {@link compareStories}; `-- --update` replaces baselines that differ. Other parameters select
 * stories by name: `npm run test:visual -- --update Button`. Exits with 1 when anything differs.
 */
export async function testVisual(parameters: readonly string[]): Promise<void> {
  const names = parameters.filter((parameter) => parameter !== '--update');
  const { failed } = await compareStories([
    ...(names.length === parameters.length ? [] : ['--update-snapshots=changed', 'all-variants']),
    ...(names.length > 0 ? ['-g', names.join('|')] : []),
  ]);
  process.exitCode = failed === 0 ? 0 : 1;
}
