import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActionWhenNotBusy } from './defer-while-busy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('createActionWhenNotBusy() acts at once when the visitor is not busy, each time', () => {
  const action = vi.fn();
  const act = createActionWhenNotBusy(action, () => false);
  act();
  act();
  expect(action).toHaveBeenCalledTimes(2);
});

test('createActionWhenNotBusy() acts once when the visitor is no longer busy', () => {
  const action = vi.fn();
  const busy = [true, true, false];
  const act = createActionWhenNotBusy(action, () => busy.shift() ?? false);
  act();
  act();
  vi.advanceTimersByTime(1999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});
