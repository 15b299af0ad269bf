import { getValues, type SearchRecord } from './record-attributes.ts';

/** Stores the text values of one attribute by record number. Each value has an id, so that counting compares no text. */
export class FacetColumn {
  /** Values by id. */
  readonly values: string[] = [];
  readonly #attribute: string;
  readonly #ids = new Map<string, number>();
  /** Ids of values that differ only in case. */
  readonly #alike = new Map<string, number[]>();
  /** Value ids by record number. */
  readonly #of: (readonly number[])[] = [];
  /** Records with the same values share one list. */
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

  /** Returns the distinct value ids of a record. */
  of(number: number): readonly number[] {
    return this.#of[number] ?? [];
  }

  /** Returns the ids of `value` in all its cases. */
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

/** Stores the numeric values of one attribute by record number. */
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

  /** Whether no record has ever had a value. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Returns the record's only number, or the list of its numbers. */
  of(number: number): number | readonly number[] {
    return this.#of[number] ?? [];
  }
}

/** Stores sort keys by record number: the first value of an attribute, as a number. */
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

  /** Returns `NaN` for a record without the attribute. */
  of(number: number): number {
    return this.#of[number] ?? Number.NaN;
  }
}
