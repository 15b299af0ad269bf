import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as client from './client.ts';
import * as library from './index.ts';
import * as instantsearch from './instantsearch.ts';
import * as react from './react.ts';
import * as records from './records.ts';

test('@marehalm/search exports exactly these names', () => {
  expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
    [
      "HITS_PER_PAGE",
      "HOSTED_EVENTS_ORIGIN",
      "MAX_QUERY_BYTES",
      "MAX_QUERY_LENGTH",
      "RECENT_SEARCHES_LIMIT",
      "SEARCH_TIMEOUTS_MS",
      "STALLED_SEARCH_DELAY_MS",
      "countFacets",
      "createAddToCartEvent",
      "createClickEvent",
      "createEventSender",
      "createListUrlCodec",
      "createRecentSearches",
      "createSearchIndices",
      "createSearchUrlCodec",
      "createViewEvents",
      "emptySearchState",
      "englishSearchWords",
      "findFacetAttribute",
      "getSelectedFacetValues",
      "highlightTags",
      "isFacetName",
      "isFacetValue",
      "journalFacets",
      "limitQuery",
      "limitQueryBytes",
      "normalizeSearchState",
      "parseHighlights",
      "pickListFacetAttributes",
      "productFacets",
      "refineSearch",
      "toSizeFacetValue",
      "toSizeFacetValues",
      "toggleFacetInTree",
    ]
  `);
});

test('@marehalm/search/client exports exactly these names', () => {
  expect(Object.keys(client).sort()).toMatchInlineSnapshot(`
    [
      "createClientOptions",
      "createSearchClient",
      "toSearchFailure",
    ]
  `);
});

test('@marehalm/search/instantsearch exports exactly these names', () => {
  expect(Object.keys(instantsearch).sort()).toMatchInlineSnapshot(`
    [
      "createDeferredRouter",
      "createInstantSearchRouting",
      "createListRouter",
      "createPrerenderedClient",
      "toSearchState",
      "toUiState",
    ]
  `);
});

test('@marehalm/search/react exports exactly these names', () => {
  expect(Object.keys(react).sort()).toMatchInlineSnapshot(`
    [
      "HighlightedText",
      "ListSearch",
      "VirtualRefinementList",
      "useActiveFilters",
      "useFacetFilter",
      "useHitClickListener",
      "useListResults",
      "useListRouter",
      "useListSearchBox",
      "usePriceFilter",
      "useQueryAnswers",
      "useQueryHistoryWriter",
      "useRatingFilter",
      "useSearchState",
      "useSortSelection",
      "useSurroundingList",
      "useToggleFilter",
    ]
  `);
});

test('@marehalm/search/records exports exactly these names', () => {
  expect(Object.keys(records).sort()).toMatchInlineSnapshot(`
    [
      "buildJournalRecord",
      "buildProductRecord",
      "buildSynonyms",
      "createIndexSettings",
      "journalRecordSchema",
      "productRecordSchema",
    ]
  `);
});

test('the README names every function', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const functions = Object.entries({ ...library, ...client, ...instantsearch, ...react, ...records })
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);
  expect(functions.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
