import { deepEqual } from 'node:assert/strict';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { searchCurrencies, searchLocales } from './index-names.ts';
import { createInstantSearchRouting, fromUiState, toUiState, type UiStateContext } from './instantsearch.ts';
import { normalizeSearchState } from './search-state.ts';
import { anyQueryString, reachableSearchState } from './testing/search-states.ts';

const anyContext: fc.Arbitrary<UiStateContext> = fc.record({
  kind: fc.constant('products' as const),
  locale: fc.constantFrom(...searchLocales),
  currency: fc.constantFrom(...searchCurrencies),
});
const page = 'https://shop.example/da/shop';

property.prop([reachableSearchState, anyContext])(
  'fromUiState() is the inverse of toUiState()',
  (state, context) => {
    deepEqual(fromUiState(toUiState(state, context), context), normalizeSearchState(state));
  },
);

describe('createInstantSearchRouting()', () => {
  property.prop([reachableSearchState, anyContext])(
    'parseURL() returns the state that createURL() wrote',
    (state, context) => {
      const { stateMapping, history } = createInstantSearchRouting(context);
      const uiState = toUiState(state, context);
      const href = history.createURL({
        routeState: stateMapping.stateToRoute(uiState),
        location: new URL(page),
      });
      deepEqual(stateMapping.routeToState(history.parseURL({ location: new URL(href) })), uiState);
    },
  );

  property.prop([anyQueryString, anyContext])(
    'writing a URL that was parsed and written changes nothing',
    (text, context) => {
      const { stateMapping, history } = createInstantSearchRouting(context);
      const settle = (location: URL) =>
        new URL(
          history.createURL({
            routeState: stateMapping.stateToRoute(stateMapping.routeToState(history.parseURL({ location }))),
            location,
          }),
        );
      const location = new URL(page);
      location.search = text;
      const settled = settle(location);
      expect(settle(settled).href).toBe(settled.href);
    },
  );
});
