import { deepEqual } from 'node:assert/strict';
import { fc, test as property } from '@fast-check/vitest';
import { expect } from 'vitest';
import { HISTORY_WRITE_DELAY } from './limits.ts';
import { createSearchAddress } from './search-address.ts';
import { browserHistory, createSearchHistory } from './search-history.ts';
import { emptySearchState, type SearchState } from './search-state.ts';
import { manualTimers } from './testing/manual-timers.ts';
import { reachableSearchState } from './testing/search-states.ts';
import { simulatedWindow } from './testing/simulated-window.ts';

type Step =
  | { readonly does: 'asks'; readonly state: SearchState }
  | { readonly does: 'waits'; readonly milliseconds: number }
  | { readonly does: 'goes'; readonly steps: number }
  | { readonly does: 'flushes' };

// Few states, so that the same one is asked for again.
const anyState = fc.oneof(
  fc.constantFrom('', 'a', 'b').map((query) => ({ ...emptySearchState, query })),
  reachableSearchState,
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('asks' as const), state: anyState }),
  fc.record({ does: fc.constant('waits' as const), milliseconds: fc.constantFrom(1, 399, 400, 1000) }),
  fc.record({ does: fc.constant('goes' as const), steps: fc.constantFrom(-2, -1, 1, 2) }),
  fc.constant({ does: 'flushes' as const }),
);

/** A page whose search is in its address. */
function openPage() {
  const address = createSearchAddress();
  const window = simulatedWindow('/shop');
  const timers = manualTimers();
  const page = { shown: address.read('') };
  const history = createSearchHistory({
    address,
    history: browserHistory(window),
    timers,
    onRestore: (state) => {
      page.shown = state;
    },
  });
  return { address, window, timers, page, history };
}

property.prop([fc.array(anyStep, { maxLength: 30 })])(
  'the page always shows the state of its URL, and every step back shows another state',
  (steps) => {
    const { address, window, timers, page, history } = openPage();
    for (const step of steps) {
      if (step.does === 'waits') timers.advance(step.milliseconds);
      if (step.does === 'flushes') history.flush();
      if (step.does === 'goes') {
        const before = window.position;
        window.go(step.steps);
        // What the page shows after a step is exactly what its entry says.
        if (window.position !== before) deepEqual(page.shown, history.read());
      }
      if (step.does === 'asks') {
        page.shown = address.normalize(step.state);
        history.schedule(step.state);
      }
      expect(timers.waiting).toBeLessThanOrEqual(1);
      for (const [index, entry] of window.entries.entries()) {
        expect(entry).not.toBe(window.entries[index - 1]);
      }
    }
    timers.advance(HISTORY_WRITE_DELAY);
    deepEqual(history.read(), page.shown);
  },
);

const anyStepInPage = fc.oneof(
  fc.record({ does: fc.constant('asks' as const), state: anyState }),
  fc.record({ does: fc.constant('waits' as const), milliseconds: fc.constantFrom(1, 399, 400) }),
  fc.constant({ does: 'follows' as const }),
  fc.constant({ does: 'flushes' as const }),
);

property.prop([fc.array(anyStepInPage, { maxLength: 30 })])(
  'links to parts of the page keep the search',
  (steps) => {
    const { address, window, timers, page, history } = openPage();
    let asked = page.shown;
    for (const [index, step] of steps.entries()) {
      if (step.does === 'waits') timers.advance(step.milliseconds);
      if (step.does === 'flushes') history.flush();
      if (step.does === 'follows') window.follow(`#part-${index}`);
      if (step.does === 'asks') {
        asked = address.normalize(step.state);
        page.shown = asked;
        history.schedule(step.state);
      }
      deepEqual(page.shown, asked);
    }
    timers.advance(HISTORY_WRITE_DELAY);
    deepEqual(history.read(), asked);
  },
);
