import { valuesAt, type SearchRecord } from './attributes.ts';
import { SearchError } from './errors.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>=';

/** A condition on a record. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'facet'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly comparison: Comparison;
      readonly number: number;
    }
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number };

/** The filter that everything passes. */
export const everything: Filter = { kind: 'and', filters: [] };

/** The attribute that a bare word is looked up in. */
export const TAGS = '_tags';

/** Deepest nesting of groups and negations; nobody writes that much, and a hostile text shall not overflow the stack. */
const MAX_DEPTH = 50;

/** Attributes that hold facets; a facet filter on any other matches nothing, as with the hosted service. */
export type IsFacet = (attribute: string) => boolean;

/** Whether `record` passes `filter`. Of several values of an attribute one has to fit. */
export function passes(record: SearchRecord, filter: Filter, isFacet: IsFacet): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => passes(record, part, isFacet));
    case 'or':
      return filter.filters.some((part) => passes(record, part, isFacet));
    case 'not':
      return !passes(record, filter.filter, isFacet);
    case 'facet':
      return (
        isFacet(filter.attribute) &&
        valuesAt(record, filter.attribute).some((value) => sameText(String(value), filter.value))
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
 * Reads the `filters` parameter: `facet:value`, `facet:"some value"`, a bare tag, `price < 100`, `price:10 TO 20`, joined by
 * AND, OR, NOT and parentheses. Without parentheses OR binds tighter than AND, because the hosted service reads a
 * conjunction of alternatives. That service also refuses nested groups; they are understood here.
 *
 * @throws SearchError 400 saying what was expected where
 */
export function parseFilters(text: string): Filter {
  if (text.trim() === '') return everything;
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
    const filters = [negation()];
    while (isWord(peek(), 'OR')) {
      take();
      filters.push(negation());
    }
    return only(filters) ?? { kind: 'or', filters };
  }

  function negation(): Filter {
    if (!isWord(peek(), 'NOT')) return atom();
    take();
    return deeper(() => ({ kind: 'not', filter: negation() }));
  }

  function deeper(read: () => Filter): Filter {
    if (++depth > MAX_DEPTH) throw new SearchError(400, `filters: more than ${MAX_DEPTH} levels`);
    const filter = read();
    depth--;
    return filter;
  }

  function atom(): Filter {
    const token = take();
    if (token.kind === '(') {
      const filter = deeper(conjunction);
      expect(')');
      return filter;
    }
    if (!isText(token)) throw unexpected(token, 'a filter');
    const next = peek();
    if (next.kind === 'comparison') {
      take();
      return {
        kind: 'compare',
        attribute: token.text,
        comparison: next.text as Comparison,
        number: number(),
      };
    }
    if (next.kind !== ':') return { kind: 'facet', attribute: TAGS, value: token.text };
    take();
    return facetOrRange(token.text);
  }

  function facetOrRange(attribute: string): Filter {
    const value = take();
    if (!isText(value)) throw unexpected(value, 'a value');
    if (value.kind === 'word' && isWord(peek(), 'TO')) {
      const from = toNumber(value);
      take();
      return { kind: 'range', attribute, from, to: number() };
    }
    skipScore();
    return { kind: 'facet', attribute, value: value.text };
  }

  /** `<score=2>` weighs a filter; it decides no match. */
  function skipScore() {
    const [open, name, equals, score, close] = tokens.slice(position, position + 5);
    const isScore =
      open?.text === '<' &&
      name?.text === 'score' &&
      equals?.text === '=' &&
      score?.kind === 'word' &&
      close?.text === '>';
    if (isScore) position += 5;
  }

  function number(): number {
    return toNumber(take());
  }

  function expect(kind: Token['kind']) {
    const token = take();
    if (token.kind !== kind) throw unexpected(token, `"${kind}"`);
  }

  const filter = conjunction();
  if (position < tokens.length) throw unexpected(peek(), 'AND, OR or the end');
  return filter;
}

interface Token {
  readonly kind: 'word' | 'quoted' | 'comparison' | ':' | '(' | ')' | 'end';
  readonly text: string;
  /** Where it stands, from 0. */
  readonly start: number;
}

const token =
  /\s*(?:([()])|(:)|(<=|>=|!=|<|>|=)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s():<>=!"']+))/suy;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const length = text.trimEnd().length;
  token.lastIndex = 0;
  while (token.lastIndex < length) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (!match)
      throw new SearchError(400, `filters: Unexpected character "${text.charAt(start)}" at col ${start}`);
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
  return kind === 'quoted' || (kind === 'word' && !keywords.has(text));
}

function end(text: string): Token {
  return { kind: 'end', text: '', start: text.length };
}

function toNumber(value: Token): number {
  const number = value.kind === 'word' ? Number(value.text) : Number.NaN;
  if (!Number.isFinite(number)) throw unexpected(value, 'a number');
  return number;
}

function unexpected({ kind, text, start }: Token, wanted: string): SearchError {
  const found = kind === 'end' ? 'end of filter' : `token "${text}"`;
  return new SearchError(400, `filters: Unexpected ${found} at col ${start}, expected ${wanted}`);
}

/** The one filter of a list of one. */
function only(filters: readonly Filter[]): Filter | undefined {
  return filters.length === 1 ? filters[0] : undefined;
}

function compare(left: number, comparison: Comparison, right: number): boolean {
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
  return valuesAt(record, attribute).filter((value) => typeof value === 'number');
}

/** Case makes no difference between facet values. */
function sameText(left: string, right: string): boolean {
  return left === right || left.toLowerCase() === right.toLowerCase();
}
