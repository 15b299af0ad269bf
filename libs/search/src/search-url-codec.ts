import type { FacetAttributes } from './facets.ts';
import { assertFreeName, createWordMapping, type WordMapping } from './internal/word-mapping.ts';
import {
  getSelectedFacetValues,
  emptySearchState,
  normalizeSearchState,
  type SearchState,
} from './search-state.ts';
import { englishSearchWords, type SearchUrlWords } from './search-url-words.ts';

/**
 * A query string with or without `?`, `URLSearchParams`, or an object of parsed values as Vue Router, Express and `qs` return it.
 */
export type QueryStringInput = string | URLSearchParams | Readonly<Record<string, unknown>>;

/** A query string as plain values, for routers that take an object: a facet has a list, everything else a text. */
export type SearchRoute = Record<string, string | string[]>;

/** Options of {@link createSearchUrlCodec}. */
export interface SearchUrlCodecOptions<Sort extends string = string> {
  /** Facets of this list; none by default. Other parameters of a URL are ignored. */
  readonly facets?: FacetAttributes;
  /** Ids of the sort orders of this list; none by default. The first one is the default order, which is omitted from URLs. */
  readonly sortOrders?: readonly Sort[];
  /** The words of the page's language, {@link englishSearchWords} by default. */
  readonly words?: SearchUrlWords<NoInfer<Sort>>;
}

/**
 * Converts a search state to its query string and back. `read` accepts any text and never throws; `write` gives each state
 * exactly one query string.
 */
export interface SearchUrlCodec<Sort extends string = string> {
  /**
   * Parses a query string. Never throws: unknown and malformed parts are omitted. English words work in every language, unless they
   * have another meaning in it.
   */
  read(search: QueryStringInput): SearchState<Sort>;
  /**
   * Returns the query string of `state` without `?`; empty for the list without refinements. Equal states have equal query strings, for
   * caches, canonical links and the history: parameters are in a fixed order and defaults are omitted.
   */
  write(state: SearchState<Sort>): string;
  /** Returns the query of `state` as plain values, which {@link SearchUrlCodec.read} accepts. */
  toRoute(state: SearchState<Sort>): SearchRoute;
  /** Returns the query string `search` with its search replaced by `state`; other parameters, such as campaign tags, follow. */
  update(search: QueryStringInput, state: SearchState<Sort>): string;
  /** Returns `state` without the parts that these URLs cannot contain: within limits, values sorted, unknown facets omitted. */
  normalize(state: SearchState<Sort>): SearchState<Sort>;
}

/** A part of the state that has one value. */
type SinglePart = 'query' | 'minPrice' | 'maxPrice' | 'minRating' | 'sort' | 'page';
const singleParts: readonly SinglePart[] = ['query', 'minPrice', 'maxPrice', 'minRating', 'sort', 'page'];

/** A facet with its words in the URLs of one language. */
interface Facet {
  readonly name: string;
  readonly word: string;
  readonly values: WordMapping;
}

/**
 * Creates the parser and serializer of the URLs of one list in one language.
 *
 * @throws {RangeError} when two names, two orders or two values of one facet share a word, or the word of a name is not 1 to 64
 * letters, digits, `_` or `-`
 * @example
 * ```ts
 * const sortOrders = ['recommended', 'newest'] as const;
 * const english = createSearchUrlCodec({ facets: productFacets, sortOrders });
 * const state = english.read('?q=serum&skin-type=oily&skin-type=dry&sort=newest&page=zero');
 * english.write(state); // => 'q=serum&skin-type=dry&skin-type=oily&sort=newest'
 *
 * const words = { ...englishSearchWords, facets: { 'skin-type': 'hauttyp' }, sort: 'sortierung', sortOrders: { newest: 'neu' } };
 * const german = createSearchUrlCodec({ facets: productFacets, sortOrders, words });
 * german.write(state); // => 'q=serum&hauttyp=dry&hauttyp=oily&sortierung=neu'
 * ```
 */
