import { describe, expect, test } from 'vitest';
import {
  beginSamplesSession,
  cancelSamplesSession,
  deselectSample,
  isSamplesSessionChanged,
  refreshSamplesSession,
  getSamplesProgress,
  saveSamplesSession,
  selectSample,
  type SamplesSession,
} from './samples-session.ts';
import { priceLines } from './price-lines.ts';
import { shopOffers } from './testing/shop.ts';

const offers = shopOffers();
const [s1, s2, s3, s4, soldOut] = [1, 2, 3, 4, 6].map((n) => `MH-SAMPLE-S0${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

/** Returns the session after ticking `skus`; fails when one is refused. */
function ticked(session: SamplesSession, ...skus: string[]): SamplesSession {
  return skus.reduce((current, sku) => {
    const selection = selectSample(current, sku, offers);
    if (selection.kind === 'refused') throw new Error(selection.reason);
    return selection.session;
  }, session);
}

const begun = beginSamplesSession({ samples: [s1] }, offers);

describe('a samples session', () => {
  test('starts with the samples of the bag', () => {
    expect(begun).toEqual({ selected: [s1], initial: [s1], saved: [s1], limit: 3 });
    expect(isSamplesSessionChanged(begun)).toBe(false);
  });

  test('starts without samples that are sold out or exceed the limit', () => {
    expect(
      beginSamplesSession({ samples: [soldOut, 'gone', s1, s2] }, offers, { limit: 1 }).selected,
    ).toEqual([s1]);
  });

  test('is changed from the start when a sample of the bag is sold out', () => {
    const session = beginSamplesSession({ samples: [soldOut, s1] }, offers);
    expect(isSamplesSessionChanged(session)).toBe(true);
    expect(isSamplesSessionChanged(cancelSamplesSession(ticked(session, s2)))).toBe(true);
  });

  test('offers none with a negative limit', () => {
    expect(beginSamplesSession({ samples: [s1] }, offers, { limit: -1 })).toMatchObject({
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
    expect(selectSample(full, s2, offers)).toEqual({ kind: 'selected', session: full });
  });

  test('saves the selection', () => {
    const session = deselectSample(ticked(begun, s2), s1);
    expect(saveSamplesSession(session)).toEqual({ type: 'selectSamples', skus: [s2] });
    expect(isSamplesSessionChanged(session)).toBe(true);
  });

  test('restores the selection when canceled', () => {
    const cancelled = cancelSamplesSession(ticked(begun, s2));
    expect(cancelled.selected).toEqual([s1]);
    expect(isSamplesSessionChanged(cancelled)).toBe(false);
  });

  test('has no room when more samples are selected than the limit', () => {
    expect(getSamplesProgress({ ...begun, selected: [s1, s2], limit: 1 })).toEqual({
      selected: 2,
      limit: 1,
      left: 0,
    });
  });

  test('is changed when one sample replaces another', () => {
    const open = ticked(begun, s2);
    const another = { ...open, selected: [s1, s3], saved: [s1, s2] };
    expect(isSamplesSessionChanged(another)).toBe(true);
    expect(isSamplesSessionChanged({ ...another, selected: [s2, s1] })).toBe(false);
  });

  test('reports an accepted selection', () => {
    expect(selectSample(begun, s2, offers)).toEqual({
      kind: 'selected',
      session: { ...begun, selected: [s1, s2] },
    });
  });

  test('is unchanged when another order of clicks gives the same selection', () => {
    expect(isSamplesSessionChanged(ticked(deselectSample(ticked(begun, s2), s1), s1))).toBe(true);
    expect(isSamplesSessionChanged(ticked(deselectSample(begun, s1), s1))).toBe(false);
  });
});

describe('refreshSamplesSession()', () => {
  const linesOf = (...skus: string[]) =>
    priceLines({ lines: skus.map((sku) => ({ sku, quantity: 1 })) }, offers, 'DKK').lines;
  const open = ticked(begun, s2, s3);

  test('changes nothing without a change of the bag', () => {
    expect(refreshSamplesSession(open, { lines: linesOf('MH-P04-30'), offers })).toEqual({
      session: open,
      refusals: [],
    });
  });

  test('deselects and reports samples that are sold out', () => {
    const now = shopOffers('DKK', { [s1]: { available: false }, [s3]: undefined });
    const { session, refusals } = refreshSamplesSession(open, { lines: linesOf('MH-P04-30'), offers: now });
    expect(session).toEqual({ selected: [s2], initial: [], saved: [s1], limit: 3 });
    expect(refusals).toEqual([
      { kind: 'sample', sku: s1, reason: 'sold-out' },
      { kind: 'sample', sku: s3, reason: 'not-found' },
    ]);
  });

  test('deselects samples above a new limit', () => {
    const { session, refusals } = refreshSamplesSession(open, {
      lines: linesOf('MH-P04-30'),
      offers,
      rule: { limit: 1 },
    });
    expect(session).toMatchObject({ selected: [s1], limit: 1 });
    expect(refusals.map(({ sku, reason }) => [sku, reason])).toEqual([
      [s2, 'limit-reached'],
      [s3, 'limit-reached'],
    ]);
  });

  test.each([
    ['nothing', linesOf()],
    ['a gift card alone', linesOf('MH-GIFT-CARD-50000')],
  ])('keeps the selection and names each sample when the bag has %s', (_criterion, lines) => {
    const { session, refusals } = refreshSamplesSession(open, { lines, offers });
    expect(session).toEqual(open);
    expect(refusals.map(({ reason }) => reason)).toEqual(Array(3).fill('nothing-bought'));
  });
});
