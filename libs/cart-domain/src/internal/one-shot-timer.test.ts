import { expect, test, vi } from 'vitest';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { createOneShotTimer } from './one-shot-timer.ts';

test('createOneShotTimer() fires once, at the last set time', async () => {
  const time = createVirtualTime();
  const alarm = createOneShotTimer(time.timers());
  const [first, second] = [vi.fn(), vi.fn(() => expect(alarm.isRunning).toBe(false))];
  expect(alarm.isRunning).toBe(false);
  alarm.start(100, first);
  alarm.start(200, second);
  expect(alarm.isRunning).toBe(true);
  await time.advance(199);
  expect(second).not.toHaveBeenCalled();
  await time.advance(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('createOneShotTimer() does not fire when cleared, and may be cleared when not set', async () => {
  const time = createVirtualTime();
  const timers = time.timers();
  const cleared = vi.spyOn(timers, 'clearTimeout');
  const alarm = createOneShotTimer(timers);
  const ring = vi.fn();
  alarm.clear();
  expect(cleared).not.toHaveBeenCalled();
  alarm.start(100, ring);
  alarm.clear();
  expect(alarm.isRunning).toBe(false);
  await time.advance(1_000);
  expect(cleared).toHaveBeenCalledOnce();
  expect(ring).not.toHaveBeenCalled();
});

test('createOneShotTimer() may be set again by its callback', async () => {
  const time = createVirtualTime();
  const alarm = createOneShotTimer(time.timers());
  let rings = 0;
  const ring = (): void => {
    rings += 1;
    if (rings < 3) alarm.start(100, ring);
  };
  alarm.start(100, ring);
  await time.advance(1_000);
  expect(rings).toBe(3);
});
