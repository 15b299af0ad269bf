import { performance } from 'node:perf_hooks';
import type { HitOverrides } from './apply-rules.ts';
import { getValues, type SearchRecord } from './record-attributes.ts';
import type { BackgroundTask } from './background-queue.ts';
import { compileFilter, type RecordPredicate } from './compile-filter.ts';
import { RecordCorpus } from './record-corpus.ts';
import type { Filter } from './filters.ts';
import {
  countFacetValues,
  calculateFacetStatistics,
  selectFacets,
  type FacetCounts,
  type FacetStatistics,
} from './facets.ts';
import { searchFacet, type FacetHit } from './search-facet.ts';
import { toHit, type Hit } from './hit.ts';
import { getLanguageRules } from './language-rules.ts';
import { DefaultOrder } from './default-order.ts';
import type { QueryParameters } from './query-parameters.ts';
import { createRankingComparator, selectTop, type RecordComparator } from './ranking.ts';
import { filterRelevantRecords } from './relevant-sort.ts';
import {
  restrictNumericFilter,
  getDeclaredFacets,
  createFacetPredicate,
  type IndexSettings,
} from './index-settings.ts';
import type { Synonyms } from './synonyms.ts';
import { searchText, type ScoredMatches, type TextAnswer } from './text-search.ts';

/** The contents of an index. */
export interface SearchEngineOptions {
  /** Records, or a corpus of them that other engines share. */
  readonly records: Iterable<SearchRecord> | RecordCorpus;
  readonly settings: IndexSettings;
  /** Words and phrases with the same meaning. */
  readonly synonyms: readonly Synonyms[];
  /** Whether `customRanking` alone sorts the relevant records, as in a virtual replica. */
  readonly isRelevantSort?: boolean;
}

/** An answer without the parts that depend on the request. */
export interface SearchEngineAnswer {
  readonly hits: Hit[];
  readonly nbHits: number;
  /** Number of hits that are relevant enough to be shown, in a virtual replica. */
  readonly nbSortedHits?: number;
  readonly appliedRelevancyStrictness?: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly offset?: number;
  readonly length?: number;
  readonly facets?: FacetCounts;
  readonly facets_stats?: Record<string, FacetStatistics>;
  /** The reason why the answer differs from the request. */
  readonly message?: string;
  /** Milliseconds. */
  readonly processingTimeMS: number;
}

/** Searches the current records of a corpus. */
export interface SearchEngine {
  /** The options it was created with. */
  readonly options: SearchEngineOptions;
  /** @param pins Records with fixed positions, and hidden records. */
  search(parameters: QueryParameters, pins?: HitOverrides): SearchEngineAnswer;
  /** Prepares, step by step, what a search without a query needs. */
  prepare(): BackgroundTask;
  /** Returns all matching records in order, as the client wrote them. */
  list(parameters: QueryParameters): SearchRecord[];
  /** Searches the values of one facet among the records that match the other parameters. */
  searchFacet(
    attribute: string,
    facetQuery: string,
    limit: number,
    parameters: QueryParameters,
    pins?: HitOverrides,
  ): FacetHit[];
}

const noPins: HitOverrides = { promoted: [], hidden: new Set() };

const noText: Omit<TextAnswer, 'matches'> = { marks: new Map(), words: [] };

/** Matching record numbers, in no order unless `isSorted`. */
interface Found {
  readonly numbers: readonly number[];
  /** Whether the numbers are in the order of an empty query. */
  readonly isSorted: boolean;
  readonly matches?: ScoredMatches;
  readonly text: Omit<TextAnswer, 'matches'>;
  /** Whether a record matches the filters. */
  readonly passes: RecordPredicate;
}

