import { describe, expect, test, vi } from 'vitest';
import { createBagStore } from './bag-store.ts';
import { startSyncWithFirstLine } from './start-sync-with-first-line.ts';

describe('startSyncWithFirstLine()', () => {
  const add = { type: 'addLine', sku: 'SOAP', quantity: 1 } as const;

  test('starts once, with the first line', async () => {
    const store = createBagStore();
    const start = vi.fn(async () => undefined);
    startSyncWithFirstLine(store, start);
    expect(start).not.toHaveBeenCalled();
    store.dispatch(add);
    store.dispatch(add);
    expect(start).toHaveBeenCalledOnce();
  });

  test('starts at once for a bag that is not empty', () => {
    const store = createBagStore();
    store.dispatch(add);
    const start = vi.fn(async () => undefined);
    startSyncWithFirstLine(store, start);
    expect(start).toHaveBeenCalledOnce();
  });

  test('waits for a connection', () => {
    const store = createBagStore();
    const listeners = new Set<() => void>();
    let isOnline = false;
    const start = vi.fn(async () => undefined);
    const stop = startSyncWithFirstLine(store, start, {
      isOnline: () => isOnline,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    store.dispatch(add);
    expect(start).not.toHaveBeenCalled();
    isOnline = true;
    for (const listener of listeners) listener();
    expect(start).toHaveBeenCalledOnce();
    stop();
    expect(listeners.size).toBe(0);
  });

  test('tries again with the next change when the code did not load', async () => {
    const store = createBagStore();
    const start = vi.fn(() => Promise.reject(new Error('Not found')));
    startSyncWithFirstLine(store, start);
    store.dispatch(add);
    await Promise.resolve();
    store.dispatch(add);
    expect(start).toHaveBeenCalledTimes(2);
  });
});
