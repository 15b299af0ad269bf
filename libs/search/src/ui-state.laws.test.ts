import { deepEqual } from 'node:assert/strict';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createInstantSearchRouting } from './instantsearch-routing.ts';
import { toSearchState, toUiState, type UiStateContext } from './ui-state.ts';
import { careUrlCodecs, careIndices, getTestProductContext, type CareSort } from './testing/example-shop.ts';
import { arbitraryQueryString, arbitraryReachableState } from './testing/arbitraries.ts';

const anyContext: fc.Arbitrary<UiStateContext<CareSort>> = fc
  .tuple(fc.constantFrom(...careIndices.locales), fc.constantFrom(...careIndices.currencies))
  .map(([locale, currency]) => getTestProductContext(locale, currency));
const page = 'https://shop.example/da/shop';

property.prop([arbitraryReachableState, anyContext])(
  'toSearchState() is the inverse of toUiState()',
  (state, context) => {
    deepEqual(toSearchState(toUiState(state, context), context), careUrlCodecs.en.normalize(state));
  },
);

describe('createInstantSearchRouting()', () => {
  property.prop([arbitraryReachableState, anyContext])(
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

  property.prop([arbitraryQueryString, anyContext])(
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
