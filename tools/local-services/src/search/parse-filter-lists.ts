import { SearchError } from './search-error.ts';
import { matchEverything, TAGS_ATTRIBUTE, type ComparisonOperator, type Filter } from './filters.ts';
import { parseJson } from './parse-json.ts';

/**
 * Parses `facetFilters`: `attribute:value` strings. A list means "all of", a list inside it "any of". A leading `-` excludes a
 * value; `\-` is a literal minus.
 *
 * @throws SearchError 400 for an invalid entry.
 */
export function parseFacetFilters(list: unknown): Filter {
  return parseList('facetFilters', list, (given) => {
    const [, text = '', score] = /^(.*?)(?:<score=(\d+)>)?$/su.exec(given) ?? [];
    const colon = text.indexOf(':');
    if (colon < 1) throw new SearchError(400, `facetFilters: "${text}" is not of the form attribute:value`);
    const filter = facetFilter(
      withoutQuotes(text.slice(0, colon)),
      withoutQuotes(text.slice(colon + 1).trim()),
    );
    return score !== undefined && filter.kind === 'facet' ? { ...filter, score: Number(score) } : filter;
  });
}

/** Parses `tagFilters`, like {@link parseFacetFilters} with the attribute `_tags`. */
export function parseTagFilters(list: unknown): Filter {
  return parseList('tagFilters', list, (text) => facetFilter(TAGS_ATTRIBUTE, text));
}

/**
 * Parses `numericFilters`: `price>=100` or `price:10 TO 20`, in lists as in {@link parseFacetFilters}.
 *
 * @throws SearchError 400 for an invalid condition.
 */
export function parseNumericFilters(list: unknown): Filter {
  return parseList('numericFilters', list, (text) => {
    const range = /^([^:]+):\s*(\S+)\s+TO\s+(\S+)$/.exec(text);
    if (range) {
      return {
        kind: 'range',
        attribute: (range[1] ?? '').trim(),
        from: finite(range[2], text),
        to: finite(range[3], text),
      };
    }
    const comparison = /^([^<>=!]+)(<=|>=|!=|<|>|=)\s*(\S+)$/.exec(text);
    if (!comparison) throw new SearchError(400, `numericFilters: "${text}" is no numeric condition`);
    const [, attribute = '', operator, number] = comparison;
    return {
      kind: 'compare',
      attribute: attribute.trim(),
      comparison: operator as ComparisonOperator,
      number: finite(number, text),
    };
  });
}

/** Filters that rank records: of each inner list the best matching filter counts. */
export type OptionalFilters = readonly (readonly { readonly filter: Filter; readonly score: number }[])[];

/**
 * Parses `optionalFilters`, like {@link parseFacetFilters}. A suffix such as `<score=2>` changes the weight from 1.
 *
 * @throws SearchError 400 for an invalid entry.
 */
export function parseOptionalFilters(list: unknown): OptionalFilters {
  const read = (text: unknown) => {
    if (typeof text !== 'string')
      throw new SearchError(400, 'optionalFilters: expected strings in at most two levels of lists');
    const [, condition = '', score = '1'] = /^(.*?)(?:<score=(\d+)>)?$/su.exec(text) ?? [];
    return { filter: optionalFilter(condition), score: Number(score) };
  };
  if (list === undefined || list === null || list === '') return [];
  const groups = typeof list === 'string' ? fromText('optionalFilters', list) : list;
  if (!Array.isArray(groups)) throw new SearchError(400, 'optionalFilters: expected a list');
  return groups.map((group: unknown) => (Array.isArray(group) ? group.map(read) : [read(group)]));
}

/** Quotes are part of the value here. */
function optionalFilter(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1) throw new SearchError(400, `optionalFilters: "${text}" is not of the form attribute:value`);
  return facetFilter(text.slice(0, colon).trim(), text.slice(colon + 1).trim());
}

/** Both parts of a facet filter may be quoted, without escapes. */
function withoutQuotes(text: string): string {
  return /^".*"$/su.test(text) ? text.slice(1, -1) : text;
}

function facetFilter(attribute: string, value: string): Filter {
  if (value.startsWith('-'))
    return { kind: 'not', filter: { kind: 'facet', attribute, value: value.slice(1) } };
  return { kind: 'facet', attribute, value: value.replace(/^\\-/, '-') };
}

function finite(text: string | undefined, condition: string): number {
  const number = Number(text);
  if (!Number.isFinite(number))
    throw new SearchError(400, `numericFilters: "${condition}" compares with no number`);
  return number;
}

/** Maximum depth of lists: "any of" inside "all of". */
const MAX_DEPTH = 1;

function parseList(name: string, list: unknown, parse: (text: string) => Filter): Filter {
  const read = (value: unknown, depth: number): Filter => {
    if (typeof value === 'string') return parse(value.trim());
    if (!Array.isArray(value) || depth > MAX_DEPTH) {
      throw new SearchError(400, `${name}: expected strings in at most two levels of lists`);
    }
    // "All of" outside, "any of" inside. An empty inner list has no effect.
    return {
      kind: depth % 2 === 0 ? 'and' : 'or',
      filters: value.filter(isNoEmptyList).map((item) => read(item, depth + 1)),
    };
  };
  if (list === undefined || list === null || list === '') return matchEverything;
  return read(typeof list === 'string' ? fromText(name, list) : list, 0);
}

function isNoEmptyList(value: unknown): boolean {
  return !Array.isArray(value) || value.length > 0;
}

/** In a `params` string a list is JSON or, from old clients, separated by commas. */
function fromText(name: string, text: string): unknown {
  if (!text.startsWith('[')) return text.split(',');
  return parseJson(text, `${name}: invalid JSON`);
}
