import type { Corpus } from './corpus.ts';
import { compareBy } from './ranking.ts';
import type { IndexSettings } from './settings.ts';

/** Most records that are put into their places one by one; for more, all are sorted anew. */
const FEW = 50;

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
    const corpus = this.#corpus;
    if (this.#version === corpus.version) return this.#numbers;
    const compare = compareBy(this.#settings, corpus);
    const added: number[] = [];
    for (let number = this.#capacity; number < corpus.capacity; number++) {
      if (corpus.record(number)) added.push(number);
    }
    if (this.#version === -1 || added.length > FEW) {
      this.#numbers = [...corpus.numbers()].sort(compare);
    } else {
      // A changed record has a new number, so what stood is either gone or as it was.
      this.#numbers = this.#numbers.filter((number) => corpus.record(number) !== undefined);
      for (const number of added) {
        let from = 0;
        let to = this.#numbers.length;
        while (from < to) {
          const middle = (from + to) >> 1;
          if (compare(this.#numbers[middle] ?? 0, number) < 0) from = middle + 1;
          else to = middle;
        }
        this.#numbers.splice(from, 0, number);
      }
    }
    this.#version = corpus.version;
    this.#capacity = corpus.capacity;
    return this.#numbers;
  }
}
