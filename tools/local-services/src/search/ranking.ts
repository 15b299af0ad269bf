import type { RecordCorpus } from './record-corpus.ts';
import type { IndexSettings } from './index-settings.ts';
import type { ScoredMatches } from './text-search.ts';

/** Compares record numbers. Negative if the first one ranks higher. */
export type RecordComparator = (left: number, right: number) => number;

/** The parts of a query that determine the order. */
export interface RankingInput {
  /** Missing for an empty query. */
  readonly matches?: ScoredMatches | undefined;
  /** Scores by the optional filters, by record number. */
  readonly filters?: Float64Array | undefined;
}

/** Creates a comparison according to the `ranking` setting. Ties are resolved by relevance, then by id. */
export function createRankingComparator(
  { ranking, customRanking }: Pick<IndexSettings, 'ranking' | 'customRanking'>,
  corpus: RecordCorpus,
  { matches, filters }: RankingInput = {},
): RecordComparator {
  const byAttribute = (criterion: string) => attributeOrder(criterion, corpus) ?? [];
  const criteria = ranking.flatMap((criterion): RecordComparator | RecordComparator[] => {
    switch (criterion) {
      case 'typo':
        return matches ? ascending(matches.typos) : [];
      case 'words':
        return matches ? descending(matches.words) : [];
      case 'filters':
        return filters ? descending(filters) : [];
      // MiniSearch's score includes which attributes match and how exactly.
      case 'attribute':
        return matches ? ascending(matches.steps) : [];
      case 'custom':
        return customRanking.flatMap(byAttribute);
      default:
        return byAttribute(criterion);
    }
  });
  const all = [...criteria, ...(matches ? [descending(matches.scores)] : []), byId(corpus)];
  return (left, right) => {
    for (const compare of all) {
      const order = compare(left, right);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Returns the first `count` of `numbers` in order, without sorting the others. */
export function selectTop(numbers: readonly number[], count: number, compare: RecordComparator): number[] {
  if (count * 4 >= numbers.length) return numbers.toSorted(compare).slice(0, count);
  // A heap with the lowest-ranked of the first on top: a number that ranks lower is not among them.
  const heap: number[] = [];
  const at = (index: number) => heap[index] ?? 0;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  const sink = () => {
    for (let index = 0; ;) {
      let last = index;
      for (const child of [2 * index + 1, 2 * index + 2]) {
        if (child < heap.length && compare(at(child), at(last)) > 0) last = child;
      }
      if (last === index) return;
      swap(index, last);
      index = last;
    }
  };
  for (const number of numbers) {
    if (heap.length < count) {
      heap.push(number);
      for (let index = heap.length - 1; index > 0;) {
        const parent = (index - 1) >> 1;
        if (compare(at(index), at(parent)) <= 0) break;
        swap(index, parent);
        index = parent;
      }
    } else if (count > 0 && compare(number, at(0)) < 0) {
      heap[0] = number;
      sink();
    }
  }
  return heap.sort(compare);
}

type Column = Float64Array | Uint16Array;

function ascending(column: Column): RecordComparator {
  return (left, right) => (column[left] ?? 0) - (column[right] ?? 0);
}

function descending(column: Column): RecordComparator {
  return (left, right) => (column[right] ?? 0) - (column[left] ?? 0);
}

function byId(corpus: RecordCorpus): RecordComparator {
  return (left, right) =>
    (corpus.record(left)?.objectID ?? '') < (corpus.record(right)?.objectID ?? '') ? -1 : 1;
}

/** Compares by `asc(a)` or `desc(a)`. A record without the attribute is last in both. */
function attributeOrder(criterion: string, corpus: RecordCorpus): RecordComparator | undefined {
  const parts = /^(asc|desc)\((.+)\)$/.exec(criterion);
  if (!parts) return undefined;
  const [, direction, attribute = ''] = parts;
  const column = corpus.order(attribute);
  const sign = direction === 'asc' ? 1 : -1;
  return (left, right) => {
    const one = column.of(left);
    const other = column.of(right);
    if (one === other) return 0;
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    return (one < other ? -1 : 1) * sign;
  };
}
