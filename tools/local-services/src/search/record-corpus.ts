import type { SearchRecord } from './record-attributes.ts';
import { FacetColumn, NumberColumn, SortColumn } from './record-columns.ts';
import type { BackgroundTask } from './background-queue.ts';
import { getDeclaredFacets, type IndexSettings } from './index-settings.ts';
import { TextIndex } from './text-index.ts';

interface Column {
  set(number: number, record: SearchRecord): void;
}

/** Maximum ratio of unused to used record numbers before all records are renumbered. */
const MAX_GAP_RATIO = 1;
/** Minimum number of unused record numbers before renumbering. */
const MIN_GAPS_TO_COMPACT = 1000;

/** Stores numbered records with the data needed to search them. An index and its replicas share one. */
export class RecordCorpus {
  readonly text: TextIndex;
  /** Increases with each change. */
  version = 0;
  /** Records by number; `undefined` where a record was removed. */
  readonly #records: (SearchRecord | undefined)[] = [];
  readonly #columns = new Map<string, Column>();
  #count = 0;

  /**
   * Indexes `records` at once; {@link fill} indexes many of them step by step.
   *
   * @param coming Records that will be added later. If every attribute is searched, theirs are included.
   */
  constructor(
    records: readonly SearchRecord[],
    settings: IndexSettings,
    coming: readonly SearchRecord[] = records,
  ) {
    this.text = new TextIndex(records, settings, coming);
    // Created at the start, so that no search has to index all records at once.
    for (const attribute of getDeclaredFacets(settings).keys()) {
      this.facet(attribute);
      this.number(attribute);
    }
    for (const criterion of [...settings.ranking, ...settings.customRanking]) {
      const [, attribute] = /^(?:asc|desc)\((.+)\)$/.exec(criterion) ?? [];
      if (attribute !== undefined) this.order(attribute);
    }
    for (const record of records) this.#put(record);
  }

  /** Creates an empty corpus and adds `records` step by step. Each can be found from its step on. */
  static fill(
    records: readonly SearchRecord[],
    settings: IndexSettings,
  ): [corpus: RecordCorpus, work: BackgroundTask] {
    const corpus = new RecordCorpus([], settings, records);
    return [corpus, corpus.#fill(records)];
  }

  *#fill(records: readonly SearchRecord[]): BackgroundTask {
    yield* this.text.prepare(records);
    for (const record of records) {
      this.text.add(record);
      this.version += 1;
      this.#put(record);
      yield;
    }
  }

  /** The number of records. */
  get count(): number {
    return this.#count;
  }

  /** Upper limit of record numbers, exclusive. */
  get capacity(): number {
    return this.text.capacity;
  }

  record(number: number): SearchRecord | undefined {
    return this.#records[number];
  }

  /** Returns the number of the record with this id. */
  numberOf(objectID: string): number | undefined {
    return this.text.numberOf(objectID);
  }

  /** Yields the numbers of all records. */
  *numbers(): Iterable<number> {
    for (let number = 0; number < this.#records.length; number++) {
      if (this.#records[number]) yield number;
    }
  }

  facet(attribute: string): FacetColumn {
    return this.#column(`facet ${attribute}`, () => new FacetColumn(attribute));
  }

  number(attribute: string): NumberColumn {
    return this.#column(`number ${attribute}`, () => new NumberColumn(attribute));
  }

  order(attribute: string): SortColumn {
    return this.#column(`order ${attribute}`, () => new SortColumn(attribute));
  }

  /**
   * Removes and adds records.
   *
   * @returns false if nothing was changed because the corpus must be rebuilt.
   */
  change(removed: readonly SearchRecord[], added: readonly SearchRecord[]): boolean {
    const gaps = this.capacity + added.length - this.#count;
    if (gaps > MIN_GAPS_TO_COMPACT && gaps > MAX_GAP_RATIO * this.#count) return false;
    const numbers = removed.flatMap(({ objectID }) => this.text.numberOf(objectID) ?? []);
    if (!this.text.change(removed, added)) return false;
    this.version += 1;
    for (const number of numbers) this.#records[number] = undefined;
    this.#count -= removed.length;
    for (const record of added) this.#put(record);
    return true;
  }

  #put(record: SearchRecord): void {
    const number = this.text.numberOf(record.objectID);
    if (number === undefined) return;
    this.#records[number] = record;
    this.#count += 1;
    for (const column of this.#columns.values()) column.set(number, record);
  }

  /** Returns a column, which is created at its first use. */
  #column<Kind extends Column>(name: string, make: () => Kind): Kind {
    const known = this.#columns.get(name) as Kind | undefined;
    if (known) return known;
    const column = make();
    this.#records.forEach((record, number) => {
      if (record) column.set(number, record);
    });
    this.#columns.set(name, column);
    return column;
  }
}
