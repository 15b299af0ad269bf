import { GraphQLError } from 'graphql';

/**
 * Shopify's search syntax (shopify.dev/api/usage/search-syntax): words, `field:value` with `:>` `:>=` `:<` `:<=`, quoted phrases,
 * `word*`, `AND` (also implied between terms), `OR`, `NOT` and `-`, parentheses.
 */
export type SearchQuery =
  | { readonly kind: 'everything' }
  | { readonly kind: 'and' | 'or'; readonly of: readonly SearchQuery[] }
  | { readonly kind: 'not'; readonly of: SearchQuery }
  | SearchTerm;

export interface SearchTerm {
  readonly kind: 'term';
  /** Lower case; missing for a plain word. */
  readonly field?: string;
  readonly comparison: '=' | '>' | '>=' | '<' | '<=';
  readonly value: string;
  /** Whether the value is a prefix: `ser*`. */
  readonly isPrefix: boolean;
}

const tokenPattern =
  /\s*(?:(?<sign>[()])|(?<minus>-)(?=\S)|(?:(?<field>[a-z_][\w.]*):(?<comparison>>=|<=|>|<)?)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<word>[^\s()"']+)))/giuy;

interface Token {
  readonly kind: '(' | ')' | 'and' | 'or' | 'not' | 'term';
  readonly term?: SearchTerm;
}

/** Maximum nesting of parentheses and negations. */
const MAX_NESTING_DEPTH = 20;

/**
 * Parses a query. Invalid syntax is searched for as words.
 * @throws GraphQLError for parentheses or negations that are nested too deep.
 */
export function parseSearch(text: string): SearchQuery {
  const tokens = tokensOf(text);
  let position = 0;
  let depth = 0;
  /** Runs `read` one level deeper. */
  const nested = (read: () => SearchQuery): SearchQuery => {
    depth += 1;
    if (depth > MAX_NESTING_DEPTH) {
      throw new GraphQLError(`The search query is nested more than ${MAX_NESTING_DEPTH} levels deep`, {
        extensions: { code: 'BAD_REQUEST' },
      });
    }
    const query = read();
    depth -= 1;
    return query;
  };
  const peek = () => tokens[position]?.kind;

  const any = (): SearchQuery => {
    const parts = [all()];
    while (peek() === 'or') {
      position += 1;
      parts.push(all());
    }
    return joined('or', parts);
  };
  const all = (): SearchQuery => {
    const parts: SearchQuery[] = [];
    while (position < tokens.length && peek() !== 'or' && peek() !== ')') {
      if (peek() === 'and') position += 1;
      else parts.push(one());
    }
    return joined('and', parts);
  };
  const one = (): SearchQuery => {
    const token = tokens[position];
    position += 1;
    if (token?.kind === 'not') return { kind: 'not', of: nested(one) };
    if (token?.kind === '(') {
      const inner = nested(any);
      if (peek() === ')') position += 1;
      return inner;
    }
    return token?.term ?? { kind: 'everything' };
  };

  const query = any();
  // A closing parenthesis without an opening one is skipped.
  const rest: SearchQuery[] = [query];
  while (position < tokens.length) {
    position += 1;
    rest.push(any());
  }
  return joined('and', rest);
}

/** Whether a query matches; `matches` decides for single terms. */
export function matchesSearch(query: SearchQuery, matches: (term: SearchTerm) => boolean): boolean {
  switch (query.kind) {
    case 'everything':
      return true;
    case 'and':
      return query.of.every((part) => matchesSearch(part, matches));
    case 'or':
      return query.of.some((part) => matchesSearch(part, matches));
    case 'not':
      return !matchesSearch(query.of, matches);
    case 'term':
      return matches(query);
  }
}

function joined(kind: 'and' | 'or', parts: readonly SearchQuery[]): SearchQuery {
  const [only, second] = parts.filter((part) => part.kind !== 'everything');
  if (!only) return { kind: 'everything' };
  if (!second) return only;
  return { kind, of: parts };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    tokenPattern.lastIndex = position;
    const groups = tokenPattern.exec(text)?.groups;
    if (!groups) {
      // An unpaired quotation mark, or trailing white space.
      position += 1;
      continue;
    }
    position = tokenPattern.lastIndex;
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token {
  const { sign, minus, field, comparison, double, single, word } = groups;
  if (sign !== undefined) return { kind: sign as '(' | ')' };
  if (minus !== undefined) return { kind: 'not' };
  const phrase = double ?? single;
  if (field === undefined && phrase === undefined) {
    if (word === 'AND') return { kind: 'and' };
    if (word === 'OR') return { kind: 'or' };
    if (word === 'NOT') return { kind: 'not' };
  }
  const isPrefix = phrase === undefined && word !== undefined && word.endsWith('*');
  const value = phrase ?? (isPrefix ? word.slice(0, -1) : (word ?? ''));
  return {
    kind: 'term',
    term: {
      kind: 'term',
      ...(field === undefined ? {} : { field: field.toLowerCase() }),
      comparison: (comparison ?? '=') as SearchTerm['comparison'],
      value,
      isPrefix,
    },
  };
}
