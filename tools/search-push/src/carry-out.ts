import { randomBytes } from 'node:crypto';
import { operationsOf } from './differences.ts';
import { batchesOf, hasSynonymChanges, type IndexPlan } from './plan.ts';
import type { SearchIndices } from './search-index.ts';

/** One write, or several that take effect together. */
export interface Step {
  /** Name of the step in the progress bar. */
  readonly subject: string;
  readonly run: () => Promise<void>;
}

/** Creates the steps that carry out `plans`, in order: each index before its replicas. */
export function stepsOf(plans: readonly IndexPlan[], indices: SearchIndices, now: Date): Step[] {
  return plans.flatMap((plan) => {
    const { wanted, way, settings } = plan;
    if (way === 'nothing') return [];
    if (way === 'rebuild') return [...rebuild(plan, indices, now), ...nameReplicas(plan, indices)];
    const { replicas: _replicas, ...own } = wanted.settings;
    const operations = plan.records ? operationsOf(plan.records) : [];
    return [
      ...(operations.length > 0
        ? [{ subject: wanted.name, run: () => indices.write(wanted.name, operations) }]
        : []),
      ...(settings.some((name) => name !== 'replicas')
        ? [{ subject: `${wanted.name}, settings`, run: () => indices.setSettings(wanted.name, own) }]
        : []),
      ...(hasSynonymChanges(plan.synonyms)
        ? [
            {
              subject: `${wanted.name}, synonyms`,
              run: () => indices.setSynonyms(wanted.name, wanted.synonyms),
            },
          ]
        : []),
      ...nameReplicas(plan, indices),
    ];
  });
}

function rebuild({ wanted, exists }: IndexPlan, indices: SearchIndices, now: Date): Step[] {
  const temporary = temporaryName(wanted.name, now);
  const { replicas: _replicas, ...settings } = wanted.settings;
  const records = wanted.records ?? [];
  const subject = wanted.name;
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
    ...(exists ? [() => indices.copyWithoutRecords(wanted.name, temporary)] : []),
    () => indices.setSettings(temporary, settings),
    () => indices.setSynonyms(temporary, wanted.synonyms),
    ...batchesOf(records.map((body) => ({ action: 'addObject', body }) as const)).map(
      (batch) => () => indices.write(temporary, batch),
    ),
    () => indices.move(temporary, wanted.name),
  ];
  return steps.map((run) => ({ subject, run: orRemove(run) }));
}

/** Sets the replicas of an index. New ones start with its records and settings. */
function nameReplicas({ wanted, settings }: IndexPlan, indices: SearchIndices): Step[] {
  if (!settings.includes('replicas')) return [];
  const { replicas } = wanted.settings;
  return [{ subject: `${wanted.name}, replicas`, run: () => indices.setSettings(wanted.name, { replicas }) }];
}

/** Hours after which a temporary index belongs to a push that was interrupted. */
const LEFTOVER_AGE = 1;

/** Creates a name in the form of the hosted service's helpers, so that keys limited to `products*` or `products_tmp_*` work. */
function temporaryName(name: string, now: Date): string {
  const instant = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${name}_tmp_${instant}_${randomBytes(3).toString('hex')}`;
}

/** Finds temporary indices of interrupted pushes. Recent ones stay, because another push may be running. */
export function leftoversAmong(names: readonly string[], primaries: readonly string[], now: Date): string[] {
  return names.filter((name) => {
    const [, primary, instant] = /^(.+)_tmp_(\d{8}T\d{6}Z)_[0-9a-f]{6}$/.exec(name) ?? [];
    if (primary === undefined || instant === undefined || !primaries.includes(primary)) return false;
    const begun = Date.parse(
      instant.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'),
    );
    return now.getTime() - begun > LEFTOVER_AGE * 60 * 60_000;
  });
}
