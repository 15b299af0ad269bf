import { getValues, type SearchRecord } from './record-attributes.ts';
import { SearchError } from './search-error.ts';

export type ComparisonOperator = '<' | '<=' | '=' | '!=' | '>' | '>=';

/** A condition on a record. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | {
      readonly kind: 'facet';
      readonly attribute: string;
      readonly value: string;
      /** Score of a match when optional filters rank records. 1 by default. */
      readonly score?: number;
    }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly comparison: ComparisonOperator;
      readonly number: number;
    }
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number };

/** The filter that every record matches. */
export const matchEverything: Filter = { kind: 'and', filters: [] };

/** The attribute of a tag, a filter without an attribute. */
export const TAGS_ATTRIBUTE = '_tags';

/** Maximum depth of groups, so that a hostile text cannot overflow the stack. */
const MAX_DEPTH = 50;

/** Whether an attribute is declared as a facet. A facet filter on another attribute matches nothing, as in the hosted service. */
export type IsFacet = (attribute: string) => boolean;

/** Whether `record` matches `filter`. Of several values of an attribute one must match. */
export function matchesFilter(record: SearchRecord, filter: Filter, isFacet: IsFacet): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(record, part, isFacet));
    case 'or':
      return filter.filters.some((part) => matchesFilter(record, part, isFacet));
    case 'not':
      return !matchesFilter(record, filter.filter, isFacet);
    case 'facet':
      return (
        isFacet(filter.attribute) &&
        getValues(record, filter.attribute).some((value) => sameText(String(value), filter.value))
      );
    case 'compare':
      return numbersAt(record, filter.attribute).some((number) =>
        compare(number, filter.comparison, filter.number),
      );
    case 'range':
      return numbersAt(record, filter.attribute).some(
        (number) => number >= filter.from && number <= filter.to,
      );
  }
}

/**
 * Parses the `filters` parameter: `facet:value`, `facet:"some value"`, a tag, `price < 100`, `price:10 TO 20`, combined with AND,
 * OR, NOT and parentheses. Without parentheses OR binds tighter than AND, as in the hosted service. What that service refuses
 * (alternatives of conjunctions or of different types, negated groups) is refused with the same messages.
 *
 * @throws SearchError 400 with the expected token and its position.
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return matchEverything;
  const tokens = readTokens(text);
  let position = 0;
  let depth = 0;

  const peek = () => tokens[position] ?? end(text);
  const take = () => tokens[position++] ?? end(text);

  function conjunction(): Filter {
    const filters = [disjunction()];
    while (isWord(peek(), 'AND')) {
      take();
      filters.push(disjunction());
    }
    return only(filters) ?? { kind: 'and', filters };
  }

  function disjunction(): Filter {
    const filters = [term()];
    while (isWord(peek(), 'OR')) {
      take();
      filters.push(term());
    }
    return only(filters) ?? disjunctionOf(filters);
  }

  function term(): Filter {
    const next = peek();
    if (next.kind === '(') return group();
    if (!isWord(next, 'NOT')) return condition();
    take();
    return { kind: 'not', filter: condition() };
  }

  function group(): Filter {
    take();
    if (++depth > MAX_DEPTH) throw new SearchError(400, `filters: more than ${MAX_DEPTH} levels`);
    const filter = conjunction();
    depth--;
    const close = take();
    if (close.kind !== ')') throw unexpected(close, "')'");
    if (filter.kind === 'and' && filter.filters.some(({ kind }) => kind === 'or')) throw disallowed();
    return filter;
  }

  function condition(): Filter {
    const token = take();
    if (!isText(token)) throw unexpected(token, 'filter');
    const next = peek();
    if (next.kind === 'comparison' && !isScore()) {
      take();
      return {
        kind: 'compare',
        attribute: token.text,
        comparison: next.text as ComparisonOperator,
        number: number(),
      };
    }
    if (next.kind !== ':') return { kind: 'facet', attribute: TAGS_ATTRIBUTE, value: token.text, ...score() };
    take();
    return facetOrRange(token.text);
  }

  function facetOrRange(attribute: string): Filter {
    const value = take();
    if (!isText(value)) throw unexpected(value, 'string');
    if (value.kind === 'word' && isWord(peek(), 'TO')) {
      const from = toNumber(value);
      take();
      return { kind: 'range', attribute, from, to: number() };
    }
    return { kind: 'facet', attribute, value: value.text, ...score() };
  }

  function isScore(): boolean {
    const [open, name, equals] = tokens.slice(position, position + 3);
    return open?.text === '<' && name?.text === 'score' && equals?.text === '=';
  }

  /** Parses `<score=2>`: the score of the filter when hits are ranked by the filters that they match. */
  function score(): { readonly score?: number } {
    if (!isScore()) return {};
    position += 3;
    const worth = number();
    const close = take();
    if (close.text !== '>') throw unexpected(close, '>');
    return { score: worth };
  }

  function number(): number {
    return toNumber(take());
  }

  const filter = conjunction();
  if (position < tokens.length) throw unexpected(peek(), 'end of filter');
  return filter;
}

