import MiniSearch from 'minisearch';
import { getText, type SearchRecord } from './record-attributes.ts';
import type { BackgroundTask } from './background-queue.ts';
import { findCompoundParts } from './compound-words.ts';
import type { IndexSettings } from './index-settings.ts';
import { extractTerms } from './tokenize.ts';
import { TermDictionary, type MatchOptions, type TermMatch } from './term-dictionary.ts';

/** The records that contain a word, by number. */
export interface WordHits {
  /** In no particular order. */
  readonly numbers: readonly number[];
  /** Relevance by record number, from the attribute and the rarity of the word. 0 for a record without the word. */
  readonly scores: Float64Array;
  /** Typos in the best match, by record number. */
  readonly typos: Uint8Array;
}

/** The matches of a word. */
export interface WordAnswer {
  /** The matching terms of the index. */
  readonly terms: readonly TermMatch[];
  readonly hits: WordHits;
}

/** Where a word may match: in which attributes, and in which of them with typos or as a prefix. */
export interface WordScope {
  /** Empty means all searchable attributes. */
  readonly attributes?: readonly string[];
  /** Attributes in which a word with typos does not match. */
  readonly attributesWithoutTypos?: readonly string[];
  /** Attributes in which a prefix does not match. */
  readonly attributesWithoutPrefixes?: readonly string[];
}

/** Weights of the kinds of matches, relative to an exact one. */
const worth: Readonly<Record<TermMatch['kind'], number>> = { exact: 1, form: 0.95, prefix: 0.7, typo: 0.4 };

/** Weight of each searchable attribute relative to the one before it. */
const ATTRIBUTE_DECAY = 0.68;

/** MiniSearch's constants for BM25+. */
const { k, b, d } = { k: 1.2, b: 0.7, d: 0.5 };

/** Up to this many words, each is looked for in every term; above it, each term is split instead. */
const MAX_SCANNED_WORDS = 16;

/** The records that contain one term in one attribute, and how often. */
interface Posting {
  readonly field: number;
  readonly numbers: Uint32Array;
  readonly frequencies: Uint16Array;
}

/**
 * Reads term data directly from MiniSearch's index. Its own search creates an object for each match, which is too slow when half of
 * a hundred thousand records match.
 */
class KeptWords extends MiniSearch<SearchRecord> {
  holds(term: string): boolean {
    return this._index.has(term);
  }

  postingsOf(term: string): Posting[] {
    return [...(this._index.get(term) ?? [])].map(([field, frequencies]) => ({
      field,
      numbers: Uint32Array.from(frequencies.keys()),
      frequencies: Uint16Array.from(frequencies.values()),
    }));
  }

  /** Returns the number of a record, which is higher than all earlier ones. */
  numberOf(id: string): number | undefined {
    return this._idToShortId.get(id) as number | undefined;
  }

  /** Returns the number of distinct words in each attribute of a record. */
  lengthsOf(number: number): readonly number[] {
    return this._fieldLength.get(number) ?? [];
  }

  fieldOf(attribute: string): number {
    return this._fieldIds[attribute] ?? -1;
  }
}

/** Indexes the words of records with MiniSearch. The first searchable attributes weigh most. */
export class TextIndex {
  /** Every term of the index. */
  readonly terms = new TermDictionary();
  readonly #weights: ReadonlyMap<string, number>;
  readonly #words: KeptWords;
  readonly #compoundAttributes: ReadonlySet<string>;
  /** Words of the attributes whose compounds are split, with the number of records that contain each. */
  readonly #compoundWords = new Map<string, number>();
  readonly #searchesEverything: boolean;
  /** Number of distinct words in each attribute, by record and in total. */
  readonly #lengths: number[][];
  readonly #totals: number[];
  /** Created when a term is first looked up, and again after each change. */
  readonly #postings = new Map<string, readonly Posting[]>();
  /** Called for every term of an added or removed record. */
  #onTerm: (term: string) => void = () => undefined;
  #count = 0;
  #capacity = 0;

