import { parseArgs } from 'node:util';
import { forwardSignals } from '@marehalm/workspace';

/**
 * What can be measured, in the order of their time; each is loaded only when it is asked for. Those that take no `runs` know
 * themselves how often something has to be done until its time is certain.
 */
const subjects: Readonly<Record<string, (runs: number) => Promise<void>>> = {
  libraries: async () => (await import('./libraries.ts')).benchLibraries(),
  services: async () => (await import('./services.ts')).benchServices(),
  build: async () => (await import('./build.ts')).benchBuild(),
  pages: async (runs) => (await import('./pages.ts')).benchPages(runs),
  interactions: async (runs) => (await import('./interactions.ts')).benchInteractions(runs),
};

/** Visits to each page unless told. */
const DEFAULT_RUNS = 5;

/**
 * `npm run bench`: measures what is named, or everything, which takes most of an hour. What is measured of pages is measured
 * of the shop that was built last.
 * @param parameters Names of subjects; `--runs=3` for fewer visits than the usual five, of `pages` and `interactions`.
 * @throws Error when there is no such subject, or something cannot be measured.
 */
async function bench(parameters: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { runs: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`Cannot measure ${values.runs} runs`);
  const unable = positionals.find((name) => subjects[name]?.length === 0);
  if (values.runs !== undefined && unable !== undefined)
    throw new Error(`Cannot measure ${unable} in ${values.runs} runs: it knows itself how many it needs`);
  for (const name of positionals.length > 0 ? positionals : Object.keys(subjects)) {
    const measure = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
    if (measure === undefined) {
      throw new Error(`Cannot measure "${name}". Choose among: ${Object.keys(subjects).join(', ')}`);
    }
    await measure(runs);
  }
}

forwardSignals();
await bench(process.argv.slice(2));
