import { splitCompound, type KnownWords } from './compound-words.ts';
import type { LanguageRules } from './language-rules.ts';
import type { Synonyms } from './synonyms.ts';
import { tokenize } from './tokenize.ts';

/** One word to find. */
export interface PlannedWord {
  readonly term: string;
  /** Whether the word may be a prefix. */
  readonly prefix: boolean;
  /** Whether the shopper typed the word, so that typos and plurals match, too. A synonym matches exactly. */
  readonly typed: boolean;
  /** Indices of the query's words that it stands for, from 0. */
  readonly answers: readonly number[];
}

/** One interpretation of a query: all of its words must be found. */
export type QueryAlternative = readonly PlannedWord[];

export interface QueryPlanOptions {
  readonly queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  readonly removeStopWords: boolean;
  /** Whether a typed compound may be split. */
  readonly decompoundQuery: boolean;
  readonly language: LanguageRules;
  /** Words and phrases with the same meaning. */
  readonly synonyms: readonly Synonyms[];
  /** Every word of the index. */
  readonly terms: KnownWords;
}

/** Maximum interpretations of a query; typical queries stay far below. */
const MAX_PLANS = 24;

/**
 * Returns the folded words of `query` to search for: without stop words, unless there are no others or one is still being typed.
 */
export function getQueryWords(query: string, { removeStopWords, language }: QueryPlanOptions): string[] {
  const tokens = tokenize(query);
  const words = tokens.map(({ term }) => term);
  if (!removeStopWords) return words;
  const isBeingTyped = tokens.at(-1)?.end === query.length;
  const kept = words.filter(
    (word, position) => !language.stopWords.has(word) || (isBeingTyped && position === words.length - 1),
  );
  return kept.length > 0 ? kept : words;
}

/**
 * Returns the interpretations of `words`: as typed, with synonyms, with a compound split (`ansigtscreme`) or two words joined
 * (`hånd creme`). The first is the query as typed.
 */
export function listQueryAlternatives(
  words: readonly string[],
  options: QueryPlanOptions,
): QueryAlternative[] {
  const typed = words.map((term, position): PlannedWord => {
    const isLast = position === words.length - 1;
    const prefix = options.queryType === 'prefixAll' || (options.queryType === 'prefixLast' && isLast);
    return { term, prefix, typed: true, answers: [position] };
  });
  const plans: QueryAlternative[] = [typed];
  for (const group of options.synonyms) {
    for (const plan of [...plans]) {
      for (const replacement of replacements(plan, group)) {
        if (plans.length < MAX_PLANS) plans.push(replacement);
      }
    }
  }
  return [...plans, ...compoundPlans(typed, options)].slice(0, MAX_PLANS);
}

function replacements(plan: QueryAlternative, group: Synonyms): QueryAlternative[] {
  const phrases = ('input' in group ? group.synonyms : group).map(termsOf);
  const inputs = 'input' in group ? [termsOf(group.input)] : phrases;
  return inputs.flatMap((phrase) => {
    const start = findPhrase(plan, phrase);
    if (start === -1) return [];
    const replaced = plan.slice(start, start + phrase.length);
    // Replacing synonyms by synonyms would not end.
    if (!replaced.every(({ typed }) => typed)) return [];
    const answers = replaced.flatMap((word) => word.answers);
    return phrases
      .filter((other) => other !== phrase && other.length > 0)
      .map((other) => [
        ...plan.slice(0, start),
        ...other.map((term) => ({ term, prefix: false, typed: false, answers })),
        ...plan.slice(start + phrase.length),
      ]);
  });
}

function termsOf(phrase: string): string[] {
  return tokenize(phrase).map(({ term }) => term);
}

function findPhrase(plan: QueryAlternative, phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return plan.findIndex((_, start) => phrase.every((term, offset) => plan[start + offset]?.term === term));
}

function compoundPlans(
  plan: QueryAlternative,
  { terms, decompoundQuery }: QueryPlanOptions,
): QueryAlternative[] {
  const plans: QueryAlternative[] = [];
  plan.forEach((word, position) => {
    const parts = !decompoundQuery || terms.has(word.term) ? undefined : splitCompound(word.term, terms);
    if (parts) {
      const split = parts.map((term) => ({ ...word, term, prefix: false }));
      plans.push([...plan.slice(0, position), ...split, ...plan.slice(position + 1)]);
    }
    const next = plan[position + 1];
    if (next && terms.has(word.term + next.term)) {
      const joined = { ...next, term: word.term + next.term, answers: [...word.answers, ...next.answers] };
      plans.push([...plan.slice(0, position), joined, ...plan.slice(position + 2)]);
    }
  });
  return plans;
}
