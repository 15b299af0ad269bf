import { getValues, type SearchRecord } from './attributes.ts';

/** The values of one attribute by record number, as texts: each value has an id, so that counting needs no text. */
export class FacetColumn {
  /** Values by their ids. */
  readonly values: string[] = [];
  readonly #attribute: string;
  readonly #ids = new Map<string, number>();
  /** Ids of values that differ in case alone. */
  readonly #alike = new Map<string, number[]>();
  /** Ids by record number. */
  readonly #of: (readonly number[])[] = [];
  /** Records that hold the same values share one list. */
  readonly #lists = new Map<string, readonly number[]>();

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  set(number: number, record: SearchRecord): void {
    const ids = [...new Set(getValues(record, this.#attribute).map(String))].map((value) =>
      this.#idOf(value),
    );
    const key = ids.join();
    const known = this.#lists.get(key) ?? ids;
    this.#lists.set(key, known);
    this.#of[number] = known;
  }

  /** Ids of a record's values, each once. */
  of(number: number): readonly number[] {
    return this.#of[number] ?? [];
  }

  /** The ids of `value` in every case that it occurs in. */
  idsOf(value: string): readonly number[] {
    return this.#alike.get(value.toLowerCase()) ?? [];
  }

  #idOf(value: string): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.push(value) - 1;
    this.#ids.set(value, id);
    const folded = value.toLowerCase();
    this.#alike.set(folded, [...(this.#alike.get(folded) ?? []), id]);
    return id;
  }
}

/** The numbers of one attribute by record number. */
export class NumberColumn {
  readonly #attribute: string;
  readonly #of: (number | readonly number[] | undefined)[] = [];
  #isEmpty = true;

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  set(number: number, record: SearchRecord): void {
    const numbers = getValues(record, this.#attribute).filter((value) => typeof value === 'number');
    this.#of[number] = numbers.length === 1 ? numbers[0] : numbers;
    if (numbers.length > 0) this.#isEmpty = false;
  }

  /** Whether no record has ever had a number here. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** One number, or a list of as many as there are. */
  of(number: number): number | readonly number[] {
    return this.#of[number] ?? [];
  }
}

/** What records are sorted by, by record number: the first value of an attribute as a number. */
export class SortColumn {
  readonly #attribute: string;
  readonly #of: number[] = [];

  constructor(attribute: string) {
    this.#attribute = attribute;
  }

  set(number: number, record: SearchRecord): void {
    const [value] = getValues(record, this.#attribute);
    this.#of[number] = typeof value === 'string' || value === undefined ? Number.NaN : Number(value);
  }

  /** Not a number for a record without the attribute. */
  of(number: number): number {
    return this.#of[number] ?? Number.NaN;
  }
}
