import { performance } from 'node:perf_hooks';
import type { Pins } from './apply-rules.ts';
import { valuesAt, type SearchRecord } from './attributes.ts';
import {
  countFacet,
  facetStatistics,
  searchFacet,
  wantedFacets,
  type FacetCounts,
  type FacetHit,
  type FacetStatistics,
} from './facets.ts';
import { passes } from './filters.ts';
import { toHit, type Hit } from './hit.ts';
import { languageOf } from './language.ts';
import type { QueryParameters } from './query-parameters.ts';
import { compareBy, type RankedRecord } from './ranking.ts';
import { allowedFilter, declaredFacets, isFacetOf, type IndexSettings } from './settings.ts';
import type { Synonyms } from './synonyms.ts';
import { createTextIndex } from './text-index.ts';
import { searchText, type TextAnswer } from './text-search.ts';

/** What an index is made of. */
export interface EngineOptions {
  readonly records: Iterable<SearchRecord>;
  readonly settings: IndexSettings;
  /** Words and phrases that mean the same. */
  readonly synonyms: readonly Synonyms[];
}

/** An answer without the parts that only its request knows. */
export interface EngineAnswer {
  readonly hits: Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly offset?: number;
  readonly length?: number;
  readonly facets?: FacetCounts;
  readonly facets_stats?: Record<string, FacetStatistics>;
  /** Why the answer is not what was asked for. */
  readonly message?: string;
  /** Milliseconds. */
  readonly processingTimeMS: number;
}

/** Searches records that do not change; a write makes a new engine. */
export interface Engine {
  /** @param pins records that stand somewhere, or nowhere, whatever was asked for */
  search(parameters: QueryParameters, pins?: Pins): EngineAnswer;
  /** Every record that answers, in order, as it was written. */
  list(parameters: QueryParameters): SearchRecord[];
  /** Values of one facet among the records that the other parameters leave. */
  searchFacet(
    attribute: string,
    facetQuery: string,
    limit: number,
    parameters: QueryParameters,
    pins?: Pins,
  ): FacetHit[];
}

const noPins: Pins = { promoted: [], hidden: new Set() };

const noText: TextAnswer = { matches: new Map(), marks: new Map(), words: [] };

