import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHistoryWriter } from './history-writer.ts';

const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
});

function writer(initial = '') {
  return createHistoryWriter({ write: (text) => written.push(text), timers: globalThis, initial });
}

describe('createHistoryWriter()', () => {
  test('writes the last state of a burst, 400 ms after it', () => {
    const history = writer();
    for (const text of ['q=s', 'q=se', 'q=ser']) history.schedule(text);
    vi.advanceTimersByTime(399);
    expect(written).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(written).toEqual(['q=ser']);
  });

  test('never writes what the address shows already', () => {
    const history = writer('q=serum');
    history.schedule('q=seru');
    history.schedule('q=serum');
    vi.runAllTimers();
    expect(written).toEqual([]);
  });

  test('writes at once when told, and only once', () => {
    const history = writer();
    history.schedule('q=serum');
    history.flush();
    vi.runAllTimers();
    expect(written).toEqual(['q=serum']);
  });

  test('forgets what was waiting when the history moved on', () => {
    const history = writer();
    history.schedule('q=serum');
    history.cancel();
    vi.runAllTimers();
    history.flush();
    expect(written).toEqual([]);
  });
});
