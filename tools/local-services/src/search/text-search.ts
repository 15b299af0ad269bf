import type { LanguageRules } from './language-rules.ts';
import {
  listQueryAlternatives,
  getQueryWords,
  type PlannedWord,
  type QueryPlanOptions,
  type QueryAlternative,
} from './query-plan.ts';
import type { IndexSettings } from './index-settings.ts';
import { extractTerms, tokenize } from './tokenize.ts';
import type { Synonyms } from './synonyms.ts';
import type { TextIndex, WordAnswer } from './text-index.ts';

/** The records that match a query, by number, with their relevance. */
export interface ScoredMatches {
  /** In no particular order. */
  readonly numbers: readonly number[];
  /** Number of the query's words that a record contains. */
  readonly words: Uint16Array;
  readonly typos: Uint16Array;
  /** Relevance, comparable only within one query. */
  readonly scores: Float64Array;
  /** Distance of a record from the best score of the query in coarse steps. 0 is as good as the best. */
  readonly steps: Uint16Array;
}

/** How to highlight a term of the index. */
export interface TermHighlight {
  /** Number of letters to highlight. */
  readonly length: number;
  /** Indices of the query's words that it matches, from 0. */
  readonly answers: readonly number[];
}

export interface TextAnswer {
  readonly matches: ScoredMatches;
  /** By term. */
  readonly marks: ReadonlyMap<string, TermHighlight>;
  /** The words that were searched for, folded. */
  readonly words: readonly string[];
}

export interface TextQuery extends Pick<
  IndexSettings,
  | 'queryType'
  | 'typoTolerance'
  | 'minWordSizefor1Typo'
  | 'minWordSizefor2Typos'
  | 'removeWordsIfNoResults'
  | 'removeStopWords'
  | 'ignorePlurals'
  | 'allowTyposOnNumericTokens'
  | 'disableTypoToleranceOnWords'
  | 'decompoundQuery'
> {
  readonly query: string;
  /** Attributes to search. Empty means all searchable ones. */
  readonly attributes: readonly string[];
  /** Attributes in which a word with typos does not match. */
  readonly attributesWithoutTypos: readonly string[];
  /** Attributes in which a prefix does not match. */
  readonly attributesWithoutPrefixes: readonly string[];
  /** Words and phrases with the same meaning. */
  readonly synonyms: readonly Synonyms[];
  /** Words that a record may lack, as long as it contains another word of the query. */
  readonly optionalWords: readonly string[];
  /** Whether a record matches the filters. If no match does, the query has no results and may lose words. */
  readonly passes: (record: number) => boolean;
}

/**
 * Scores within this factor of the best one count as equal, so that the shop's own ranking decides between them, and so on below:
 * BM25 scores are never exactly equal.
 */
const SCORE_STEP = 1.35;
/** Added to both scores before the comparison, so that words in nearly every record have no effect. */
const SCORE_FLOOR = 1.5;

/** Finds the records that contain all words of a query or, if there are none, what the query allows instead. */
export function searchText(index: TextIndex, language: LanguageRules, query: TextQuery): TextAnswer {
  const options: QueryPlanOptions = { ...query, language, terms: index.terms };
  const lookUp = remembering(index, language, query);
  const optional = new Set(query.optionalWords.flatMap((phrase) => tokenize(phrase).map(({ term }) => term)));
  const find = (words: readonly string[], allOptional = false): TextAnswer => {
    const { matches, ...text } = findPlans(
      words,
      listQueryAlternatives(words, options),
      lookUp,
      ({ answers }) => allOptional || answers.every((position) => optional.has(words[position] ?? '')),
    );
    return { matches: { ...matches, numbers: matches.numbers.filter(query.passes) }, ...text };
  };

  const words = getQueryWords(query.query, options);
  let answer = find(words);
  if (query.removeWordsIfNoResults === 'allOptional') {
    if (answer.matches.numbers.length === 0 && words.length > 1) answer = find(words, true);
  } else if (query.removeWordsIfNoResults !== 'none') {
    const isFirst = query.removeWordsIfNoResults === 'firstWords';
    for (let kept = words.length - 1; kept > 0 && answer.matches.numbers.length === 0; kept--) {
      answer = find(isFirst ? words.slice(-kept) : words.slice(0, kept));
    }
  }
  return withSteps(withFewestTypos(answer, query.typoTolerance));
}

/** Fills in the steps of an answer. */
function withSteps(answer: TextAnswer): TextAnswer {
  const { numbers, scores, steps } = answer.matches;
  let best = 0;
  for (const number of numbers) best = Math.max(best, scores[number] ?? 0);
  for (const number of numbers) {
    const distance = Math.log((best + SCORE_FLOOR) / ((scores[number] ?? 0) + SCORE_FLOOR));
    steps[number] = Math.floor(distance / Math.log(SCORE_STEP));
  }
  return answer;
}

type LookUp = (word: PlannedWord) => WordAnswer;
/** Whether a record may lack this word. */
type MayLack = (word: PlannedWord) => boolean;