  /** @param coming Records that will be added later. If every attribute is searched, theirs are included. */
  constructor(
    records: readonly SearchRecord[],
    settings: IndexSettings,
    coming: readonly SearchRecord[] = records,
  ) {
    this.#searchesEverything = settings.searchableAttributes.length === 0;
    this.#weights = attributeWeights(settings.searchableAttributes, coming);
    this.#compoundAttributes = new Set(Object.values(settings.decompoundedAttributes).flat());
    this.#words = new KeptWords({
      idField: 'objectID',
      fields: [...this.#weights.keys()],
      extractField: (record, path) => (path === 'objectID' ? record.objectID : getText(record, path)),
      tokenize: extractTerms,
      processTerm: (term, field) => {
        const terms = this.termsOf(term, field ?? '');
        for (const one of terms) this.#onTerm(one);
        return terms;
      },
      autoVacuum: false,
    });
    this.#lengths = [...this.#weights].map(() => []);
    this.#totals = [...this.#weights].map(() => 0);
    // The parts of compounds are known only when all words are.
    for (const record of records) this.#countCompounds(record, 1);
    for (const record of records) this.#add(record);
  }

  /** Counts the words of records before they are added: the parts of compounds are known only when all words are. */
  *prepare(records: readonly SearchRecord[]): BackgroundTask {
    if (this.#compoundAttributes.size === 0) return;
    for (const record of records) {
      this.#countCompounds(record, 1);
      yield;
    }
  }

  /** Adds a record after {@link prepare}. */
  add(record: SearchRecord): void {
    this.#postings.clear();
    this.#add(record);
  }

  /** Upper limit of record numbers, exclusive. */
  get capacity(): number {
    return this.#capacity;
  }

  /** Returns the number of the record with this id. */
  numberOf(id: string): number | undefined {
    return this.#words.numberOf(id);
  }

  /** Returns the terms of a word in `attribute`: the word itself and its parts. */
  termsOf(term: string, attribute: string): string[] {
    if (!this.#compoundAttributes.has(attribute)) return [term];
    return [...new Set([term, ...findCompoundParts(term, this.#compoundWords)])];
  }

  /**
   * Removes and adds records.
   *
   * @returns false if other records would have to be read again: nothing was changed, and the index must be rebuilt.
   */
  change(removed: readonly SearchRecord[], added: readonly SearchRecord[]): boolean {
    if (!this.#canChange(removed, added)) return false;
    this.#postings.clear();
    for (const record of removed) this.#remove(record);
    for (const record of removed) this.#countCompounds(record, -1);
    for (const record of added) this.#countCompounds(record, 1);
    for (const record of added) this.#add(record);
    return true;
  }

  lookUp(word: string, options: MatchOptions, scope: WordScope = {}): WordAnswer {
    const { attributes = [], attributesWithoutTypos = [], attributesWithoutPrefixes = [] } = scope;
    const terms = this.terms.match(word, options);
    const usual = this.#fieldsOf(attributes, []);
    const fieldsOf = {
      exact: usual,
      form: usual,
      prefix: this.#fieldsOf(attributes, attributesWithoutPrefixes),
      typo: this.#fieldsOf(attributes, attributesWithoutTypos),
    };
    const scores = new Float64Array(this.#capacity);
    const typos = new Uint8Array(this.#capacity);
    /** Number of a record's terms that match the word, and the last such term. */
    const answers = new Uint16Array(this.#capacity);
    const lastAnswers = new Int32Array(this.#capacity);
    const numbers: number[] = [];
    terms.forEach((match, position) => {
      const boost = worth[match.kind] / (1 + match.typos);
      const fields = fieldsOf[match.kind];
      for (const { field, numbers: holding, frequencies } of this.#postingsOf(match.term)) {
        const weight = fields[field] ?? 0;
        if (weight === 0) continue;
        const rarity = Math.log(1 + (this.#count - holding.length + 0.5) / (holding.length + 0.5));
        const factor = boost * weight * rarity;
        const lengths = this.#lengths[field] ?? [];
        const usualLength = (this.#totals[field] ?? 0) / this.#count;
        for (let index = 0; index < holding.length; index++) {
          const number = holding[index] ?? 0;
          const frequency = frequencies[index] ?? 0;
          const ease = k * (1 - b + (b * (lengths[number] ?? 0)) / usualLength);
          if (answers[number] === 0) {
            numbers.push(number);
            typos[number] = match.typos;
          }
          scores[number] = (scores[number] ?? 0) + factor * (d + (frequency * (k + 1)) / (frequency + ease));
          if (lastAnswers[number] !== position + 1) {
            lastAnswers[number] = position + 1;
            answers[number] = (answers[number] ?? 0) + 1;
            if (match.typos < (typos[number] ?? 0)) typos[number] = match.typos;
          }
        }
      }
    });
    // As in MiniSearch, a record with several forms of a word scores higher.
    for (const number of numbers) scores[number] = (scores[number] ?? 0) * (answers[number] ?? 0);
    return { terms, hits: { numbers, scores, typos } };
  }

  #postingsOf(term: string): readonly Posting[] {
    const known = this.#postings.get(term);
    if (known) return known;
    const postings = this.#words.postingsOf(term);
    this.#postings.set(term, postings);
    return postings;
  }

  /** Returns the weight of each field; `undefined` for fields that are not searched. */
  #fieldsOf(attributes: readonly string[], without: readonly string[]): readonly number[] {
    const fields: number[] = [];
    for (const [attribute, weight] of this.#weights) {
      const isLookedAt =
        (attributes.length === 0 || attributes.includes(attribute)) && !without.includes(attribute);
      fields[this.#words.fieldOf(attribute)] = isLookedAt ? weight : 0;
    }
    return fields;
  }

  #add(record: SearchRecord): void {
    this.#onTerm = (term) => this.terms.add(term);
    this.#words.add(record);
    const number = this.#words.numberOf(record.objectID) ?? 0;
    this.#capacity = number + 1;
    this.#count += 1;
    this.#words.lengthsOf(number).forEach((length, field) => {
      const lengths = this.#lengths[field];
      if (lengths) lengths[number] = length;
      this.#totals[field] = (this.#totals[field] ?? 0) + length;
    });
  }

  #remove(record: SearchRecord): void {
    const number = this.#words.numberOf(record.objectID) ?? -1;
    this.#words.lengthsOf(number).forEach((length, field) => {
      this.#totals[field] = (this.#totals[field] ?? 0) - length;
    });
    const terms = new Set<string>();
    this.#onTerm = (term) => terms.add(term);
    this.#words.remove(record);
    this.#count -= 1;
    for (const term of terms) if (!this.#words.holds(term)) this.terms.delete(term);
  }

  #canChange(removed: readonly SearchRecord[], added: readonly SearchRecord[]): boolean {
    // Where every attribute is searched, a new attribute is a new field.
    const isKnown = (attribute: string) => this.#weights.has(attribute);
    if (this.#searchesEverything && !added.every((record) => Object.keys(record).every(isKnown)))
      return false;
    if (this.#compoundAttributes.size === 0) return true;
    const changes = new Map<string, number>();
    const count = (record: SearchRecord, by: number) => {
      for (const word of this.#compoundWordsIn(record)) changes.set(word, (changes.get(word) ?? 0) + by);
    };
    for (const record of removed) count(record, -1);
    for (const record of added) count(record, 1);
    const comesOrGoes = new Set<string>();
    for (const [word, by] of changes) {
      const before = this.#compoundWords.get(word) ?? 0;
      if (before > 0 !== before + by > 0) comesOrGoes.add(word);
    }
    if (comesOrGoes.size === 0) return true;
    // A word that is added or removed is a part of the compounds that start or end with it.
    const few = comesOrGoes.size <= MAX_SCANNED_WORDS ? [...comesOrGoes] : undefined;
    for (const term of this.terms) {
      const mayHold = few?.some((word) => term.startsWith(word) || term.endsWith(word)) ?? true;
      if (mayHold && findCompoundParts(term, comesOrGoes).length > 0) return false;
    }
    return true;
  }

  #countCompounds(record: SearchRecord, by: number): void {
    for (const word of this.#compoundWordsIn(record)) {
      const count = (this.#compoundWords.get(word) ?? 0) + by;
      if (count > 0) this.#compoundWords.set(word, count);
      else this.#compoundWords.delete(word);
    }
  }

  #compoundWordsIn(record: SearchRecord): Set<string> {
    return new Set([...this.#compoundAttributes].flatMap((path) => extractTerms(getText(record, path))));
  }
}

/** Returns the attributes with their weights. `unordered(a)` and `a,b` (equal rank) are parsed as in the hosted service. */
function attributeWeights(
  searchable: readonly string[],
  documents: readonly SearchRecord[],
): Map<string, number> {
  const ranks = searchable.length > 0 ? searchable : [attributesOf(documents).join(',')];
  return new Map(
    ranks.flatMap((rank, position) =>
      rank
        .split(',')
        .map((name) => name.trim().replace(/^(?:un)?ordered\((.*)\)$/, '$1'))
        .map((name) => [name, ATTRIBUTE_DECAY ** position] as const),
    ),
  );
}

function attributesOf(records: readonly SearchRecord[]): string[] {
  const attributes = new Set<string>();
  for (const record of records) for (const attribute of Object.keys(record)) attributes.add(attribute);
  return [...attributes];
}