export function createSearchUrlCodec<const Sort extends string = never>(
  options: SearchUrlCodecOptions<Sort> = {},
): SearchUrlCodec<Sort> {
  const { facets: attributes = {}, sortOrders = [], words = englishSearchWords } = options;
  const facets = Object.keys(attributes)
    .sort()
    .map((name) => createFacet(name, words));
  const sorts = createWordMapping(
    'the order',
    words.sortOrders as Readonly<Record<string, string>> | undefined,
  );
  const [, ...otherSorts] = sortOrders;
  const findSort = (id: string | undefined) => otherSorts.find((sort) => sort === id);
  const parts = nameParts(facets, words);

  function read(search: QueryStringInput): SearchState<Sort> {
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
      minPrice: toPrice(single.get('minPrice')),
      maxPrice: toPrice(single.get('maxPrice')),
      minRating: wholeNumber(single.get('minRating')),
      sort: findSort(sorts.read(single.get('sort') ?? '')),
      page: wholeNumber(single.get('page')) ?? emptySearchState.page,
    });
  }

  function normalize(state: SearchState<Sort>): SearchState<Sort> {
    const normal = normalizeSearchState({ ...state, sort: findSort(state.sort) });
    const sayable = facets.flatMap(({ name, values }) => {
      const ids = getSelectedFacetValues(normal, name).filter(values.canSay);
      return ids.length > 0 ? [[name, ids] as const] : [];
    });
    return { ...normal, facets: Object.fromEntries(sayable) };
  }

  function entriesFor(state: SearchState<Sort>): [word: string, value: string | string[]][] {
    const normal = normalize(state);
    const { query, minPrice, maxPrice, minRating, sort, page } = normal;
    const entries: [string, string | string[]][] = [];
    if (query !== emptySearchState.query) entries.push([words.query, query]);
    for (const { name, word, values } of facets) {
      const ids = getSelectedFacetValues(normal, name);
      if (ids.length > 0) entries.push([word, ids.map(values.write)]);
    }
    if (minPrice !== undefined) entries.push([words.minPrice, String(minPrice)]);
    if (maxPrice !== undefined) entries.push([words.maxPrice, String(maxPrice)]);
    if (minRating !== undefined) entries.push([words.minRating, String(minRating)]);
    if (sort !== undefined) entries.push([words.sort, sorts.write(sort)]);
    if (page !== emptySearchState.page) entries.push([words.page, String(page)]);
    return entries;
  }

  function write(state: SearchState<Sort>): string {
    return queryString(
      entriesFor(state).flatMap(([word, value]) => [value].flat().map((text) => [word, text] as const)),
    );
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

function createFacet(name: string, words: SearchUrlWords): Facet {
  return {
    name,
    word: ownValue(words.facets, name) ?? name,
    values: createWordMapping(`the facet "${name}"`, ownValue(words.values, name)),
  };
}

/** The meaning of each parameter in a URL: the names of the language, then the English ones that do not conflict. */
function nameParts(facets: readonly Facet[], words: SearchUrlWords): ReadonlyMap<string, SinglePart | Facet> {
  const parts = new Map<string, SinglePart | Facet>();
  const claim = (word: string, meaning: string, part: SinglePart | Facet) => {
    assertFreeName(word, meaning, parts);
    parts.set(word, part);
  };
  for (const part of singleParts) claim(words[part], part, part);
  for (const facet of facets) claim(facet.word, `the facet "${facet.name}"`, facet);

  for (const part of singleParts) {
    const word = englishSearchWords[part];
    if (!parts.has(word)) parts.set(word, part);
  }
  for (const facet of facets) {
    if (!parts.has(facet.name)) parts.set(facet.name, facet);
  }
  return parts;
}

/** The names and texts in a query string, in their order. */
function entriesIn(search: QueryStringInput): Iterable<readonly [name: string, text: string]> {
  if (typeof search === 'string') return new URLSearchParams(search);
  if (isIterable(search)) return search;
  return Object.entries(search).flatMap(([name, value]) =>
    textsIn(value).map((text) => [name, text] as const),
  );
}

/** Also accepts objects of another window, for which `instanceof` fails. */
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

function toPrice(text = ''): number | undefined {
  return /^\d{1,11}$/.test(text) ? Number(text) : undefined;
}

function wholeNumber(text = ''): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string) {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