/** Creates a disjunction of filters of one type, and flattens nested ones. */
function disjunctionOf(parts: readonly Filter[]): Filter {
  const filters = parts.flatMap((part) => (part.kind === 'or' ? part.filters : [part]));
  if (filters.some(({ kind }) => kind === 'and')) throw disallowed();
  const [first, ...others] = filters.map(typeOf);
  if (first !== undefined && others.some((type) => type !== first)) {
    throw new SearchError(
      400,
      `filters: Different types are not allowed in the same OR.\nExpected a ${first} filter which needs to have ${formsOf[first]}`,
    );
  }
  return { kind: 'or', filters };
}

function disallowed(): SearchError {
  return new SearchError(
    400,
    'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
  );
}

type FilterType = 'tag' | 'facet' | 'numeric';

function typeOf(filter: Filter): FilterType {
  if (filter.kind === 'not') return typeOf(filter.filter);
  if (filter.kind !== 'facet') return 'numeric';
  return filter.attribute === TAGS_ATTRIBUTE ? 'tag' : 'facet';
}

const formsOf: Readonly<Record<FilterType, string>> = {
  tag: 'this form:\n - _tags:tag_value\n - tag_value',
  facet: 'this form:\n - facet_name:facet_value',
  numeric: `one of the following form:\n - numeric_attr_name${['=10', '>10', '>=10', '<10', '<=10', '!=10', ':10 TO 20'].join('\n - numeric_attr_name')}`,
};

interface Token {
  readonly kind: 'word' | 'quoted' | 'comparison' | ':' | '(' | ')' | 'broken' | 'end';
  readonly text: string;
  /** Position in the text, from 0. */
  readonly start: number;
}

const token =
  /\s*(?:([()])|(:)|(<=|>=|!=|<|>|=)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:\\.|[^\s():<>=!"'\\])+\\?))/suy;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const length = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < length) {
    const before = token.lastIndex;
    const start = before + (/^\s*/u.exec(text.slice(before, before + 100))?.[0].length ?? 0);
    const match = token.exec(text);
    if (!match) {
      // An unknown character ends the filter; the parser says what it expected there.
      tokens.push({ kind: 'broken', text: text.charAt(start), start });
      break;
    }
    const [, parenthesis, colon, comparison, double, single, plain] = match;
    if (parenthesis !== undefined)
      tokens.push({ kind: parenthesis === '(' ? '(' : ')', text: parenthesis, start });
    else if (colon !== undefined) tokens.push({ kind: ':', text: colon, start });
    else if (comparison !== undefined) tokens.push({ kind: 'comparison', text: comparison, start });
    else if (plain !== undefined) tokens.push({ kind: 'word', text: plain, start });
    else tokens.push({ kind: 'quoted', text: (double ?? single ?? '').replace(/\\(.)/gsu, '$1'), start });
  }
  return tokens;
}

const keywords: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT', 'TO']);

function isWord({ kind, text }: Token, keyword: string): boolean {
  return kind === 'word' && text === keyword;
}

function isText({ kind, text }: Token): boolean {
  return (kind === 'quoted' && text !== '') || (kind === 'word' && !keywords.has(text));
}

function end(text: string): Token {
  return { kind: 'end', text: '', start: text.length };
}

function toNumber(value: Token): number {
  const number = value.kind === 'word' ? Number(value.text) : Number.NaN;
  if (!Number.isFinite(number)) throw unexpected(value, 'numeric');
  return number;
}

function unexpected(found: Token, wanted: string): SearchError {
  return new SearchError(
    400,
    `filters: Unexpected token ${shown(found)} expected ${wanted} at col ${found.start}`,
  );
}

function shown({ kind, text }: Token): string {
  switch (kind) {
    case 'end':
      return 'end of filter';
    case 'comparison':
      return text;
    case 'quoted':
      return text === '' ? 'empty string' : `string(${text})`;
    case 'broken':
      return /["']/.test(text) ? 'incomplete string' : `'${text}'`;
    default:
      return kind === 'word' && !keywords.has(text) ? `string(${text})` : `'${text}'`;
  }
}

/** Returns the only filter of the list, if it has one. */
function only(filters: readonly Filter[]): Filter | undefined {
  return filters.length === 1 ? filters[0] : undefined;
}

function compare(left: number, comparison: ComparisonOperator, right: number): boolean {
  switch (comparison) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function numbersAt(record: SearchRecord, attribute: string): number[] {
  return getValues(record, attribute).filter((value) => typeof value === 'number');
}

/** Compares facet values without regard to case. */
function sameText(left: string, right: string): boolean {
  return left === right || left.toLowerCase() === right.toLowerCase();
}
