import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoizeAsync } from './memoize.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('memoizeAsync()', () => {
  test('reads each key once, also for calls that overlap', async () => {
    const read = vi.fn(async (key: string) => key.toUpperCase());
    const readOnce = memoizeAsync(read);
    expect(await Promise.all([readOnce('a'), readOnce('a'), readOnce('b')])).toEqual(['A', 'A', 'B']);
    vi.advanceTimersByTime(1e9);
    expect(await readOnce('a')).toBe('A');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('reads again after a failure, after a time, and for another version', async () => {
    const read = vi.fn(async () => 1).mockRejectedValueOnce(new Error('down'));
    let version = 0;
    const readOnce = memoizeAsync(read, { keepForMs: 500, version: () => version });
    await expect(readOnce('a')).rejects.toThrow('down');
    await readOnce('a');
    vi.advanceTimersByTime(499);
    await readOnce('a');
    expect(read).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    await readOnce('a');
    expect(read).toHaveBeenCalledTimes(3);
    version = 1;
    await readOnce('a');
    expect(read).toHaveBeenCalledTimes(4);
  });
});
