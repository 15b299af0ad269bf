import type { Language } from './language.ts';
import { planQuery, queryWords, type PlannedWord, type PlanOptions, type QueryPlan } from './query-plan.ts';
import type { IndexSettings } from './settings.ts';
import { tokenize } from './text.ts';
import type { Synonyms } from './synonyms.ts';
import type { TextIndex, WordAnswer } from './text-index.ts';

/** How well a record answers a query. */
export interface TextMatch {
  /** How many words of the query it holds. */
  readonly words: number;
  readonly typos: number;
  /** Relevance. Comparable within one query only. */
  readonly score: number;
  /** How far below the best score of the query this one is, in coarse steps: 0 is as good as the best. */
  readonly step: number;
}

/** What a term of the index has to do with the query, for marking it. */
export interface Mark {
  /** Letters of the term to mark. */
  readonly length: number;
  /** Words of the query that it answers, from 0. */
  readonly answers: readonly number[];
}

export interface TextAnswer {
  /** By `objectID`. */
  readonly matches: ReadonlyMap<string, TextMatch>;
  /** By term. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** The words that were looked for, folded. */
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
> {
  readonly query: string;
  /** Attributes to look in; all searchable ones when empty. */
  readonly attributes: readonly string[];
  /** Words and phrases that mean the same. */
  readonly synonyms: readonly Synonyms[];
  /** Words that a record may lack, as long as it has one of the query's. */
  readonly optionalWords: readonly string[];
}

/**
 * Scores within this factor of the best one count as equal, so that the shop's own ranking decides between them, and so on
 * below: BM25 scores are never exactly equal.
 */
const SCORE_STEP = 1.35;
/** Added to both scores before they are compared: words that nearly every record holds shall decide nothing. */
const SCORE_FLOOR = 1.5;

/** Finds the records that hold all words of a query, or what the query allows for when there are none. */
export function searchText(index: TextIndex, language: Language, query: TextQuery): TextAnswer {
  const options: PlanOptions = { ...query, language, terms: index.terms };
  const lookUp = remembering(index, language, query);
  const optional = new Set(query.optionalWords.flatMap((phrase) => tokenize(phrase).map(({ term }) => term)));
  const find = (words: readonly string[], allOptional = false) =>
    findPlans(
      words,
      planQuery(words, options),
      lookUp,
      ({ answers }) => allOptional || answers.every((position) => optional.has(words[position] ?? '')),
    );

  const words = queryWords(query.query, options);
  let answer = find(words);
  if (query.removeWordsIfNoResults === 'allOptional') {
    if (answer.matches.size === 0 && words.length > 1) answer = find(words, true);
  } else if (query.removeWordsIfNoResults !== 'none') {
    const isFirst = query.removeWordsIfNoResults === 'firstWords';
    for (let kept = words.length - 1; kept > 0 && answer.matches.size === 0; kept--) {
      answer = find(isFirst ? words.slice(-kept) : words.slice(0, kept));
    }
  }
  return withSteps(withFewestTypos(answer, query.typoTolerance));
}

function withSteps(answer: TextAnswer): TextAnswer {
  let best = 0;
  for (const { score } of answer.matches.values()) best = Math.max(best, score);
  const stepOf = (score: number) =>
    Math.floor(Math.log((best + SCORE_FLOOR) / (score + SCORE_FLOOR)) / Math.log(SCORE_STEP));
  return {
    ...answer,
    matches: new Map([...answer.matches].map(([id, match]) => [id, { ...match, step: stepOf(match.score) }])),
  };
}

type LookUp = (word: PlannedWord) => WordAnswer;
/** Whether a record answers without this word. */
type MayLack = (word: PlannedWord) => boolean;

/** Looks each word up once: plans of one query share most of their words. */
function remembering(index: TextIndex, language: Language, query: TextQuery): LookUp {
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
        query.attributes,
      );
    known.set(key, answer);
    return answer;
  };
}

function allowedTypos(word: string, query: TextQuery): number {
  if (query.typoTolerance === 'false' || word.length < query.minWordSizefor1Typo) return 0;
  return word.length < query.minWordSizefor2Typos ? 1 : 2;
}

/** The best of what `plans` find. */
function findPlans(
  words: readonly string[],
  plans: readonly QueryPlan[],
  lookUp: LookUp,
  mayLack: MayLack,
): TextAnswer {
  const marks = new Map<string, Mark>();
  const matches = new Map<string, TextMatch>();
  for (const plan of plans) {
    const found = plan.map((word) => ({ word, answer: lookUp(word) }));
    for (const { word, answer } of found) {
      for (const { term, length } of answer.terms) addMark(marks, term, { length, answers: word.answers });
    }
    for (const [id, match] of combine(found, mayLack)) {
      const known = matches.get(id);
      if (!known || compareMatches(match, known) < 0) matches.set(id, match);
    }
  }
  return { matches, marks, words };
}

/** Records that hold every word but those they may lack, and one at least. */
function combine(
  found: readonly { readonly word: PlannedWord; readonly answer: WordAnswer }[],
  mayLack: MayLack,
): Map<string, TextMatch> {
  const matches = new Map<string, TextMatch>();
  for (const id of new Set(found.flatMap(({ answer }) => [...answer.hits.keys()]))) {
    const answered = new Set<number>();
    let lacks = false;
    let typos = 0;
    let score = 0;
    for (const { word, answer } of found) {
      const hit = answer.hits.get(id);
      if (!hit) {
        lacks ||= !mayLack(word);
        continue;
      }
      for (const position of word.answers) answered.add(position);
      typos += hit.typos;
      score += hit.score;
    }
    if (!lacks) matches.set(id, { words: answered.size, typos, score, step: 0 });
  }
  return matches;
}

/** Negative when `left` answers better: more words, then fewer typing errors, then the higher score. */
function compareMatches(left: TextMatch, right: TextMatch): number {
  return right.words - left.words || left.typos - right.typos || right.score - left.score;
}

/** A term may answer several words, and as a prefix of different lengths: the longest mark wins. */
function addMark(marks: Map<string, Mark>, term: string, { length, answers }: Mark) {
  const known = marks.get(term);
  marks.set(term, {
    length: Math.max(length, known?.length ?? 0),
    answers: [...new Set([...(known?.answers ?? []), ...answers])],
  });
}

function withFewestTypos(answer: TextAnswer, tolerance: TextQuery['typoTolerance']): TextAnswer {
  if (tolerance !== 'min' && tolerance !== 'strict') return answer;
  const counts = [...new Set([...answer.matches.values()].map(({ typos }) => typos))].sort((a, b) => a - b);
  const limit = counts[tolerance === 'min' ? 0 : 1] ?? counts[0] ?? 0;
  return { ...answer, matches: new Map([...answer.matches].filter(([, { typos }]) => typos <= limit)) };
}
