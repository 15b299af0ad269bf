import { describe, expect, test } from 'vitest';
import { type PrivacyWindow, isTrackingRefused } from './privacy-signals.ts';

describe('isTrackingRefused()', () => {
  test.each<[PrivacyWindow, boolean]>([
    [{}, false],
    [{ navigator: {} }, false],
    [{ navigator: { doNotTrack: null } }, false],
    [{ navigator: { doNotTrack: '0' } }, false],
    [{ navigator: { doNotTrack: 'unspecified', globalPrivacyControl: false } }, false],
    [{ navigator: { doNotTrack: '1' } }, true],
    [{ navigator: { doNotTrack: 'yes' } }, true],
    [{ navigator: { msDoNotTrack: '1' } }, true],
    [{ navigator: {}, doNotTrack: '1' }, true],
    [{ navigator: { globalPrivacyControl: true } }, true],
    [{ navigator: { doNotTrack: '0', globalPrivacyControl: true } }, true],
  ])('%j: %s', (window, expected) => {
    expect(isTrackingRefused(window)).toBe(expected);
  });
});
