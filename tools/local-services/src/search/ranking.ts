import { valuesAt, type SearchRecord } from './attributes.ts';
import type { IndexSettings } from './settings.ts';
import type { TextMatch } from './text-search.ts';

/** A record with its answer to the query; without one for an empty query. */
export interface RankedRecord {
  readonly record: SearchRecord;
  readonly match?: TextMatch;
  /** How well it fits the optional filters. */
  readonly filters?: number;
  /** Whether a rule has put it where it stands. */
  readonly isPromoted?: boolean;
}

type Compare = (left: RankedRecord, right: RankedRecord) => number;

/** Sorts as the `ranking` setting says; what still ties stands in the order of relevance, then of ids. */
export function compareBy({ ranking, customRanking }: IndexSettings): Compare {
  const custom = customRanking.flatMap((criterion) => attributeOrder(criterion) ?? []);
  const criteria = ranking.flatMap((criterion): Compare[] => {
    switch (criterion) {
      case 'typo':
        return [(left, right) => (left.match?.typos ?? 0) - (right.match?.typos ?? 0)];
      case 'words':
        return [(left, right) => (right.match?.words ?? 0) - (left.match?.words ?? 0)];
      case 'filters':
        return [(left, right) => (right.filters ?? 0) - (left.filters ?? 0)];
      // MiniSearch's score speaks for where and how exactly the words stand.
      case 'attribute':
        return [(left, right) => (left.match?.step ?? 0) - (right.match?.step ?? 0)];
      case 'custom':
        return custom;
      default: {
        const order = attributeOrder(criterion);
        return order ? [order] : [];
      }
    }
  });
  const last: Compare[] = [
    (left, right) => (right.match?.score ?? 0) - (left.match?.score ?? 0),
    (left, right) => (left.record.objectID < right.record.objectID ? -1 : 1),
  ];
  const all = [...criteria, ...last];
  return (left, right) => {
    for (const compare of all) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** `asc(a)` or `desc(a)`; a record without the attribute stands last either way. */
function attributeOrder(criterion: string): Compare | undefined {
  const parts = /^(asc|desc)\((.+)\)$/.exec(criterion);
  if (!parts) return undefined;
  const [, direction, attribute = ''] = parts;
  const sign = direction === 'asc' ? 1 : -1;
  return (left, right) => {
    const [one, other] = [left, right].map(({ record }) => orderOf(record, attribute));
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return Math.sign(one - other) * sign;
  };
}

function orderOf(record: SearchRecord, attribute: string): number | undefined {
  const [value] = valuesAt(record, attribute);
  return typeof value === 'string' || value === undefined ? undefined : Number(value);
}
