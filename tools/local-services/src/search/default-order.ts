import type { BackgroundTask } from './background-queue.ts';
import type { RecordCorpus } from './record-corpus.ts';
import { createRankingComparator } from './ranking.ts';
import type { IndexSettings } from './index-settings.ts';

/** Records that one step of {@link DefaultOrder.prepare} sorts. */
const RECORDS_PER_STEP = 5000;

/** The order of all records for an empty query. It is kept between searches and updated after changes. */
export class DefaultOrder {
  readonly #corpus: RecordCorpus;
  readonly #settings: Pick<IndexSettings, 'ranking' | 'customRanking'>;
  #numbers: number[] = [];
  #version = -1;
  /** Numbers below this are sorted. */
  #capacity = 0;

  constructor(corpus: RecordCorpus, settings: Pick<IndexSettings, 'ranking' | 'customRanking'>) {
    this.#corpus = corpus;
    this.#settings = settings;
  }

  /** Returns the numbers of all records in order. Callers must not change the list. */
  numbers(): readonly number[] {
    this.#advance(Number.POSITIVE_INFINITY);
    return this.#numbers;
  }

  /** Prepares {@link numbers} step by step. */
  *prepare(): BackgroundTask {
    while (!this.#advance(RECORDS_PER_STEP)) yield;
  }

  /** Sorts at most `most` more records. Returns whether all are sorted. */
  #advance(most: number): boolean {
    const corpus = this.#corpus;
    if (this.#version === corpus.version) return true;
    const compare = createRankingComparator(this.#settings, corpus);
    const end = Math.min(corpus.capacity, this.#capacity + most);
    const added: number[] = [];
    for (let number = this.#capacity; number < end; number++) {
      if (corpus.record(number)) added.push(number);
    }
    added.sort(compare);
    // A changed record gets a new number, so an old number is either gone or unchanged.
    const standing = this.#numbers.filter((number) => corpus.record(number) !== undefined);
    this.#numbers = merged(standing, added, compare);
    this.#capacity = end;
    const isDone = end === corpus.capacity;
    if (isDone) this.#version = corpus.version;
    return isDone;
  }
}

/** Merges two sorted lists. */
function merged(
  one: readonly number[],
  other: readonly number[],
  compare: (left: number, right: number) => number,
): number[] {
  const all: number[] = [];
  let position = 0;
  for (const number of one) {
    for (
      let next = other[position];
      next !== undefined && compare(next, number) < 0;
      next = other[position]
    ) {
      all.push(next);
      position += 1;
    }
    all.push(number);
  }
  for (; position < other.length; position++) all.push(other[position] ?? 0);
  return all;
}
