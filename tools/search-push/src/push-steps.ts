import { randomBytes } from 'node:crypto';
import { toBatchOperations } from './compare-index.ts';
import { splitIntoBatches, hasSynonymChanges, type IndexPlan } from './plan-index.ts';
import type { SearchIndexClient } from './search-index-client.ts';

/** One write, or several that take effect together. */
export interface PushStep {
  /** Name of the step in the progress bar. */
  readonly subject: string;
  readonly run: () => Promise<void>;
}

/** Creates the steps that carry out `plans`, in order: each index before its replicas. */
export function createPushSteps(
  plans: readonly IndexPlan[],
  indices: SearchIndexClient,
  now: Date,
): PushStep[] {
  return plans.flatMap((plan) => {
    const { desired, strategy, settings } = plan;
    if (strategy === 'nothing') return [];
    if (strategy === 'rebuild')
      return [...createRebuildSteps(plan, indices, now), ...createReplicaSteps(plan, indices)];
    const { replicas: _replicas, ...own } = desired.settings;
    const operations = plan.records ? toBatchOperations(plan.records) : [];
    return [
      ...(operations.length > 0
        ? [{ subject: desired.name, run: () => indices.write(desired.name, operations) }]
        : []),
      ...(settings.some((name) => name !== 'replicas')
        ? [{ subject: `${desired.name}, settings`, run: () => indices.setSettings(desired.name, own) }]
        : []),
      ...(hasSynonymChanges(plan.synonyms)
        ? [
            {
              subject: `${desired.name}, synonyms`,
              run: () => indices.setSynonyms(desired.name, desired.synonyms),
            },
          ]
        : []),
      ...createReplicaSteps(plan, indices),
    ];
  });
}

function createRebuildSteps(
  { desired, exists }: IndexPlan,
  indices: SearchIndexClient,
  now: Date,
): PushStep[] {
  const temporary = createTemporaryName(desired.name, now);
  const { replicas: _replicas, ...settings } = desired.settings;
  const records = desired.records ?? [];
  const subject = desired.name;
  /** Removes the temporary index after a failure; if that fails too, a later push removes it. */
  const orRemove = (run: () => Promise<void>) => async () => {
    try {
      await run();
    } catch (error) {
      await indices.remove(temporary).catch(() => undefined);
      throw error;
    }
  };
  const steps = [
    // Rules and settings that the shop does not define are copied from the live index.
    ...(exists ? [() => indices.copyWithoutRecords(desired.name, temporary)] : []),
    () => indices.setSettings(temporary, settings),
    () => indices.setSynonyms(temporary, desired.synonyms),
    ...splitIntoBatches(records.map((body) => ({ action: 'addObject', body }) as const)).map(
      (batch) => () => indices.write(temporary, batch),
    ),
    () => indices.move(temporary, desired.name),
  ];
  return steps.map((run) => ({ subject, run: orRemove(run) }));
}

/** Sets the replicas of an index. New ones start with its records and settings. */
function createReplicaSteps({ desired, settings }: IndexPlan, indices: SearchIndexClient): PushStep[] {
  if (!settings.includes('replicas')) return [];
  const { replicas } = desired.settings;
  return [
    { subject: `${desired.name}, replicas`, run: () => indices.setSettings(desired.name, { replicas }) },
  ];
}

/** Hours after which a temporary index belongs to a push that was interrupted. */
const LEFTOVER_AGE_HOURS = 1;

/** Creates a name in the form of the hosted service's helpers, so that keys limited to `products*` or `products_tmp_*` work. */
function createTemporaryName(name: string, now: Date): string {
  const instant = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${name}_tmp_${instant}_${randomBytes(3).toString('hex')}`;
}

/** Finds temporary indices of interrupted pushes. Recent ones stay, because another push may be running. */
export function findLeftoverIndices(
  names: readonly string[],
  primaries: readonly string[],
  now: Date,
): string[] {
  return names.filter((name) => {
    const [, primary, instant] = /^(.+)_tmp_(\d{8}T\d{6}Z)_[0-9a-f]{6}$/.exec(name) ?? [];
    if (primary === undefined || instant === undefined || !primaries.includes(primary)) return false;
    const begun = Date.parse(
      instant.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
    );
    return now.getTime() - begun > LEFTOVER_AGE_HOURS * 60 * 60_000;
  });
}
