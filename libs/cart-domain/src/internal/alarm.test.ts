import { expect, test, vi } from 'vitest';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { createAlarm } from './alarm.ts';

test('createAlarm() rings once, at the moment it was set for last', async () => {
  const time = createVirtualTime();
  const alarm = createAlarm(time.timers());
  const [first, second] = [vi.fn(), vi.fn(() => expect(alarm.isSet).toBe(false))];
  expect(alarm.isSet).toBe(false);
  alarm.set(100, first);
  alarm.set(200, second);
  expect(alarm.isSet).toBe(true);
  await time.advance(199);
  expect(second).not.toHaveBeenCalled();
  await time.advance(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('createAlarm() does not ring when cleared, and clears nothing that is not set', async () => {
  const time = createVirtualTime();
  const timers = time.timers();
  const cleared = vi.spyOn(timers, 'clearTimeout');
  const alarm = createAlarm(timers);
  const ring = vi.fn();
  alarm.clear();
  expect(cleared).not.toHaveBeenCalled();
  alarm.set(100, ring);
  alarm.clear();
  expect(alarm.isSet).toBe(false);
  await time.advance(1_000);
  expect(cleared).toHaveBeenCalledOnce();
  expect(ring).not.toHaveBeenCalled();
});

test('createAlarm() may be set anew by what it rings', async () => {
  const time = createVirtualTime();
  const alarm = createAlarm(time.timers());
  let rings = 0;
  const ring = (): void => {
    rings += 1;
    if (rings < 3) alarm.set(100, ring);
  };
  alarm.set(100, ring);
  await time.advance(1_000);
  expect(rings).toBe(3);
});