/** Creates an engine for `records`. */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { records, settings, synonyms, isRelevantSort = false } = options;
  const corpus = records instanceof RecordCorpus ? records : new RecordCorpus([...records], settings);
  const facets = getDeclaredFacets(settings);
  const isFacet = createFacetPredicate(settings);
  const standing = new DefaultOrder(corpus, settings);

  function find(parameters: QueryParameters): Found {
    const passes = compileFilter(restrictNumericFilter(parameters.filter, settings), corpus, isFacet);
    if (parameters.query.trim() === '') {
      return { numbers: standing.numbers().filter(passes), isSorted: true, text: noText, passes };
    }
    const [code = settings.queryLanguages[0] ?? settings.indexLanguages[0]] = parameters.queryLanguages ?? [];
    const { matches, ...text } = searchText(corpus.text, getLanguageRules(code), {
      query: parameters.query,
      queryType: parameters.queryType ?? settings.queryType,
      typoTolerance:
        (parameters.typoTolerance as typeof settings.typoTolerance | undefined) ?? settings.typoTolerance,
      minWordSizefor1Typo: parameters.minWordSizefor1Typo ?? settings.minWordSizefor1Typo,
      minWordSizefor2Typos: parameters.minWordSizefor2Typos ?? settings.minWordSizefor2Typos,
      allowTyposOnNumericTokens: parameters.allowTyposOnNumericTokens ?? settings.allowTyposOnNumericTokens,
      disableTypoToleranceOnWords: settings.disableTypoToleranceOnWords,
      decompoundQuery: parameters.decompoundQuery ?? settings.decompoundQuery,
      attributesWithoutTypos:
        parameters.disableTypoToleranceOnAttributes ?? settings.disableTypoToleranceOnAttributes,
      attributesWithoutPrefixes: settings.disablePrefixOnAttributes,
      attributes: parameters.restrictSearchableAttributes,
      removeWordsIfNoResults: parameters.removeWordsIfNoResults ?? settings.removeWordsIfNoResults,
      removeStopWords: parameters.removeStopWords ?? settings.removeStopWords,
      ignorePlurals: parameters.ignorePlurals ?? settings.ignorePlurals,
      synonyms: parameters.synonyms ? synonyms : [],
      optionalWords: parameters.optionalWords ?? settings.optionalWords,
      passes,
    });
    return { numbers: matches.numbers, isSorted: false, matches, text, passes };
  }

  /** Sorts and groups the matches, omits hidden records and inserts promoted ones. */
  function arrange(found: Found, parameters: QueryParameters, pins: HitOverrides, count: number) {
    const promoted = pins.promoted.flatMap(({ objectID, position, isFiltered }) => {
      const number = corpus.numberOf(objectID);
      const isLeftOut =
        number === undefined || pins.hidden.has(objectID) || (isFiltered && !found.passes(number));
      return isLeftOut ? [] : [{ position, number }];
    });
    const placed = new Set([
      ...promoted.map(({ number }) => number),
      ...[...pins.hidden].flatMap((objectID) => corpus.numberOf(objectID) ?? []),
    ]);
    const others = placed.size > 0 ? found.numbers.filter((number) => !placed.has(number)) : found.numbers;
    const filters = filterScores(others, parameters);
    const compare = createRankingComparator(settings, corpus, { matches: found.matches, filters });
    const isSorted = found.isSorted && !filters;
    const groups = isRelevantSort
      ? grouped(relevantlySorted(others, compare, found, parameters), parameters)
      : isGrouped(parameters)
        ? grouped(isSorted ? others : others.toSorted(compare), parameters)
        : (isSorted ? others : selectTop(others, count, compare)).slice(0, count).map((number) => [number]);
    const isWhole = isRelevantSort || isGrouped(parameters);
    const nbHits = (isWhole ? groups.length : others.length) + promoted.length;
    for (const { position, number } of promoted) groups.splice(position, 0, [number]);
    return {
      groups,
      nbHits,
      found: [...others, ...promoted.map(({ number }) => number)],
      promoted: new Set(promoted.map(({ number }) => number)),
      filters,
    };
  }

  /**
   * Returns the records that are relevant enough, in the shop's own order: relevance decides which ones are shown, not which is
   * first.
   */
  function relevantlySorted(
    numbers: readonly number[],
    compare: RecordComparator,
    { matches }: Found,
    parameters: QueryParameters,
  ): number[] {
    const strictness = parameters.relevancyStrictness ?? settings.relevancyStrictness;
    const own = createRankingComparator(
      { ranking: ['custom'], customRanking: settings.customRanking },
      corpus,
    );
    const kept = matches ? filterRelevantRecords(numbers, matches, strictness) : numbers;
    return settings.customRanking.length > 0 ? kept.toSorted(own) : kept.toSorted(compare);
  }

  /** Scores records by the optional filters: of each group the best match counts. Returns `undefined` without such filters. */
  function filterScores(numbers: readonly number[], parameters: QueryParameters): Float64Array | undefined {
    const { optional, filter, sumOrFiltersScores } = parameters;
    const isWeighed = sumOrFiltersScores || hasScore(filter);
    if (optional.length === 0 && !isWeighed) return undefined;
    const worthOf = isWeighed ? worthOfFilter(filter, sumOrFiltersScores) : () => 0;
    const groups = optional.map((group) =>
      group.map(({ filter, score }) => ({ score, passes: compileFilter(filter, corpus, isFacet) })),
    );
    const scores = new Float64Array(corpus.capacity);
    for (const number of numbers) {
      scores[number] = worthOf(number);
      for (const group of groups) {
        let best = 0;
        for (const { score, passes } of group) if (score > best && passes(number)) best = score;
        scores[number] = (scores[number] ?? 0) + best;
      }
    }
    return scores;
  }

  /** Returns the score of a record that matches `filter`: the sum of a conjunction; of alternatives the best or the sum. */
  function worthOfFilter(filter: Filter, isSum: boolean): (number: number) => number {
    if (filter.kind === 'and' || filter.kind === 'or') {
      const parts = filter.filters.map((part) => worthOfFilter(part, isSum));
      return filter.kind === 'and' || isSum
        ? (number) => parts.reduce((sum, worth) => sum + worth(number), 0)
        : (number) => parts.reduce((best, worth) => Math.max(best, worth(number)), 0);
    }
    const passes = compileFilter(filter, corpus, isFacet);
    const worth = filter.kind === 'facet' ? (filter.score ?? 1) : 1;
    return (number) => (passes(number) ? worth : 0);
  }

  return {
    options,
    search(parameters, pins = noPins) {
      const started = performance.now();
      const found = find(parameters);
      const reach = pageOf(parameters, settings, corpus.count).end;
      const { groups, nbHits, promoted, filters, ...arranged } = arrange(found, parameters, pins, reach);
      const window = pageOf(parameters, settings, nbHits);
      const shown = groups.slice(window.start, window.end).flat();
      const hitOptions = {
        attributesToRetrieve: [
          ...(parameters.attributesToRetrieve ?? settings.attributesToRetrieve),
          ...settings.unretrievableAttributes.map((attribute) => `-${attribute}`),
        ],
        attributesToHighlight:
          parameters.attributesToHighlight ??
          settings.attributesToHighlight ??
          (settings.searchableAttributes.length > 0 ? settings.searchableAttributes : ['*']),
        attributesToSnippet: parameters.attributesToSnippet ?? settings.attributesToSnippet,
        onlyMatchesOfLists:
          parameters.restrictHighlightAndSnippetArrays ?? settings.restrictHighlightAndSnippetArrays,
        ellipsis: parameters.snippetEllipsisText ?? settings.snippetEllipsisText,
        marker: {
          answer: found.text,
          index: corpus.text,
          tags: {
            pre: parameters.highlightPreTag ?? settings.highlightPreTag,
            post: parameters.highlightPostTag ?? settings.highlightPostTag,
          },
        },
      };
      return {
        hits: shown.flatMap((number) => {
          const record = corpus.record(number);
          if (!record) return [];
          const rankingInfo = {
            nbTypos: found.matches?.typos[number] ?? 0,
            words: found.matches?.words[number] ?? 0,
            userScore: found.matches?.scores[number] ?? 0,
            filters: filters?.[number] ?? 0,
            promoted: promoted.has(number),
          };
          const hit = toHit(record, hitOptions);
          return [parameters.getRankingInfo ? { ...hit, _rankingInfo: rankingInfo } : hit];
        }),
        nbHits: isRelevantSort ? arranged.found.length : nbHits,
        ...(isRelevantSort && {
          nbSortedHits: nbHits,
          appliedRelevancyStrictness: parameters.relevancyStrictness ?? settings.relevancyStrictness,
        }),
        ...window.answer,
        ...facetsOf(arranged.found, groups, parameters),
        processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
      };
    },
    prepare: () => standing.prepare(),
    list(parameters) {
      const found = find(parameters);
      const compare = createRankingComparator(settings, corpus, { matches: found.matches });
      const sorted = found.isSorted ? found.numbers : found.numbers.toSorted(compare);
      return sorted.flatMap((number) => corpus.record(number) ?? []);
    },
    searchFacet(attribute, facetQuery, limit, parameters, pins = noPins) {
      const { groups, found } = arrange(find(parameters), parameters, pins, 0);
      const counted = isGrouped(parameters) && isCountedAfter(attribute, parameters) ? groups.flat() : found;
      const counts = countFacetValues(
        corpus.facet(attribute),
        counted,
        parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy,
      );
      return searchFacet(counts, facetQuery, limit, {
        pre: parameters.highlightPreTag ?? settings.highlightPreTag,
        post: parameters.highlightPostTag ?? settings.highlightPostTag,
      });
    },
  };

  function isGrouped(parameters: QueryParameters): boolean {
    return Boolean(settings.attributeForDistinct) && (parameters.distinct ?? settings.distinct) > 0;
  }

  /** Returns the best records of each group, in the order of their best record. A record without the attribute is its own group. */
  function grouped(sorted: readonly number[], parameters: QueryParameters): number[][] {
    const most = parameters.distinct ?? settings.distinct;
    const attribute = settings.attributeForDistinct;
    if (!attribute || most === 0) return sorted.map((one) => [one]);
    const groups = new Map<unknown, number[]>();
    for (const one of sorted) {
      const [value] = getValues(corpus.record(one), attribute);
      const key = value ?? { alone: one };
      const group = groups.get(key) ?? [];
      groups.set(key, group);
      if (group.length < most) group.push(one);
    }
    return [...groups.values()];
  }

  function isCountedAfter(attribute: string, { facetingAfterDistinct }: QueryParameters): boolean {
    return facetingAfterDistinct || facets.get(attribute)?.isAfterDistinct === true;
  }

  function facetsOf(found: readonly number[], groups: readonly number[][], parameters: QueryParameters) {
    if (parameters.facets.length === 0) return {};
    const wanted = selectFacets(parameters.facets, facets);
    const countedFor = (attribute: string) =>
      isGrouped(parameters) && isCountedAfter(attribute, parameters) ? groups.flat() : found;
    const limit = parameters.maxValuesPerFacet ?? settings.maxValuesPerFacet;
    const sortBy = parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy;
    const counts = wanted
      .map((attribute) => {
        const values = countFacetValues(corpus.facet(attribute), countedFor(attribute), sortBy);
        return [attribute, values.slice(0, limit)] as const;
      })
      .filter(([, values]) => values.length > 0)
      .map(([attribute, values]) => [attribute, Object.fromEntries(values)] as const);
    const statistics = wanted.flatMap((attribute) => {
      const numbers = calculateFacetStatistics(corpus.number(attribute), countedFor(attribute));
      return numbers ? [[attribute, numbers] as const] : [];
    });
    return {
      facets: Object.fromEntries(counts),
      ...(statistics.length > 0 && { facets_stats: Object.fromEntries(statistics) }),
    };
  }
}

/** Whether a filter has a score. */
function hasScore(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.some(hasScore);
  return filter.kind === 'not'
    ? hasScore(filter.filter)
    : filter.kind === 'facet' && filter.score !== undefined;
}

/** Returns the part of the result to show. Paging ends at `paginationLimitedTo`; the count of hits is not limited. */
function pageOf(parameters: QueryParameters, settings: IndexSettings, nbHits: number) {
  const limit = settings.paginationLimitedTo;
  const reachable = Math.min(nbHits, limit);
  if (parameters.offset !== undefined && parameters.length !== undefined) {
    const { offset, length } = parameters;
    return {
      start: offset,
      end: Math.min(offset + length, reachable),
      answer: { page: 0, nbPages: 0, hitsPerPage: length, offset, length },
    };
  }
  const hitsPerPage = parameters.hitsPerPage ?? settings.hitsPerPage;
  const start = parameters.page * hitsPerPage;
  const isTooDeep = start >= limit && nbHits > limit;
  return {
    start,
    end: Math.min(start + hitsPerPage, reachable),
    answer: {
      page: parameters.page,
      nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
      hitsPerPage,
      ...(isTooDeep && {
        message: `you can only fetch the ${limit} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter`,
      }),
    },
  };
}
