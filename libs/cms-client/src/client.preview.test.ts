import { describe, expect, test } from 'vitest';
import { type CmsRequestEvent, type CmsRequestOptions } from './client.ts';
import {
  createJsonHandler,
  cmsTestContext,
  kelp,
  toListAnswer,
  setUpCmsServer,
} from './testing/cms-server.ts';

setUpCmsServer();

describe('createCmsClient() in preview', () => {
  const draft = { ...kelp, id: 'sugar-kelp', draft: true };
  const preview: CmsRequestOptions = { locale: 'da', previewToken: 'ey.J-0_~+/==' };

  test('sends the token in a header, never in the URL, and bypasses caches', async () => {
    const sent: [url: string, init: RequestInit | undefined][] = [];
    const reader = cmsTestContext.client({
      fetch: (url, init) => {
        sent.push([String(url), init]);
        return Promise.resolve(Response.json(toListAnswer(draft)));
      },
    });
    expect(await reader.list('ingredients', preview)).toEqual({ kind: 'ok', data: [draft] });
    await reader.list('ingredients', { locale: 'da' });
    const [previewed, published] = sent;
    expect(previewed?.[0]).toBe(published?.[0]);
    expect(previewed?.[1]).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      headers: { accept: 'application/json', authorization: 'Bearer ey.J-0_~+/==' },
    });
    expect(published?.[1]).not.toHaveProperty('cache');
    expect(published?.[1]?.headers).toEqual({ accept: 'application/json' });
  });

  test('shares no request with callers of published content or of another token', async () => {
    cmsTestContext.handle = (request, response) =>
      createJsonHandler(toListAnswer(request.headers.authorization === undefined ? kelp : draft))(
        request,
        response,
      );
    const reader = cmsTestContext.client();
    const [published, first, same, other] = await Promise.all([
      reader.list('ingredients', { locale: 'da' }),
      reader.list('ingredients', preview),
      reader.list('ingredients', preview),
      reader.list('ingredients', { ...preview, previewToken: 'another' }),
    ]);
    expect(published).toEqual({ kind: 'ok', data: [kelp] });
    expect([first, same, other]).toEqual(Array(3).fill({ kind: 'ok', data: [draft] }));
    expect(cmsTestContext.requests.map(({ headers }) => headers.authorization).sort()).toEqual([
      'Bearer another',
      'Bearer ey.J-0_~+/==',
      undefined,
    ]);
  });

  test('returns the message of a service that refuses the token, without the token', async () => {
    cmsTestContext.handle = createJsonHandler(
      { error: { code: 'unauthorized', message: 'The preview token does not hold' } },
      401,
    );
    const answer = await cmsTestContext.client().list('ingredients', preview);
    expect(answer).toMatchObject({
      kind: 'refused',
      status: 401,
      message: expect.stringContaining('not hold'),
    });
    expect(JSON.stringify(answer)).not.toContain('ey.J');
  });

  const repeated = (init: RequestInit | undefined) =>
    (init?.headers as Record<string, string>)['authorization'];
  const refusal = (status: number) => (init: RequestInit | undefined) =>
    Promise.resolve(Response.json({ error: { message: `"${repeated(init)}" has expired` } }, { status }));
  test.each<[what: string, answer: (init: RequestInit | undefined) => Promise<Response>, kind: string]>([
    ['refusal', refusal(401), 'refused'],
    ['page that is not there', refusal(404), 'not-found'],
    ['failure', (init) => Promise.reject(new Error(`cannot send ${repeated(init)}`)), 'unreachable'],
  ])('removes its token from the message of a %s that repeats it', async (_what, answer, kind) => {
    const heard: CmsRequestEvent[] = [];
    const reader = cmsTestContext.client({
      fetch: (_url, init) => answer(init),
      onProgress: (progress) => heard.push(progress),
      retries: 0,
    });
    const failure = await reader.list('faq', { locale: 'da', previewToken: 's3cret-token-abc' });
    expect(failure).toMatchObject({ kind, message: expect.stringContaining('Bearer …') });
    expect(JSON.stringify([failure, heard])).not.toContain('s3cret');
  });

  test('keeps a message when the token is too short to be a secret', async () => {
    const reader = cmsTestContext.client({ fetch: (_url, init) => refusal(401)(init) });
    const answer = await reader.list('faq', { locale: 'da', previewToken: 'an' });
    expect(answer).toMatchObject({
      message: expect.stringMatching(/^Cannot read .*"Bearer an" has expired$/),
    });
  });

  test.each(['', 'two words', 'line\nbreak', 'nøgle', 'a=b'])(
    'fails at once for the token %j, which a header cannot contain',
    async (previewToken) => {
      const answer = await cmsTestContext.client().list('ingredients', { locale: 'da', previewToken });
      expect(answer).toMatchObject({ kind: 'refused', status: 401 });
      expect(cmsTestContext.requests).toHaveLength(0);
    },
  );
});
