import type { PushResult } from './push-search-indices.ts';
import type { IndexPlan } from './plan-index.ts';

/** Most records that are listed individually; a first push would list the whole catalogue. */
const MAX_LISTED_RECORDS = 20;

/** Formats the changes of a push or a dry run, index by index. */
export function formatPushReport({ plans, leftovers }: PushResult, dryRun: boolean): string {
  const changed = plans.filter(({ strategy }) => strategy !== 'nothing');
  const lines = [
    ...plans
      .filter(({ records, strategy }) => records !== undefined || strategy !== 'nothing')
      .flatMap(formatPlan),
    ...leftovers.map(
      (name) => `${name}: left by an interrupted push, ${dryRun ? 'would be removed' : 'removed'}`,
    ),
  ];
  const sum =
    changed.length === 0
      ? 'Every index is as it should be.'
      : dryRun
        ? `${formatCount(changed.length)} would change. Nothing was written.`
        : `${formatCount(changed.length)} changed.`;
  return [...lines, '', sum, ''].join('\n');
}

function formatPlan({ desired, exists, strategy, records, settings, synonyms }: IndexPlan): string[] {
  const how = strategy === 'rebuild' ? (exists ? ' (rebuilt beside and swapped)' : ' (new)') : '';
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
    `${desired.name}: ${counts}${how}`,
    ...(records
      ? shortenList([
          ...records.added.map(({ objectID }) => `  added    ${objectID}`),
          ...records.changed.map(
            ({ record, attributes }) => `  changed  ${record.objectID}: ${attributes.join(', ')}`,
          ),
          ...records.removed.map((objectID) => `  removed  ${objectID}`),
        ])
      : []),
    ...(settings.length > 0 ? [`  settings ${settings.join(', ')}`] : []),
    ...(synonymWords.length > 0 ? [`  synonyms ${shortenList(synonymWords).join(' ')}`] : []),
  ];
}

function shortenList(items: readonly string[]): string[] {
  return items.length <= MAX_LISTED_RECORDS
    ? [...items]
    : [...items.slice(0, MAX_LISTED_RECORDS), `  … and ${items.length - MAX_LISTED_RECORDS} more`];
}

function formatCount(indices: number): string {
  return indices === 1 ? '1 index' : `${indices} indices`;
}
