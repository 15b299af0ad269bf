import { leftoversAmong, stepsOf } from './carry-out.ts';
import type { Configuration } from './configuration.ts';
import { planIndex, type IndexPlan, type PlanOptions } from './plan.ts';
import type { Progress } from './progress.ts';
import { PushError } from './push-error.ts';
import { readSources } from './read-sources.ts';
import { connectSearch } from './search-index.ts';
import { buildWantedIndices } from './wanted-indices.ts';

/** What a push may be told, and what it is given from outside. */
export interface PushOptions extends PlanOptions {
  /** Find out what would change and write nothing. */
  readonly dryRun?: boolean;
  readonly progress: Progress;
  /** The time, for the names of temporary indices. */
  readonly now: () => Date;
}

/** What a push has done, or would do. */
export interface PushResult {
  readonly plans: readonly IndexPlan[];
  /** Temporary indices of interrupted pushes that were removed, or would be. */
  readonly leftovers: readonly string[];
}

/** How many indices are read at a time. */
const READERS = 4;

/**
 * Makes the search indices what the CMS and commerce say now. Everything is read and checked before anything is written, and
 * each index changes at once: wherever a push ends, an index is as it was or as it is to be, and the next push does the rest.
 *
 * @throws PushError
 */
export async function push(configuration: Configuration, options: PushOptions): Promise<PushResult> {
  const { progress, now } = options;
  progress.phase('Reading the CMS and the shops', 1);
  const wanted = buildWantedIndices(await readSources(configuration));
  progress.step('');

  const indices = connectSearch(configuration.search);
  progress.phase('Reading the indices', wanted.length);
  const held = await inTurns(wanted, READERS, async ({ name, records }) => {
    const index = await indices.read(name, records !== undefined);
    progress.step(name);
    return index;
  });
  const plans = wanted.map((index, position) => planIndex(index, held[position], options));
  const primaries = wanted.filter(({ records }) => records).map(({ name }) => name);
  const leftovers = leftoversAmong(await indices.names(), primaries, now());
  if (options.dryRun === true) return { plans, leftovers };

  const steps = [
    ...stepsOf(plans, indices, now()),
    ...leftovers.map((name) => ({ subject: name, run: () => indices.remove(name) })),
  ];
  progress.phase('Writing', steps.length);
  for (const { subject, run } of steps) {
    await run().catch((error: unknown) => {
      if (!(error instanceof PushError)) throw error;
      const { kind, message } = error;
      throw new PushError(kind, `${message}\nNo index is half written; push again, and the rest follows.`, {
        cause: error,
      });
    });
    progress.step(subject);
  }
  return { plans, leftovers };
}

/** The results of `work` for each of `items`, in their order, with no more than `most` under way. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  // All of them take from the same iterator.
  const worker = async () => {
    for (const [position, item] of entries) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
