import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runToolForStatus } from './workspace.ts';

/** Libraries with the shop's rules, whose own tests have to catch mutants. */
const MUTATED_LIBRARIES = ['cart-domain', 'checkout-domain', 'i18n-routing', 'search'] as const;

/** Percentage of mutants that the tests of a library must catch. */
const MIN_MUTATION_SCORE_PERCENT = 95;

/** Cases per law for each mutant. */
const LAW_RUNS = '50';

/**
 * `npm run test:mutation -- [library …] [--mutate src/money.ts]`: mutates the source and checks that a test fails. Writes
 * `dist/mutation/<library>/mutation.html` and `mutation.json`; exits with 1 below 95 %.
 */
export async function testMutation(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string' } },
  });
  for (const library of positionals.length > 0 ? positionals : MUTATED_LIBRARIES) {
    const status = await runStryker(
      library,
      values.mutate ?? ['src/**/*.ts'],
      Number(values.concurrency ?? 2),
    );
    if (status !== 0) process.exitCode = status;
  }
}

async function runStryker(library: string, files: readonly string[], concurrency: number): Promise<number> {
  const report = join('dist/mutation', library);
  await rm(join(root, report), { recursive: true, force: true });
  await mkdir(join(root, report), { recursive: true });
  const configuration = join(report, 'stryker.config.json');
  await writeFile(
    join(root, configuration),
    JSON.stringify(createStrykerOptions(library, files, concurrency, report)),
  );
  return runToolForStatus('stryker', ['run', configuration], {
    environment: { MUTATED_LIBRARY: library, LAW_RUNS },
  });
}

function createStrykerOptions(
  library: string,
  files: readonly string[],
  concurrency: number,
  report: string,
) {
  const inLibrary = files.map((file) => join('libs', library, file));
  return {
    mutate: [
      ...inLibrary,
      '!**/*.test.ts',
      '!**/testing/**',
      // Lists of exports.
      `!libs/${library}/src/index.ts`,
      `!libs/${library}/src/entries/*.ts`,
    ],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tools/workspace/mutation.vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency,
    ignorePatterns: [
      '/docs',
      '**/dist',
      '**/build',
      '**/.cache',
      '/.data',
      '/.nx',
      '/apps/storefront/public',
    ],
    tempDirName: join('.cache/mutation', `${library}-${process.pid}`),
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: join(report, 'mutation.html') },
    jsonReporter: { fileName: join(report, 'mutation.json') },
    thresholds: { high: 100, low: MIN_MUTATION_SCORE_PERCENT, break: MIN_MUTATION_SCORE_PERCENT },
    allowConsoleColors: false,
    disableTypeChecks: false,
    warnings: { slow: false },
  };
}
