import { productFacets, type FacetAttributes } from './facets.ts';
import type { SortOrder } from './index-names.ts';
import { checkWord, createVocabulary, type Vocabulary } from './internal/vocabulary.ts';
import { chosenValues, emptySearchState, normalizeSearchState, type SearchState } from './search-state.ts';
import { searchWords, type SearchWords } from './search-words.ts';

/**
 * A query string, with or without `?`, or what others have parsed it into: `URLSearchParams`, or an object of values and lists
 * as Vue Router, Express and `qs` give it.
 */
export type SearchInput = string | URLSearchParams | Readonly<Record<string, unknown>>;

/** A query string as plain values, for routers that take an object: a facet has a list, everything else a text. */
export type SearchRoute = Record<string, string | string[]>;

/** What {@link createSearchAddress} may be told. */
export interface SearchAddressOptions {
  /** The facets of this list, {@link productFacets} unless told. Other names in an address are none of its business. */
  readonly facets?: FacetAttributes;
  /** The words of the page's language, English unless told. */
  readonly words?: SearchWords;
}

/**
 * The two directions between a search and its query string. For every state `read(write(state))` is `normalize(state)`; for
 * every text `write(read(text))` is the one query string of what the text means.
 */
export interface SearchAddress {
  /**
   * The search that a query string asks for. Anything may stand there, so what is unknown or malformed is left out; it never
   * throws. English words are understood in every language, unless they mean something else in it.
   */
  read(search: SearchInput): SearchState;
  /**
   * The query string of `state`, without `?` and empty for a search that asks for nothing. One state has one query string:
   * names and values stand in a fixed order and defaults are left out, so that caches, canonical links and the history agree.
   */
  write(state: SearchState): string;
  /** What {@link SearchAddress.write} says, as plain values. {@link SearchAddress.read} takes them back. */
  toRoute(state: SearchState): SearchRoute;
  /** The query string `search` with `state` in place of its search; campaign tags and other names stay, behind it. */
  update(search: SearchInput, state: SearchState): string;
  /** `state` without what these addresses cannot say: limits kept, values sorted, unknown facets left out. */
  normalize(state: SearchState): SearchState;
}

/** A part of a state that has one value. */
type SinglePart = 'query' | 'minPrice' | 'maxPrice' | 'minRating' | 'sort' | 'page';
const singleParts: readonly SinglePart[] = ['query', 'minPrice', 'maxPrice', 'minRating', 'sort', 'page'];

/** A facet as the addresses of one language say it. */
interface Facet {
  readonly name: string;
  readonly word: string;
  readonly values: Vocabulary;
}

/**
 * Makes the reader and writer of the addresses of one list in one language.
 *
 * @throws {RangeError} when two names, or two values of one facet, share a word, or a word is not 1 to 64 letters, digits,
 * `_` or `-`
 * @example
 * ```ts
 * const english = createSearchAddress();
 * const state = english.read('?q=serum&skin-type=oily&skin-type=dry&sort=newest&page=zero');
 * english.write(state); // => 'q=serum&skin-type=dry&skin-type=oily&sort=newest'
 *
 * const danish = createSearchAddress({ words: searchWords.da });
 * danish.write(state); // => 'q=serum&hudtype=dry&hudtype=oily&sortering=nyeste'
 * ```
 */
