import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showUnreachableNotice, unreachableStore } from './unreachable-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failure is forgotten eight seconds after the last one', () => {
  showUnreachableNotice();
  vi.advanceTimersByTime(5000);
  showUnreachableNotice();
  vi.advanceTimersByTime(5000);
  expect(unreachableStore.getState()).toBe(true);
  vi.advanceTimersByTime(3000);
  expect(unreachableStore.getState()).toBe(false);
});

test('a failure without a network is remembered until the device goes online', () => {
  vi.stubGlobal('navigator', { onLine: false });
  showUnreachableNotice();
  vi.advanceTimersByTime(60_000);
  expect(unreachableStore.getState()).toBe(true);
  vi.mocked(addEventListener).mock.calls.forEach(([type, listener]) => {
    if (type === 'online') (listener as () => void)();
  });
  expect(unreachableStore.getState()).toBe(false);
});
