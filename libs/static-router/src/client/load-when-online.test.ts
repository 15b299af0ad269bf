import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenIdleAndOnline, loadWhenOnline } from './load-when-online.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stubs a browser. Returns a function that brings the connection back. */
function goOffline(): () => void {
  const events = new EventTarget();
  const navigator = { onLine: false };
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  return () => {
    navigator.onLine = true;
    events.dispatchEvent(new Event('online'));
  };
}

test('loadWhenOnline() calls nothing without a connection, and loads once it is back', async () => {
  const goOnline = goOffline();
  const load = vi.fn(async () => 'song');
  const part = loadWhenOnline(load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  goOnline();
  await expect(part).resolves.toBe('song');
  expect(load).toHaveBeenCalledOnce();
});

test('loadWhenIdleAndOnline() rejects with the first failure on a server', async () => {
  await expect(loadWhenIdleAndOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
