import { describe, expect, test } from 'vitest';
import { answerWith, cms, type Handler, kelp, toListAnswer, setUpCmsServer } from './testing/cms-server.ts';

setUpCmsServer();

describe('createCmsClient() retries', () => {
  test.each([500, 502, 503, 429, 408])('after status %i, with growing delays', async (status) => {
    cms.handle = (request, response) =>
      (cms.requests.length < 3 ? answerWith('no', status) : answerWith(toListAnswer(kelp)))(
        request,
        response,
      );
    expect(await cms.client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(cms.waits).toEqual([100, 200]);
  });

  test('after a cut connection', async () => {
    cms.handle = (request, response) =>
      cms.requests.length === 1 ? response.destroy() : answerWith(toListAnswer(kelp))(request, response);
    expect(await cms.client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
  });

  test('as often as configured and no more', async () => {
    cms.handle = answerWith('no', 503);
    expect(await cms.client({ retries: 2 }).list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('503'),
    });
    expect(cms.requests).toHaveLength(3);
  });
});

describe('createCmsClient() stops for an aborted call', () => {
  test('before the request is sent', async () => {
    cms.handle = answerWith(toListAnswer(kelp));
    const answer = await cms.client().list('ingredients', { locale: 'en', signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(cms.requests).toHaveLength(0);
  });

  test('and aborts the request when its last caller has left', async () => {
    const closed = new Promise<void>((resolve) => {
      cms.handle = (_request, response) => response.on('close', () => resolve());
    });
    const controller = new AbortController();
    const answer = cms.client().list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => cms.requests.length).toBe(1);
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
    await closed;
  });

  test('without affecting other callers', async () => {
    let finish = () => {};
    cms.handle = (request, response) => {
      finish = () => answerWith(toListAnswer(kelp))(request, response);
    };
    const reader = cms.client();
    const controller = new AbortController();
    const leaving = reader.list('ingredients', { locale: 'en', signal: controller.signal });
    const staying = reader.list('ingredients', { locale: 'en' });
    await expect.poll(() => cms.requests.length).toBe(1);
    controller.abort();
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    finish();
    expect(await staying).toMatchObject({ kind: 'ok' });
  });

  test('and sends a new request for a caller after the last has left', async () => {
    cms.handle = (request, response) =>
      cms.requests.length === 1 ? undefined : answerWith(toListAnswer(kelp))(request, response);
    const reader = cms.client();
    const controller = new AbortController();
    const leaving = reader.list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => cms.requests.length).toBe(1);
    controller.abort();
    const coming = reader.list('ingredients', { locale: 'en' });
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    expect(await coming).toMatchObject({ kind: 'ok' });
  });

  test('while it waits for the next attempt', async () => {
    cms.handle = answerWith('no', 503);
    const controller = new AbortController();
    const wait = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')));
        controller.abort();
      });
    const answer = await cms
      .client({ wait })
      .list('ingredients', { locale: 'en', signal: controller.signal });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(cms.requests).toHaveLength(1);
  });
});

test('createCmsClient() returns the last failure, not aborted, when the delay before the next attempt fails', async () => {
  cms.handle = answerWith('no', 503);
  const wait = () => Promise.reject(new Error('no timers'));
  for (const signal of [undefined, new AbortController().signal]) {
    const answer = await cms
      .client({ wait })
      .list('ingredients', { locale: 'en', ...(signal && { signal }) });
    expect(answer).toMatchObject({ kind: 'unreachable', status: 503 });
  }
  expect(cms.requests).toHaveLength(2);
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
    cms.handle = (request, response) =>
      (cms.requests.length === 1 ? busy(retryAfter) : answerWith(toListAnswer(kelp)))(request, response);
    const now = () => Date.parse('2026-11-21T10:00:00Z');
    expect(await cms.client({ now }).list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(cms.waits).toEqual([ms]);
  });

  test('and fails at once when the delay exceeds the limit', async () => {
    cms.handle = busy('120');
    expect(await cms.client().list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      status: 503,
      retryAfterMs: 120_000,
    });
    expect(cms.requests).toHaveLength(1);
  });
});
