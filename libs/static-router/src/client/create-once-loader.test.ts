import { afterEach, expect, test, vi } from 'vitest';
import { createOnceLoader } from './create-once-loader.ts';

const online = (onLine: boolean, controller?: object) =>
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('createOnceLoader() fetches code once', async () => {
  online(true);
  const load = vi.fn(async () => 'code');
  const fetchCode = createOnceLoader(load);
  expect(await Promise.all([fetchCode(), fetchCode()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

test('createOnceLoader() retries after a failure', async () => {
  online(true);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('gone'));
  const fetchCode = createOnceLoader(load);
  await expect(fetchCode()).rejects.toThrow('gone');
  expect(await fetchCode()).toBe('code');
});

test('createOnceLoader() does not fetch without a connection, unless a service worker has the code', async () => {
  const load = vi.fn(async () => 'code');
  online(false);
  await expect(createOnceLoader(load)()).rejects.toThrow('there is no connection');
  expect(load).not.toHaveBeenCalled();
  online(false, {});
  expect(await createOnceLoader(load)()).toBe('code');
});

test('createOnceLoader() rejects while the page is being reloaded for newer code', async () => {
  online(true);
  await expect(createOnceLoader(async () => undefined)()).rejects.toThrow('a newer one');
});
