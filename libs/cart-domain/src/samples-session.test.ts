import { describe, expect, test } from 'vitest';
import {
  beginSamplesSession,
  cancelSamplesSession,
  deselectSample,
  isSamplesSessionChanged,
  samplesProgress,
  saveSamplesSession,
  selectSample,
  type SamplesSession,
} from './samples-session.ts';
import { shopOffers } from './testing/shop.ts';

const offers = shopOffers();
const [s1, s2, s3, s4, soldOut] = [1, 2, 3, 4, 6].map((n) => `MH-SAMPLE-S0${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

/** The session after ticking `skus`; fails when one is refused. */
function ticked(session: SamplesSession, ...skus: string[]): SamplesSession {
  return skus.reduce((current, sku) => {
    const selection = selectSample(current, sku, offers);
    if (selection.kind === 'refused') throw new Error(selection.reason);
    return selection.session;
  }, session);
}

const begun = beginSamplesSession({ samples: [s1] }, offers);

describe('a samples session', () => {
  test('begins with what the bag holds', () => {
    expect(begun).toEqual({ selected: [s1], saved: [s1], limit: 3 });
    expect(isSamplesSessionChanged(begun)).toBe(false);
  });

  test('begins without what is gone and without what is too many', () => {
    expect(
      beginSamplesSession({ samples: [soldOut, 'gone', s1, s2] }, offers, { limit: 1 }).selected,
    ).toEqual([s1]);
  });

  test('counts towards its limit', () => {
    expect(samplesProgress(ticked(begun, s2))).toEqual({ selected: 2, limit: 3, left: 1 });
  });

  test.each([
    ['a fourth', s4, 'limit-reached'],
    ['a sold-out one', soldOut, 'sold-out'],
    ['one that is not offered', 'MH-P04-30', 'not-found'],
  ])('refuses %s', (_criterion, sku, reason) => {
    expect(selectSample(ticked(begun, s2, s3), sku, offers)).toEqual({ kind: 'refused', reason });
  });

  test('changes nothing when a ticked one is ticked again, even at the limit', () => {
    const full = ticked(begun, s2, s3);
    expect(selectSample(full, s2, offers)).toEqual({ kind: 'selected', session: full });
  });

  test('saves what is ticked', () => {
    const session = deselectSample(ticked(begun, s2), s1);
    expect(saveSamplesSession(session)).toEqual({ type: 'selectSamples', skus: [s2] });
    expect(isSamplesSessionChanged(session)).toBe(true);
  });

  test('goes back when cancelled', () => {
    const cancelled = cancelSamplesSession(ticked(begun, s2));
    expect(cancelled.selected).toEqual([s1]);
    expect(isSamplesSessionChanged(cancelled)).toBe(false);
  });

  test('is unchanged when another order of ticks comes to the same', () => {
    expect(isSamplesSessionChanged(ticked(deselectSample(ticked(begun, s2), s1), s1))).toBe(true);
    expect(isSamplesSessionChanged(ticked(deselectSample(begun, s1), s1))).toBe(false);
  });
});
