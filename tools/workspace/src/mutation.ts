import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, runToolForStatus } from './workspace.ts';

/** The libraries whose tests are measured by themselves: their rules are the shop's. */
const MEASURED = ['cart-domain', 'i18n-routing', 'search'] as const;

/** Per cent of mutants that the tests of a library must notice. */
const KILLED_AT_LEAST = 85;

/** Cases a law is tried with while a mutant lives: a law that needs more to notice a change has no example beside it. */
const LAW_RUNS = '50';

/**
 * `npm run test:mutation -- [library …] [--mutate src/money.ts]`: changes the source a little, one change at a time, and asks
 * whether a test notices. Writes `dist/mutation/<library>/mutation.html` and `mutation.json`; ends with 1 below 85 %.
 */
export async function testMutation(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string' } },
  });
  for (const library of positionals.length > 0 ? positionals : MEASURED) {
    const status = await mutate(library, values.mutate ?? ['src/**/*.ts'], Number(values.concurrency ?? 2));
    if (status !== 0) process.exitCode = status;
  }
}

async function mutate(library: string, files: readonly string[], concurrency: number): Promise<number> {
  const report = join('dist/mutation', library);
  await rm(join(root, report), { recursive: true, force: true });
  await mkdir(join(root, report), { recursive: true });
  const configuration = join(report, 'stryker.config.json');
  await writeFile(join(root, configuration), JSON.stringify(options(library, files, concurrency, report)));
  const status = await runToolForStatus('stryker', ['run', configuration], {
    environment: { MUTATED_LIBRARY: library, LAW_RUNS },
  });
  await printSurvivors(library, join(root, report, 'mutation.json'));
  return status;
}

function options(library: string, files: readonly string[], concurrency: number, report: string) {
  const inLibrary = files.map((file) => join('libs', library, file));
  return {
    mutate: [
      ...inLibrary,
      '!**/*.test.ts',
      '!**/testing/**',
      // Lists of exports.
      `!libs/${library}/src/index.ts`,
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
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
    htmlReporter: { fileName: join(report, 'mutation.html') },
    jsonReporter: { fileName: join(report, 'mutation.json') },
    thresholds: { high: 95, low: KILLED_AT_LEAST, break: KILLED_AT_LEAST },
    allowConsoleColors: false,
    disableTypeChecks: false,
    warnings: { slow: false },
  };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** A line for each mutant that no test noticed, as a compiler would name it. */
async function printSurvivors(library: string, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  // Tests that fail without any change: Stryker has said so and measured nothing.
  if (text === undefined) return;
  const { files } = JSON.parse(text) as Report;
  for (const [name, { mutants }] of Object.entries(files)) {
    for (const { status, mutatorName, replacement = '', location } of mutants) {
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      const change = replacement.replaceAll(/\s+/gu, ' ').slice(0, 80);
      console.log(
        `${library}: ${name}:${location.start.line}:${location.start.column} ${status} ${mutatorName} → ${change}`,
      );
    }
  }
}