export function createSearchAddress(options: SearchAddressOptions = {}): SearchAddress {
  const { facets: attributes = productFacets, words = searchWords.en } = options;
  const facets = Object.keys(attributes)
    .sort()
    .map((name) => createFacet(name, words));
  const sorts = createVocabulary('the order', words.sortOrders);
  const parts = nameParts(facets, words);

  function read(search: SearchInput): SearchState {
    const single = new Map<SinglePart, string>();
    const chosen = new Map<string, string[]>();
    for (const [name, text] of entriesIn(search)) {
      const part = parts.get(name);
      if (typeof part === 'string') {
        if (!single.has(part)) single.set(part, text);
      } else if (part) {
        const ids = chosen.get(part.name);
        const id = part.values.read(text);
        if (ids) ids.push(id);
        else chosen.set(part.name, [id]);
      }
    }
    return normalize({
      query: single.get('query') ?? emptySearchState.query,
      facets: Object.fromEntries(chosen),
      minPrice: wholeNumber(single.get('minPrice')),
      maxPrice: wholeNumber(single.get('maxPrice')),
      minRating: wholeNumber(single.get('minRating')),
      // An unknown order becomes the default.
      sort: sorts.read(single.get('sort') ?? emptySearchState.sort) as SortOrder,
      page: wholeNumber(single.get('page')) ?? emptySearchState.page,
    });
  }

  function normalize(state: SearchState): SearchState {
    const normal = normalizeSearchState(state);
    const sayable = facets.flatMap(({ name, values }) => {
      const ids = chosenValues(normal, name).filter(values.canSay);
      return ids.length > 0 ? [[name, ids] as const] : [];
    });
    return { ...normal, facets: Object.fromEntries(sayable) };
  }

  function entriesFor(state: SearchState): [word: string, value: string | string[]][] {
    const normal = normalize(state);
    const { query, minPrice, maxPrice, minRating, sort, page } = normal;
    const entries: [string, string | string[]][] = [];
    if (query !== emptySearchState.query) entries.push([words.query, query]);
    for (const { name, word, values } of facets) {
      const ids = chosenValues(normal, name);
      if (ids.length > 0) entries.push([word, ids.map(values.write)]);
    }
    if (minPrice !== undefined) entries.push([words.minPrice, String(minPrice)]);
    if (maxPrice !== undefined) entries.push([words.maxPrice, String(maxPrice)]);
    if (minRating !== undefined) entries.push([words.minRating, String(minRating)]);
    if (sort !== emptySearchState.sort) entries.push([words.sort, sorts.write(sort)]);
    if (page !== emptySearchState.page) entries.push([words.page, String(page)]);
    return entries;
  }

  function write(state: SearchState): string {
    const pairs = entriesFor(state).map(([word, value]) => {
      if (typeof value !== 'string') return value.map((text) => `${word}=${text}`).join('&');
      // Words, numbers and what stands for a facet's values are made of signs that need no encoding.
      return word === words.query ? queryString([[word, value]]) : `${word}=${value}`;
    });
    return pairs.join('&');
  }

  return {
    read,
    write,
    normalize,
    toRoute: (state) => Object.fromEntries(entriesFor(state)),
    update(search, state) {
      const others = [...entriesIn(search)].filter(([name]) => !parts.has(name));
      return [write(state), queryString(others)].filter((text) => text !== '').join('&');
    },
  };
}

function createFacet(name: string, words: SearchWords): Facet {
  return {
    name,
    word: ownValue(words.facets, name) ?? name,
    values: createVocabulary(`the facet "${name}"`, ownValue(words.values, name)),
  };
}

/** What each name in an address stands for: the words of the language, then the English ones that it leaves free. */
function nameParts(facets: readonly Facet[], words: SearchWords): ReadonlyMap<string, SinglePart | Facet> {
  const parts = new Map<string, SinglePart | Facet>();
  const claim = (word: string, meaning: string, part: SinglePart | Facet) => {
    checkWord(word, meaning, parts);
    parts.set(word, part);
  };
  for (const part of singleParts) claim(words[part], part, part);
  for (const facet of facets) claim(facet.word, `the facet "${facet.name}"`, facet);

  for (const part of singleParts) {
    const word = searchWords.en[part];
    if (!parts.has(word)) parts.set(word, part);
  }
  for (const facet of facets) {
    if (!parts.has(facet.name)) parts.set(facet.name, facet);
  }
  return parts;
}

/** The names and texts in a query string, in their order. */
function entriesIn(search: SearchInput): Iterable<readonly [name: string, text: string]> {
  if (typeof search === 'string') return new URLSearchParams(search);
  if (isIterable(search)) return search;
  return Object.entries(search).flatMap(([name, value]) =>
    textsIn(value).map((text) => [name, text] as const),
  );
}

/** Of another window, too, so `instanceof` would not do. */
function isIterable(search: object): search is URLSearchParams {
  return Symbol.iterator in search;
}

/** A value or a list of values; `qs` makes an object of a long list, and Vue Router `null` of a name without a value. */
function textsIn(value: unknown): string[] {
  const values: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return values
    .map((each) => each ?? (each === null ? '' : undefined))
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .map(String);
}

function queryString(entries: readonly (readonly [name: string, text: string])[]): string {
  return new URLSearchParams(entries.map(([name, text]) => [name, text])).toString();
}

function wholeNumber(text = ''): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string) {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
