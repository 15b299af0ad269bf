import type { Work } from './background-work.ts';
import type { Corpus } from './corpus.ts';
import { compareBy } from './ranking.ts';
import type { IndexSettings } from './settings.ts';

/** Records that are put in their places in one step of {@link StandingOrder.prepare}. */
const RECORDS_PER_STEP = 5000;

/** The order in which records stand when nothing is asked for, kept between searches and mended after changes. */
export class StandingOrder {
  readonly #corpus: Corpus;
  readonly #settings: Pick<IndexSettings, 'ranking' | 'customRanking'>;
  #numbers: number[] = [];
  #version = -1;
  /** Numbers below this are known. */
  #capacity = 0;

  constructor(corpus: Corpus, settings: Pick<IndexSettings, 'ranking' | 'customRanking'>) {
    this.#corpus = corpus;
    this.#settings = settings;
  }

  /** The numbers of all records in their order. Not to be changed. */
  numbers(): readonly number[] {
    this.#advance(Number.POSITIVE_INFINITY);
    return this.#numbers;
  }

  /** Makes {@link numbers} ready step by step. */
  *prepare(): Work {
    while (!this.#advance(RECORDS_PER_STEP)) yield;
  }

  /** Puts at most so many records in their places; gives whether none is left. */
  #advance(most: number): boolean {
    const corpus = this.#corpus;
    if (this.#version === corpus.version) return true;
    const compare = compareBy(this.#settings, corpus);
    const end = Math.min(corpus.capacity, this.#capacity + most);
    const added: number[] = [];
    for (let number = this.#capacity; number < end; number++) {
      if (corpus.record(number)) added.push(number);
    }
    added.sort(compare);
    // A changed record has a new number, so what stood is either gone or as it was.
    const standing = this.#numbers.filter((number) => corpus.record(number) !== undefined);
    this.#numbers = merged(standing, added, compare);
    this.#capacity = end;
    const isDone = end === corpus.capacity;
    if (isDone) this.#version = corpus.version;
    return isDone;
  }
}

/** Both lists, each in its order, as one in that order. */
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
