import { calculateEditDistance } from './edit-distance.ts';
import type { Filter } from './filters.ts';
import type { LanguageRules } from './language-rules.ts';
import { parseFilterParameters, parseParameters, type QueryParameters } from './query-parameters.ts';
import { getConditions, getRuleParameters, type Rule } from './rules.ts';
import { extractTerms } from './tokenize.ts';

/** Changes that rules make to the order of an answer. */
export interface HitOverrides {
  /** Records with fixed positions, counted from 0. */
  readonly promoted: readonly {
    readonly objectID: string;
    readonly position: number;
    /** Whether the record must match the filters of the query. */
    readonly isFiltered: boolean;
  }[];
  /** `objectID`s of records to omit. */
  readonly hidden: ReadonlySet<string>;
}

/** A query after its rules have been applied. */
export interface QueryWithRules extends HitOverrides {
  readonly parameters: QueryParameters;
  /** Ids of the applied rules. */
  readonly applied: readonly string[];
  readonly userData: readonly unknown[];
  /** The content of the last applied rule that has one. */
  readonly renderingContent?: unknown;
}

/** The time and the language by which rules are matched. */
export interface RuleEnvironment {
  readonly now: Date;
  readonly language: LanguageRules;
}

/** Returns a query to which no rule applies. */
export function toQueryWithoutRules(parameters: QueryParameters): QueryWithRules {
  return {
    parameters,
    promoted: [],
    hidden: new Set(),
    applied: [],
    userData: [],
  };
}

/**
 * Applies the rules that are valid for `parameters`, in the order of their ids. Each rule sees the original query, so none depends
 * on another.
 *
 * @throws SearchError 400 when a rule sets an invalid parameter.
 */
export function applyRules(
  rules: Iterable<Rule>,
  parameters: QueryParameters,
  context: RuleEnvironment,
): QueryWithRules {
  const holding = [...rules]
    .filter((rule) => holds(rule, parameters, context))
    .toSorted((left, right) => (left.objectID < right.objectID ? -1 : 1));
  let ruled = parameters;
  let renderingContent: unknown;
  const promoted = new Map<string, QueryWithRules['promoted'][number]>();
  for (const rule of holding) {
    const { consequence } = rule;
    const { query, ...given } = getRuleParameters(rule);
    if (consequence.params) {
      const { filter, optional, ...own } = parseParameters(given);
      const overridden = Object.fromEntries(Object.entries(own).filter(([name]) => name in given));
      ruled = {
        ...ruled,
        ...overridden,
        filter: { kind: 'and', filters: [ruled.filter, filter] },
        optional: [...ruled.optional, ...optional],
        query: typeof query === 'string' ? query : edited(ruled.query, query),
      };
      renderingContent = given['renderingContent'] ?? renderingContent;
    }
    for (const { position, ...which } of consequence.promote ?? []) {
      const ids = 'objectIDs' in which ? (which.objectIDs as string[]) : [String(which['objectID'])];
      ids.forEach((objectID, offset) => {
        // The first rule that promotes a record decides its position.
        if (promoted.has(objectID)) return;
        promoted.set(objectID, {
          objectID,
          position: position + offset,
          isFiltered: consequence.filterPromotes ?? false,
        });
      });
    }
  }
  return {
    parameters: ruled,
    promoted: [...promoted.values()].toSorted((left, right) => left.position - right.position),
    hidden: new Set(
      holding.flatMap(({ consequence }) => consequence.hide ?? []).map(({ objectID }) => objectID),
    ),
    applied: holding.map(({ objectID }) => objectID),
    userData: holding.flatMap(({ consequence }) => consequence.userData ?? []),
    renderingContent,
  };
}

function holds(rule: Rule, parameters: QueryParameters, { now, language }: RuleEnvironment): boolean {
  if (rule.enabled === false) return false;
  const seconds = now.getTime() / 1000;
  const isInTime =
    rule.validity === undefined ||
    rule.validity.length === 0 ||
    rule.validity.some(
      ({ from = 0, until = Number.POSITIVE_INFINITY }) => from <= seconds && seconds <= until,
    );
  if (!isInTime) return false;
  const conditions = getConditions(rule);
  if (conditions.length === 0) return true;
  const words = extractTerms(parameters.query);
  return conditions.some(
    ({ pattern, anchoring, context, filters, alternatives = false }) =>
      (context === undefined || parameters.ruleContexts.includes(context)) &&
      (filters === undefined || isFilteredBy(parameters.filter, filters)) &&
      (pattern === undefined ||
        fits(words, extractTerms(pattern), anchoring, (word, wanted) =>
          alternatives ? isAlternative(word, wanted, language) : word === wanted,
        )),
  );
}

function fits(
  words: readonly string[],
  pattern: readonly string[],
  anchoring: string | undefined,
  isSame: (word: string, wanted: string) => boolean,
): boolean {
  const last = words.length - pattern.length;
  const standsAt = (start: number) =>
    start >= 0 &&
    start <= last &&
    pattern.every((wanted, offset) => isSame(words[start + offset] ?? '', wanted));
  switch (anchoring) {
    case 'is':
      return last === 0 && standsAt(0);
    case 'startsWith':
      return standsAt(0);
    case 'endsWith':
      return standsAt(last);
    default:
      return words.some((_, start) => standsAt(start)) || pattern.length === 0;
  }
}

/** Whether `word` is a plural or singular of `wanted`, or `wanted` with one typo. */
function isAlternative(word: string, wanted: string, language: LanguageRules): boolean {
  if (word === wanted || language.forms(wanted).includes(word)) return true;
  return wanted.length >= 4 && word[0] === wanted[0] && calculateEditDistance(word, wanted).whole <= 1;
}

/** Whether `filter` requires all facet values that `wanted` names. */
function isFilteredBy(filter: Filter, wanted: string): boolean {
  const asked = new Set(valuesIn(filter));
  return parseFilterParameters({ filters: wanted })
    .flatMap(valuesIn)
    .every((value) => asked.has(value));
}

/** Returns the facet values that a filter requires, without those that it excludes. */
function valuesIn(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.flatMap(valuesIn);
    case 'facet':
      return [`${filter.attribute}:${filter.value.toLowerCase()}`];
    default:
      return [];
  }
}

/** Returns `query` with words removed or replaced. */
function edited(
  query: string,
  changes: Exclude<NonNullable<Rule['consequence']['params']>['query'], string>,
): string {
  if (!changes) return query;
  const edits = [
    ...(changes.remove ?? []).map((word) => ({ delete: word, insert: '' })),
    ...(changes.edits ?? []).map((edit) => ({
      delete: edit.delete,
      insert: edit.type === 'replace' ? (edit.insert ?? '') : '',
    })),
  ];
  return edits
    .reduce((text, { delete: phrase, insert }) => replaceWords(text, extractTerms(phrase), insert), query)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Replaces every occurrence of the consecutive words `phrase` in `text` by `insert`. */
function replaceWords(text: string, phrase: readonly string[], insert: string): string {
  if (phrase.length === 0) return text;
  const parts = text.split(/\s+/);
  const words: string[] = [];
  for (let position = 0; position < parts.length;) {
    const stands = phrase.every(
      (word, offset) => extractTerms(parts[position + offset] ?? '').join('') === word,
    );
    if (stands) words.push(insert);
    else words.push(parts[position] ?? '');
    position += stands ? phrase.length : 1;
  }
  return words.join(' ');
}
