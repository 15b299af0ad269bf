import { describe, expect, test } from 'vitest';
import {
  createJsonHandler,
  cmsTestContext,
  type Handler,
  kelp,
  toListAnswer,
  setUpCmsServer,
} from './testing/cms-server.ts';

setUpCmsServer();

describe('createCmsClient() retries', () => {
  test.each([500, 502, 503, 429, 408])('after status %i, with growing delays', async (status) => {
    cmsTestContext.handle = (request, response) =>
      (cmsTestContext.requests.length < 3
        ? createJsonHandler('no', status)
        : createJsonHandler(toListAnswer(kelp)))(request, response);
    expect(await cmsTestContext.client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(cmsTestContext.waits).toEqual([100, 200]);
  });

  test('after a cut connection', async () => {
    cmsTestContext.handle = (request, response) =>
      cmsTestContext.requests.length === 1
        ? response.destroy()
        : createJsonHandler(toListAnswer(kelp))(request, response);
    expect(await cmsTestContext.client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
  });

  test('as often as configured and no more', async () => {
    cmsTestContext.handle = createJsonHandler('no', 503);
    expect(await cmsTestContext.client({ retries: 2 }).list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('503'),
    });
    expect(cmsTestContext.requests).toHaveLength(3);
  });
});

describe('createCmsClient() stops for an aborted call', () => {
  test('before the request is sent', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    const answer = await cmsTestContext
      .client()
      .list('ingredients', { locale: 'en', signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(cmsTestContext.requests).toHaveLength(0);
  });

  test('and aborts the request when its last caller has left', async () => {
    const closed = new Promise<void>((resolve) => {
      cmsTestContext.handle = (_request, response) => response.on('close', () => resolve());
    });
    const controller = new AbortController();
    const answer = cmsTestContext.client().list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => cmsTestContext.requests.length).toBe(1);
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
    await closed;
  });

  test('without affecting other callers', async () => {
    let finish = () => {};
    cmsTestContext.handle = (request, response) => {
      finish = () => createJsonHandler(toListAnswer(kelp))(request, response);
    };
    const reader = cmsTestContext.client();
    const controller = new AbortController();
    const leaving = reader.list('ingredients', { locale: 'en', signal: controller.signal });
    const staying = reader.list('ingredients', { locale: 'en' });
    await expect.poll(() => cmsTestContext.requests.length).toBe(1);
    controller.abort();
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    finish();
    expect(await staying).toMatchObject({ kind: 'ok' });
  });

  test('and sends a new request for a caller after the last has left', async () => {
    cmsTestContext.handle = (request, response) =>
      cmsTestContext.requests.length === 1
        ? undefined
        : createJsonHandler(toListAnswer(kelp))(request, response);
    const reader = cmsTestContext.client();
    const controller = new AbortController();
    const leaving = reader.list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => cmsTestContext.requests.length).toBe(1);
    controller.abort();
    const coming = reader.list('ingredients', { locale: 'en' });
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    expect(await coming).toMatchObject({ kind: 'ok' });
  });

  test('while it waits for the next attempt', async () => {
    cmsTestContext.handle = createJsonHandler('no', 503);
    const controller = new AbortController();
    const wait = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')));
        controller.abort();
      });
    const answer = await cmsTestContext
      .client({ wait })
      .list('ingredients', { locale: 'en', signal: controller.signal });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(cmsTestContext.requests).toHaveLength(1);
  });
});

test('createCmsClient() returns the last failure, not aborted, when the delay before the next attempt fails', async () => {
  cmsTestContext.handle = createJsonHandler('no', 503);
  const wait = () => Promise.reject(new Error('no timers'));
  for (const signal of [undefined, new AbortController().signal]) {
    const answer = await cmsTestContext
      .client({ wait })
      .list('ingredients', { locale: 'en', ...(signal && { signal }) });
    expect(answer).toMatchObject({ kind: 'unreachable', status: 503 });
  }
  expect(cmsTestContext.requests).toHaveLength(2);
});

describe('createCmsClient() respects Retry-After', () => {
  const busy =
    (retryAfter: string): Handler =>
    (_request, response) =>
      response.writeHead(503, { 'retry-after': retryAfter }).end();

  test.each([
    ['seconds', '3', 3000],
    ['a date', 'Sat, 21 Nov 2026 10:00:05 GMT', 5000],
    ['less than a pause of its own', '0', 100],
    ['nonsense', 'soon', 100],
  ])('as %s', async (_what, retryAfter, ms) => {
    cmsTestContext.handle = (request, response) =>
      (cmsTestContext.requests.length === 1 ? busy(retryAfter) : createJsonHandler(toListAnswer(kelp)))(
        request,
        response,
      );
    const now = () => Date.parse('2026-11-21T10:00:00Z');
    expect(await cmsTestContext.client({ now }).list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'ok',
    });
    expect(cmsTestContext.waits).toEqual([ms]);
  });

  test('and fails at once when the delay exceeds the limit', async () => {
    cmsTestContext.handle = busy('120');
    expect(await cmsTestContext.client().list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      status: 503,
      retryAfterMs: 120_000,
    });
    expect(cmsTestContext.requests).toHaveLength(1);
  });
});
