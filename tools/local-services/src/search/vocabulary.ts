import { editDistance } from './edit-distance.ts';

/** How a term of the index answers a word of the query. */
export interface TermMatch {
  readonly term: string;
  readonly typos: number;
  /** How many letters of the term are what was typed; all of them unless it is a prefix. */
  readonly length: number;
  readonly kind: 'exact' | 'form' | 'prefix' | 'typo';
}

export interface MatchOptions {
  /** Whether the word may be the beginning of a term. */
  readonly prefix: boolean;
  readonly maxTypos: number;
  /** Other forms of the word that are as good as it. */
  readonly forms: readonly string[];
}

/** Every term that answers `word`, the best kind of answer for each. */
export function matchTerms(terms: ReadonlySet<string>, word: string, options: MatchOptions): TermMatch[] {
  const forms = new Set(options.forms);
  const matches: TermMatch[] = [];
  for (const term of terms) {
    const match = matchTerm(term, word, forms, options);
    if (match) matches.push(match);
  }
  return matches;
}

function matchTerm(
  term: string,
  word: string,
  forms: ReadonlySet<string>,
  { prefix, maxTypos }: MatchOptions,
): TermMatch | undefined {
  if (term === word) return { term, typos: 0, length: term.length, kind: 'exact' };
  if (forms.has(term)) return { term, typos: 0, length: term.length, kind: 'form' };
  if (prefix && term.startsWith(word)) return { term, typos: 0, length: word.length, kind: 'prefix' };
  if (maxTypos === 0 || term.length < word.length - maxTypos) return undefined;
  if (!prefix && term.length > word.length + maxTypos) return undefined;

  // Only the beginning of a long term can matter.
  const distance = editDistance(word, term.slice(0, word.length + maxTypos));
  // Few people get the first letter wrong, so an error there counts as two; the hosted service does the same.
  const first = term[0] === word[0] ? 0 : 1;
  const whole = term.length <= word.length + maxTypos ? distance.whole + first : Number.POSITIVE_INFINITY;
  if (whole <= maxTypos) return { term, typos: whole, length: term.length, kind: 'typo' };
  if (prefix && distance.prefix + first <= maxTypos) {
    return { term, typos: distance.prefix + first, length: distance.prefixLength, kind: 'typo' };
  }
  return undefined;
}
