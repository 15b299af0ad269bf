import { describe, expect, test } from 'vitest';
import {
  createSampleSelectionDraft,
  deselectSample,
  getSamplesProgress,
  toSelectSamplesCommand,
  selectSample,
  type SampleSelectionDraft,
} from './sample-selection-draft.ts';
import { createShopOffers } from './testing/shop-fixtures.ts';

const offers = createShopOffers();
const [s1, s2, s3, s4, soldOut] = [1, 2, 3, 4, 6].map((n) => `MH-SAMPLE-S0${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

/** Returns the draft after ticking `skus`; fails when one is refused. */
function ticked(draft: SampleSelectionDraft, ...skus: string[]): SampleSelectionDraft {
  return skus.reduce((current, sku) => {
    const selection = selectSample(current, sku, offers);
    if (selection.kind === 'refused') throw new Error(selection.reason);
    return selection.draft;
  }, draft);
}

const begun = createSampleSelectionDraft({ samples: [s1] }, offers);

describe('a samples draft', () => {
  test('starts with the samples of the bag', () => {
    expect(begun).toEqual({ selected: [s1], limit: 3 });
  });

  test('starts without samples that are sold out or exceed the limit', () => {
    expect(
      createSampleSelectionDraft({ samples: [soldOut, 'gone', s1, s2] }, offers, { limit: 1 }).selected,
    ).toEqual([s1]);
  });

  test('offers none with a negative limit', () => {
    expect(createSampleSelectionDraft({ samples: [s1] }, offers, { limit: -1 })).toMatchObject({
      selected: [],
      limit: 0,
    });
  });

  test('refuses samples that its rule does not offer', () => {
    expect(selectSample(begun, s2, offers, { skus: [s1] })).toEqual({ kind: 'refused', reason: 'not-found' });
  });

  test('counts towards its limit', () => {
    expect(getSamplesProgress(ticked(begun, s2))).toEqual({ selected: 2, limit: 3, left: 1 });
  });

  test.each([
    ['a fourth', s4, 'limit-reached'],
    ['a sold-out one', soldOut, 'sold-out'],
    ['one that is not offered', 'MH-P04-30', 'not-found'],
  ])('refuses %s', (_criterion, sku, reason) => {
    expect(selectSample(ticked(begun, s2, s3), sku, offers)).toEqual({ kind: 'refused', reason });
  });

  test('changes nothing when a selected sample is selected again, even at the limit', () => {
    const full = ticked(begun, s2, s3);
    expect(selectSample(full, s2, offers)).toEqual({ kind: 'selected', draft: full });
  });

  test('saves the selection', () => {
    const draft = deselectSample(ticked(begun, s2), s1);
    expect(toSelectSamplesCommand(draft)).toEqual({ type: 'selectSamples', skus: [s2] });
  });

  test('has no room when more samples are selected than the limit', () => {
    expect(getSamplesProgress({ ...begun, selected: [s1, s2], limit: 1 })).toEqual({
      selected: 2,
      limit: 1,
      left: 0,
    });
  });

  test('reports an accepted selection', () => {
    expect(selectSample(begun, s2, offers)).toEqual({
      kind: 'selected',
      draft: { ...begun, selected: [s1, s2] },
    });
  });
});
