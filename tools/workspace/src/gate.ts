import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { build } from './build.ts';
import { check, runSteps, summary, type Step } from './gate-step.ts';
import { runNpm, runTool, runToolForStatus, root } from './workspace.ts';
import { weighPages } from './page-budgets.ts';
import { expectNoSecretsInShop } from './secrets.ts';
import { countPlaywright } from './test-reports.ts';
import { testLibraries, testTheRest, vitest } from './unit-tests.ts';
import { verifyPackages } from './verify-packages.ts';
import { compareStories } from './visual.ts';

const reports = join(root, 'dist/test-reports');

/** The day in the shop that is tested: reductions and codes have their dates. */
const OPENING = '2026-11-21T10:00:00Z';

/** What has to hold before a change goes in. The build comes before everything that uses what it makes. */
const steps: readonly Step[] = [
  check('lint', () => runTool('eslint', ['.', '--max-warnings', '0'])),
  check('format', () => runTool('prettier', ['--check', '--log-level', 'warn', '.'])),
  check('unused', () => runNpm(['run', '--silent', 'unused'])),
  check('types', typecheck),
  { name: 'libraries', run: testLibraries },
  { name: 'unit', run: testTheRest },
  { name: 'stories', run: () => vitest('stories', ['--project', 'ui']) },
  { name: 'visual', run: () => compareStories() },
  check('build', () => build({ MAREHALM_CLOCK: OPENING })),
  check('keys', () => expectNoSecretsInShop(join(root, 'dist/storefront'), process.env)),
  { name: 'page weights', run: weighPages },
  { name: 'packages', run: verifyPackages },
  { name: 'end to end', run: endToEnd },
];

/** `npm test`: every step, a table of them, and a last line with the counts. Ends with 1 when anything failed. */
export async function gate(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  const results = await runSteps(steps, () => performance.now());
  console.log(`\n${summary(results)}`);
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** All projects in the order of their references, then the storefront, for which React Router writes types of its own. */
async function typecheck(): Promise<void> {
  await runNpm(['run', '--silent', 'typecheck']);
}

async function endToEnd() {
  const directory = join(root, 'apps/storefront-e2e');
  if (!existsSync(join(directory, 'playwright.config.ts'))) throw new Error('has no playwright.config.ts');
  const report = join(reports, 'end-to-end.json');
  await runToolForStatus('playwright', ['test', '--reporter=line,json'], {
    directory,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, MAREHALM_CLOCK: OPENING },
  });
  return countPlaywright(report);
}