/** Looks up each word once: the interpretations of a query share most words. */
function remembering(index: TextIndex, language: LanguageRules, query: TextQuery): LookUp {
  const known = new Map<string, WordAnswer>();
  return ({ term, prefix, typed }) => {
    const key = `${term} ${prefix} ${typed}`;
    const answer =
      known.get(key) ??
      index.lookUp(
        term,
        {
          prefix,
          maxTypos: typed ? allowedTypos(term, query) : 0,
          forms: typed && query.ignorePlurals ? language.forms(term) : [],
        },
        query,
      );
    known.set(key, answer);
    return answer;
  };
}

function allowedTypos(word: string, query: TextQuery): number {
  if (!query.allowTyposOnNumericTokens && /^\p{N}+$/u.test(word)) return 0;
  if (query.disableTypoToleranceOnWords.some((one) => extractTerms(one).join('') === word)) return 0;
  if (query.typoTolerance === 'false' || word.length < query.minWordSizefor1Typo) return 0;
  return word.length < query.minWordSizefor2Typos ? 1 : 2;
}

/** Returns the best matches of `plans`. */
function findPlans(
  words: readonly string[],
  plans: readonly QueryAlternative[],
  lookUp: LookUp,
  mayLack: MayLack,
): TextAnswer {
  const marks = new Map<string, TermHighlight>();
  const found = plans.map((plan) => plan.map((word) => ({ word, ...lookUp(word) })));
  const capacity = found[0]?.[0]?.hits.scores.length ?? 0;
  const matches = {
    numbers: [] as number[],
    words: new Uint16Array(capacity),
    typos: new Uint16Array(capacity),
    scores: new Float64Array(capacity),
    steps: new Uint16Array(capacity),
  };
  for (const plan of found) {
    for (const { word, terms } of plan) {
      for (const { term, length } of terms) addMark(marks, term, { length, answers: word.answers });
    }
    addMatches(matches, plan, mayLack);
  }
  return { matches, marks, words };
}

interface FoundWord extends WordAnswer {
  readonly word: PlannedWord;
}

/**
 * Adds the records that contain every required word of a plan, and at least one word. If several plans find a record, the one with
 * more words counts, then the one with fewer typos, then the one with the higher score.
 */
function addMatches(
  matches: ScoredMatches & { numbers: number[] },
  plan: readonly FoundWord[],
  mayLack: MayLack,
) {
  const required = plan.filter(({ word }) => !mayLack(word)).map(({ hits }) => hits);
  const [rarest] = required.toSorted((left, right) => left.numbers.length - right.numbers.length);
  const candidates = rarest?.numbers ?? new Set(plan.flatMap(({ hits }) => hits.numbers));
  const all = new Set(plan.flatMap(({ word }) => word.answers)).size;
  for (const number of candidates) {
    if (!required.every(({ scores }) => (scores[number] ?? 0) > 0)) continue;
    let typos = 0;
    let score = 0;
    let missing = 0;
    for (const { hits } of plan) {
      const own = hits.scores[number] ?? 0;
      if (own === 0) missing += 1;
      typos += hits.typos[number] ?? 0;
      score += own;
    }
    const words = missing === 0 ? all : answeredBy(plan, number);
    const known = matches.scores[number] ?? 0;
    if (known === 0) matches.numbers.push(number);
    const order =
      known === 0
        ? -1
        : (matches.words[number] ?? 0) - words || typos - (matches.typos[number] ?? 0) || known - score;
    if (order >= 0) continue;
    matches.words[number] = words;
    matches.typos[number] = typos;
    matches.scores[number] = score;
  }
}

/** Returns the number of the query's words in a record that lacks some words of a plan. */
function answeredBy(plan: readonly FoundWord[], number: number): number {
  const held = plan.filter(({ hits }) => (hits.scores[number] ?? 0) > 0);
  return new Set(held.flatMap(({ word }) => word.answers)).size;
}

/** A term may match several words, and as a prefix of different lengths: the longest highlight wins. */
function addMark(marks: Map<string, TermHighlight>, term: string, { length, answers }: TermHighlight) {
  const known = marks.get(term);
  marks.set(term, {
    length: Math.max(length, known?.length ?? 0),
    answers: [...new Set([...(known?.answers ?? []), ...answers])],
  });
}

function withFewestTypos(answer: TextAnswer, tolerance: TextQuery['typoTolerance']): TextAnswer {
  if (tolerance !== 'min' && tolerance !== 'strict') return answer;
  const { numbers, typos } = answer.matches;
  const counts = [...new Set(numbers.map((number) => typos[number] ?? 0))].sort((a, b) => a - b);
  const limit = counts[tolerance === 'min' ? 0 : 1] ?? counts[0] ?? 0;
  const kept = numbers.filter((number) => (typos[number] ?? 0) <= limit);
  return { ...answer, matches: { ...answer.matches, numbers: kept } };
}
