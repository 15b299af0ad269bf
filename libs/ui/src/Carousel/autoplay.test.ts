import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  showsPauseButton,
  isAutoplaying,
  reduceAutoplay,
  createAutoplay,
  type AutoplayEvent,
  type PauseReason,
} from './autoplay.ts';

const holds: readonly PauseReason[] = ['hover', 'focus', 'touch', 'hidden', 'away', 'reduced-motion'];
const held = (by: PauseReason): AutoplayEvent => ({ type: 'held', by });
const released = (by: PauseReason): AutoplayEvent => ({ type: 'released', by });
const paused: AutoplayEvent = { type: 'paused' };
const played: AutoplayEvent = { type: 'played' };
const after = (isWanted: boolean, events: readonly AutoplayEvent[]) =>
  events.reduce(reduceAutoplay, createAutoplay(isWanted));

describe('isAutoplaying()', () => {
  test.each<[criterion: string, isWanted: boolean, events: readonly AutoplayEvent[], expected: boolean]>([
    ['is true where the page asks for it', true, [], true],
    ['is false where it does not', false, [], false],
    ...holds.map((hold): [string, boolean, readonly AutoplayEvent[], boolean] => [
      `is false while held by ${hold}`,
      true,
      [held(hold)],
      false,
    ]),
    ...holds.map((hold): [string, boolean, readonly AutoplayEvent[], boolean] => [
      `is true again after ${hold}`,
      true,
      [held(hold), released(hold)],
      true,
    ]),
    ['waits for the last hold', true, [held('hover'), held('focus'), released('hover')], false],
    [
      'takes one release for a hold that came twice',
      true,
      [held('hover'), held('hover'), released('hover')],
      true,
    ],
    ['ignores the release of what did not hold', true, [released('focus')], true],
    [
      'stays false after a pause, whatever is released',
      true,
      [held('hover'), paused, released('hover')],
      false,
    ],
    [
      'is true after play under the pointer and the focus',
      false,
      [held('hover'), held('focus'), played],
      true,
    ],
    ['is true after play in spite of reduced motion', true, [held('reduced-motion'), played], true],
    ['is false after play under a finger, until it is lifted', false, [held('touch'), played], false],
    ['is true when that finger is lifted', false, [held('touch'), played, released('touch')], true],
    ['is false after play in a hidden tab', false, [held('hidden'), played], false],
    [
      'is held again by a pointer that comes back',
      true,
      [held('hover'), played, released('hover'), held('hover')],
      false,
    ],
    ['is held by the focus that comes after play', true, [held('hover'), played, held('focus')], false],
    ['is false when paused after play', true, [held('hover'), played, paused], false],
  ])('%s', (_criterion, isWanted, events, expected) => {
    expect(isAutoplaying(after(isWanted, events))).toBe(expected);
  });
});

describe('showsPauseButton()', () => {
  test.each<[criterion: string, isWanted: boolean, events: readonly AutoplayEvent[], expected: boolean]>([
    ['is true while it moves', true, [], true],
    ['is true under the pointer that goes for the button', true, [held('hover'), held('focus')], true],
    ['is false once paused', true, [paused], false],
    ['is false where nothing was asked for', false, [], false],
    ['is false under reduced motion, which is a pause already', true, [held('reduced-motion')], false],
    ['is true when play has overruled reduced motion', true, [held('reduced-motion'), played], true],
  ])('%s', (_criterion, isWanted, events, expected) => {
    expect(showsPauseButton(after(isWanted, events))).toBe(expected);
  });
});

const event: fc.Arbitrary<AutoplayEvent> = fc.oneof(
  fc.constantFrom(...holds).map(held),
  fc.constantFrom(...holds).map(released),
  fc.constant(paused),
  fc.constant(played),
);

property.prop([fc.boolean(), fc.array(event)])(
  'reduceAutoplay() keeps each hold once and overrides only current holds',
  (isWanted, events) => {
    const autoplay = after(isWanted, events);
    expect(new Set(autoplay.holds).size).toBe(autoplay.holds.length);
    expect(autoplay.holds).toEqual(expect.arrayContaining([...autoplay.overruled]));
    expect(autoplay.overruled).not.toContain('touch');
  },
);

property.prop([fc.boolean(), fc.array(event)])(
  'a moving carousel can be paused, and a pause stops it',
  (isWanted, events) => {
    const autoplay = after(isWanted, events);
    if (isAutoplaying(autoplay)) expect(showsPauseButton(autoplay)).toBe(true);
    expect(isAutoplaying(reduceAutoplay(autoplay, paused))).toBe(false);
  },
);
