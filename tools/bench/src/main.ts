import { parseArgs } from 'node:util';
import { forwardSignals } from '@marehalm/workspace';

/**
 * The benchmarks, from short to long; each is loaded only when it runs. Those without `runs` decide themselves how often they
 * repeat a measurement.
 */
const benchmarks: Readonly<Record<string, (runs: number) => Promise<void>>> = {
  libraries: async () => (await import('./bench-libraries.ts')).benchLibraries(),
  services: async () => (await import('./bench-services.ts')).benchServices(),
  build: async () => (await import('./bench-builds.ts')).benchBuilds(),
  pages: async (runs) => (await import('./bench-pages.ts')).benchPages(runs),
  interactions: async (runs) => (await import('./bench-interactions.ts')).benchInteractions(runs),
};

/** Default number of visits to each page. */
const DEFAULT_RUNS = 5;

/**
 * `npm run bench`: runs the named benchmarks, or all, which takes most of an hour. Pages are measured in the shop that was
 * built last.
 * @param parameters Names of benchmarks; `--runs=3` for fewer than five visits in `pages` and `interactions`.
 * @throws Error when there is no such benchmark, or something cannot be measured.
 */
async function runBenchmarks(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { runs: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`Cannot measure ${values.runs} runs`);
  const unable = positionals.find((name) => benchmarks[name]?.length === 0);
  if (values.runs !== undefined && unable !== undefined)
    throw new Error(`Cannot measure ${unable} in ${values.runs} runs: it knows itself how many it needs`);
  for (const name of positionals.length > 0 ? positionals : Object.keys(benchmarks)) {
    const measure = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
    if (measure === undefined) {
      throw new Error(`Cannot measure "${name}". Choose among: ${Object.keys(benchmarks).join(', ')}`);
    }
    await measure(runs);
  }
}

forwardSignals();
await runBenchmarks(process.argv.slice(2));
