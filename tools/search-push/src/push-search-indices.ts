import { findLeftoverIndices, createPushSteps } from './push-steps.ts';
import type { PushConfiguration } from './push-configuration.ts';
import { planIndex, type IndexPlan, type PushPlanOptions } from './plan-index.ts';
import type { TerminalProgress } from './terminal-progress.ts';
import { PushError } from './push-error.ts';
import { fetchPushSources } from './fetch-push-sources.ts';
import { createSearchIndexClient } from './search-index-client.ts';
import { buildDesiredIndices } from './desired-indices.ts';

/** Options and dependencies of a push. */
export interface PushOptions extends PushPlanOptions {
  /** Plans the changes and writes nothing. */
  readonly dryRun?: boolean;
  readonly progress: TerminalProgress;
  /** The time, for the names of temporary indices. */
  readonly now: () => Date;
}

/** Result of a push or of a dry run. */
export interface PushResult {
  readonly plans: readonly IndexPlan[];
  /** Temporary indices of interrupted pushes that were, or would be, removed. */
  readonly leftovers: readonly string[];
}

/** Number of indices that are read concurrently. */
const READ_CONCURRENCY = 4;

/**
 * Updates the search indices from the CMS and commerce. Everything is read and checked before anything is written, and each index
 * changes as a whole, so an interrupted push can be repeated.
 *
 * @throws PushError
 */
export async function pushSearchIndices(
  configuration: PushConfiguration,
  options: PushOptions,
): Promise<PushResult> {
  const { progress, now } = options;
  progress.phase('Reading the CMS and the shops', 1);
  const desired = buildDesiredIndices(await fetchPushSources(configuration));
  progress.step('');

  const indices = createSearchIndexClient(configuration.search);
  progress.phase('Reading the indices', desired.length);
  const current = await mapConcurrently(desired, READ_CONCURRENCY, async ({ name, records }) => {
    const index = await indices.read(name, records !== undefined);
    progress.step(name);
    return index;
  });
  const plans = desired.map((index, position) => planIndex(index, current[position], options));
  const primaries = desired.filter(({ records }) => records).map(({ name }) => name);
  const leftovers = findLeftoverIndices(await indices.names(), primaries, now());
  if (options.dryRun === true) return { plans, leftovers };

  const steps = [
    ...createPushSteps(plans, indices, now()),
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

/** Maps `items` with at most `most` calls of `work` running, and returns the results in order. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  // All workers share one iterator.
  const worker = async () => {
    for (const [position, item] of entries) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