/** Prepares `records` for searching. */
export function createEngine({ records, settings, synonyms }: EngineOptions): Engine {
  const all = [...records];
  const facets = declaredFacets(settings);
  const isFacet = isFacetOf(settings);
  const index = createTextIndex(all, settings);
  const language = languageOf(settings.indexLanguages[0]);
  const compare = compareBy(settings);

  function find(parameters: QueryParameters): { found: RankedRecord[]; text: TextAnswer } {
    const filter = allowedFilter(parameters.filter, settings);
    const passing = all.filter((record) => passes(record, filter, isFacet));
    if (parameters.query.trim() === '') return { found: passing.map((record) => ({ record })), text: noText };
    const text = searchText(index, language, {
      query: parameters.query,
      queryType: parameters.queryType ?? settings.queryType,
      typoTolerance:
        (parameters.typoTolerance as typeof settings.typoTolerance | undefined) ?? settings.typoTolerance,
      minWordSizefor1Typo: settings.minWordSizefor1Typo,
      minWordSizefor2Typos: settings.minWordSizefor2Typos,
      attributes: parameters.restrictSearchableAttributes,
      removeWordsIfNoResults: parameters.removeWordsIfNoResults ?? settings.removeWordsIfNoResults,
      removeStopWords: parameters.removeStopWords ?? settings.removeStopWords,
      ignorePlurals: parameters.ignorePlurals ?? settings.ignorePlurals,
      synonyms: parameters.synonyms ? synonyms : [],
      optionalWords: parameters.optionalWords ?? settings.optionalWords,
    });
    const found = passing.flatMap((record) => {
      const match = text.matches.get(record.objectID);
      return match ? [{ record, match }] : [];
    });
    return { found, text };
  }

  /** What was found without what is hidden, and with what is promoted as groups of one. */
  function arrange(found: RankedRecord[], parameters: QueryParameters, pins: Pins) {
    const filter = allowedFilter(parameters.filter, settings);
    const promoted = pins.promoted.flatMap(({ objectID, position, isFiltered }) => {
      const record = all.find((one) => one.objectID === objectID);
      const isLeftOut =
        pins.hidden.has(objectID) || (isFiltered && record && !passes(record, filter, isFacet));
      return record && !isLeftOut ? [{ position, one: { record, isPromoted: true } }] : [];
    });
    const placed = new Set([...pins.hidden, ...promoted.map(({ one }) => one.record.objectID)]);
    const others = found
      .filter(({ record }) => !placed.has(record.objectID))
      .map((one) =>
        parameters.optional.length > 0 ? { ...one, filters: filterScore(one.record, parameters) } : one,
      )
      .sort(compare);
    const groups = grouped(others, parameters);
    for (const { position, one } of promoted) groups.splice(position, 0, [one]);
    return { groups, found: [...others, ...promoted.map(({ one }) => one)] };
  }

  /** How well a record fits the optional filters: of each group the best counts. */
  function filterScore(record: SearchRecord, { optional }: QueryParameters): number {
    return optional.reduce(
      (sum, group) =>
        sum + Math.max(0, ...group.map(({ filter, score }) => (passes(record, filter, isFacet) ? score : 0))),
      0,
    );
  }

  return {
    search(parameters, pins = noPins) {
      const started = performance.now();
      const { text, ...answer } = find(parameters);
      const { groups, found } = arrange(answer.found, parameters, pins);
      const window = pageOf(parameters, settings, groups.length);
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
        ellipsis: parameters.snippetEllipsisText ?? settings.snippetEllipsisText,
        marker: {
          answer: text,
          index,
          tags: {
            pre: parameters.highlightPreTag ?? settings.highlightPreTag,
            post: parameters.highlightPostTag ?? settings.highlightPostTag,
          },
        },
      };
      return {
        hits: shown.map(({ record, match, filters = 0, isPromoted = false }) => ({
          ...toHit(record, hitOptions),
          ...(parameters.getRankingInfo && {
            _rankingInfo: {
              nbTypos: match?.typos ?? 0,
              words: match?.words ?? 0,
              userScore: match?.score ?? 0,
              filters,
              promoted: isPromoted,
            },
          }),
        })),
        nbHits: groups.length,
        ...window.answer,
        ...facetsOf(found, groups.flat(), parameters),
        processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
      };
    },
    list(parameters) {
      return find(parameters)
        .found.sort(compare)
        .map(({ record }) => record);
    },
    searchFacet(attribute, facetQuery, limit, parameters, pins = noPins) {
      const { groups, found } = arrange(find(parameters).found, parameters, pins);
      const counted = isCountedAfter(attribute, parameters) ? groups.flat() : found;
      const counts = countFacet(
        counted.map(({ record }) => record),
        attribute,
        parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy,
      );
      return searchFacet(counts, facetQuery, limit, {
        pre: parameters.highlightPreTag ?? settings.highlightPreTag,
        post: parameters.highlightPostTag ?? settings.highlightPostTag,
      });
    },
  };

  /** The best records of each group together, in the order of the best of all; a record without the attribute is alone. */
  function grouped(sorted: readonly RankedRecord[], parameters: QueryParameters): RankedRecord[][] {
    const most = parameters.distinct ?? settings.distinct;
    const attribute = settings.attributeForDistinct;
    if (!attribute || most === 0) return sorted.map((one) => [one]);
    const groups = new Map<unknown, RankedRecord[]>();
    for (const one of sorted) {
      const [value = one] = valuesAt(one.record, attribute);
      const group = groups.get(value) ?? [];
      groups.set(value, group);
      if (group.length < most) group.push(one);
    }
    return [...groups.values()];
  }

  function isCountedAfter(attribute: string, { facetingAfterDistinct }: QueryParameters): boolean {
    return facetingAfterDistinct || facets.get(attribute)?.isAfterDistinct === true;
  }

  function facetsOf(
    found: readonly RankedRecord[],
    shown: readonly RankedRecord[],
    parameters: QueryParameters,
  ) {
    const wanted = wantedFacets(parameters.facets, facets);
    if (parameters.facets.length === 0) return {};
    const countedFor = (attribute: string) =>
      (isCountedAfter(attribute, parameters) ? shown : found).map(({ record }) => record);
    const limit = parameters.maxValuesPerFacet ?? settings.maxValuesPerFacet;
    const sortBy = parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy;
    const counts = wanted
      .map(
        (attribute) =>
          [attribute, countFacet(countedFor(attribute), attribute, sortBy).slice(0, limit)] as const,
      )
      .filter(([, values]) => values.length > 0)
      .map(([attribute, values]) => [attribute, Object.fromEntries(values)] as const);
    const statistics = wanted.flatMap((attribute) => {
      const numbers = facetStatistics(countedFor(attribute), attribute);
      return numbers ? [[attribute, numbers] as const] : [];
    });
    return {
      facets: Object.fromEntries(counts),
      ...(statistics.length > 0 && { facets_stats: Object.fromEntries(statistics) }),
    };
  }
}

/** Which part of the result is shown. Paging ends at `paginationLimitedTo`; the count of hits stays true. */
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
