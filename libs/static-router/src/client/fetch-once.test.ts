import { afterEach, expect, test, vi } from 'vitest';
import { fetchOnce } from './fetch-once.ts';

const online = (onLine: boolean, controller?: object) =>
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('fetchOnce() fetches code once', async () => {
  online(true);
  const load = vi.fn(async () => 'code');
  const fetchCode = fetchOnce(load);
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

test('fetchOnce() retries after a failure', async () => {
  online(true);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('gone'));
  const fetchCode = fetchOnce(load);
  await expect(fetchCode()).rejects.toThrow('gone');
  expect(await fetchCode()).toBe('code');
});

test('fetchOnce() does not fetch without a connection, unless a service worker has the code', async () => {
  const load = vi.fn(async () => 'code');
  online(false);
  await expect(fetchOnce(load)()).rejects.toThrow('there is no connection');
  expect(load).not.toHaveBeenCalled();
  online(false, {});
  expect(await fetchOnce(load)()).toBe('code');
});

test('fetchOnce() rejects while the page is being reloaded for newer code', async () => {
  online(true);
  await expect(fetchOnce(async () => undefined)()).rejects.toThrow('a newer one');
});
