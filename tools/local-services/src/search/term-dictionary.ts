import { calculateEditDistance } from './edit-distance.ts';

/** How a term of the index matches a word of the query. */
export interface TermMatch {
  readonly term: string;
  readonly typos: number;
  /** Number of matching letters at the start of the term; all of them unless the match is a prefix. */
  readonly length: number;
  readonly kind: 'exact' | 'form' | 'prefix' | 'typo';
}

export interface MatchOptions {
  /** Whether the word may be a prefix of a term. */
  readonly prefix: boolean;
  readonly maxTypos: number;
  /** Other forms of the word that match as well as the word itself. */
  readonly forms: readonly string[];
}

/** The terms of an index, arranged so that similar ones are found without comparing all of them. */
export class TermDictionary implements Iterable<string> {
  readonly #terms = new Set<string>();
  /** Terms by first letter. */
  readonly #beginning = new Map<string, Set<string>>();

  constructor(terms: Iterable<string> = []) {
    for (const term of terms) this.add(term);
  }

  get size(): number {
    return this.#terms.size;
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  add(term: string): void {
    if (this.#terms.has(term)) return;
    this.#terms.add(term);
    const letter = term.charAt(0);
    const known = this.#beginning.get(letter);
    if (known) known.add(term);
    else this.#beginning.set(letter, new Set([term]));
  }

  delete(term: string): void {
    this.#terms.delete(term);
    this.#beginning.get(term.charAt(0))?.delete(term);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#terms[Symbol.iterator]();
  }

  /** Returns every term that matches `word`, each with its best kind of match. */
  match(word: string, options: MatchOptions): TermMatch[] {
    const { prefix, maxTypos } = options;
    const forms = new Set(options.forms.filter((form) => this.#terms.has(form)));
    const matches: TermMatch[] = [];
    const look = (terms: Iterable<string>) => {
      for (const term of terms) {
        const match = matchTerm(term, word, forms, options);
        if (match) matches.push(match);
      }
    };
    if (!prefix && maxTypos === 0) {
      look(new Set(this.#terms.has(word) ? [word, ...forms] : forms));
      return matches;
    }
    const letter = word.charAt(0);
    look(this.#beginning.get(letter) ?? []);
    look([...forms].filter((form) => form.charAt(0) !== letter));
    // A typo in the first letter counts twice.
    if (maxTypos >= 2) {
      for (const [other, terms] of this.#beginning) {
        if (other === letter) continue;
        for (const term of terms) {
          if (!mayDifferAtFirst(word, term) || forms.has(term)) continue;
          const match = matchTerm(term, word, forms, options);
          if (match) matches.push(match);
        }
      }
    }
    return matches;
  }
}

/**
 * Whether a single typo may turn one word into the other although their first letters differ. The typo is then at the start, and
 * one second letter is already in its place: a quick check that leaves few words to compare.
 */
function mayDifferAtFirst(word: string, term: string): boolean {
  const second = word.charCodeAt(1);
  const secondOfTerm = term.charCodeAt(1);
  return (
    word.length < 2 ||
    term.length < 2 ||
    second === secondOfTerm ||
    secondOfTerm === word.charCodeAt(0) ||
    second === term.charCodeAt(0)
  );
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

  // Typos in the first letter are rare, so one counts as two, as in the hosted service.
  const first = term.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1;
  // Only the start of a long term can matter.
  const distance = calculateEditDistance(word, term.slice(0, word.length + maxTypos), maxTypos - first);
  const whole = term.length <= word.length + maxTypos ? distance.whole + first : Number.POSITIVE_INFINITY;
  if (whole <= maxTypos) return { term, typos: whole, length: term.length, kind: 'typo' };
  if (prefix && distance.prefix + first <= maxTypos) {
    return { term, typos: distance.prefix + first, length: distance.prefixLength, kind: 'typo' };
  }
  return undefined;
}
