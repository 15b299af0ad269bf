import type { PushResult } from './push.ts';
import type { IndexPlan } from './plan.ts';

/** Most records that are listed individually; a first push would list the whole catalogue. */
const NAMED = 20;

/** Formats the changes of a push or a dry run, index by index. */
export function writeReport({ plans, leftovers }: PushResult, dryRun: boolean): string {
  const changed = plans.filter(({ way }) => way !== 'nothing');
  const lines = [
    ...plans.filter(({ records, way }) => records !== undefined || way !== 'nothing').flatMap(linesOf),
    ...leftovers.map(
      (name) => `${name}: left by an interrupted push, ${dryRun ? 'would be removed' : 'removed'}`,
    ),
  ];
  const sum =
    changed.length === 0
      ? 'Every index is as it should be.'
      : dryRun
        ? `${counted(changed.length)} would change. Nothing was written.`
        : `${counted(changed.length)} changed.`;
  return [...lines, '', sum, ''].join('\n');
}

function linesOf({ wanted, exists, way, records, settings, synonyms }: IndexPlan): string[] {
  const how = way === 'rebuild' ? (exists ? ' (rebuilt beside and swapped)' : ' (new)') : '';
  const synonymWords = [
    ...synonyms.added.map((id) => `+${id}`),
    ...synonyms.changed.map((id) => `~${id}`),
    ...synonyms.removed.map((id) => `-${id}`),
  ];
  const counts = records
    ? [
        [records.added.length, 'added'],
        [records.changed.length, 'changed'],
        [records.removed.length, 'removed'],
        [records.unchanged, 'unchanged'],
      ]
        .filter(([count], position) => count !== 0 || position === 3)
        .map(([count, what]) => `${count} ${what}`)
        .join(', ')
    : 'replica';
  return [
    `${wanted.name}: ${counts}${how}`,
    ...(records
      ? shortened([
          ...records.added.map(({ objectID }) => `  added    ${objectID}`),
          ...records.changed.map(
            ({ record, attributes }) => `  changed  ${record.objectID}: ${attributes.join(', ')}`,
          ),
          ...records.removed.map((objectID) => `  removed  ${objectID}`),
        ])
      : []),
    ...(settings.length > 0 ? [`  settings ${settings.join(', ')}`] : []),
    ...(synonymWords.length > 0 ? [`  synonyms ${shortened(synonymWords).join(' ')}`] : []),
  ];
}

function shortened(items: readonly string[]): string[] {
  return items.length <= NAMED
    ? [...items]
    : [...items.slice(0, NAMED), `  … and ${items.length - NAMED} more`];
}

function counted(indices: number): string {
  return indices === 1 ? '1 index' : `${indices} indices`;
}
