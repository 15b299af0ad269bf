import { describe, expect, test, vi } from 'vitest';
import {
  checkNewsletterSignUp,
  createNewsletterSender,
  type NewsletterSignUp,
  sendNewsletterSignUp,
} from './newsletter.ts';

const valid: NewsletterSignUp = { name: 'Ida', email: 'ida@example.com', acceptsPolicy: true };

describe('checkNewsletterSignUp()', () => {
  test.each<[criterion: string, change: Partial<NewsletterSignUp>, expected: object]>([
    ['nothing in a complete form', {}, {}],
    ['a missing name', { name: '  ' }, { name: 'name-missing' }],
    ['a missing address', { email: '' }, { email: 'email-missing' }],
    ['an address without a domain', { email: 'ida@' }, { email: 'email-malformed' }],
    ['an address with a space in it', { email: 'ida holm@example.com' }, { email: 'email-malformed' }],
    ['a letter that mail cannot carry', { email: 's\u00f8ren@example.org' }, { email: 'email-letter' }],
    ['nothing in an address with invisible characters', { email: '\u202aida@example.com\u202c' }, {}],
    ['terms that are not accepted', { acceptsPolicy: false }, { acceptsPolicy: 'policy-not-accepted' }],
    [
      'everything in an empty form',
      { name: '', email: '', acceptsPolicy: false },
      { name: 'name-missing', email: 'email-missing', acceptsPolicy: 'policy-not-accepted' },
    ],
  ])('finds %s', (_criterion, change, expected) => {
    expect(checkNewsletterSignUp({ ...valid, ...change })).toEqual(expected);
  });
});

describe('sendNewsletterSignUp()', () => {
  const answering = (status: number) => () => Promise.resolve(new Response(null, { status }));

  test.each([
    [201, 'success'],
    [409, 'duplicate'],
    [422, 'error'],
    [503, 'error'],
  ] as const)('takes status %i as %s', async (status, outcome) => {
    expect(await sendNewsletterSignUp({ ...valid, locale: 'en' }, '/newsletter', answering(status))).toEqual({
      kind: outcome,
    });
  });

  const refusing = (errors: unknown) => () => Promise.resolve(Response.json({ errors }, { status: 422 }));

  test('returns the errors that the service reports for the fields', async () => {
    const errors = { email: 'Please enter a valid email address' };
    expect(
      await sendNewsletterSignUp(
        { ...valid, email: 'ida@example.com,', locale: 'en' },
        '/newsletter',
        refusing({ ...errors, captchaToken: 'Oh no!' }),
      ),
    ).toEqual({ kind: 'refused', errors });
  });

  test.each([{ captchaToken: 'Oh no!' }, { email: 7 }, null, 'no'])(
    'treats a rejection with the errors %j as an error',
    async (errors) => {
      expect(await sendNewsletterSignUp({ ...valid, locale: 'en' }, '/newsletter', refusing(errors))).toEqual(
        { kind: 'error' },
      );
    },
  );

  test('distinguishes a cut connection, after which the sign-up may have succeeded, from an error', async () => {
    expect(
      await sendNewsletterSignUp({ ...valid, locale: 'en' }, '/newsletter', () =>
        Promise.reject(new TypeError('cut')),
      ),
    ).toEqual({ kind: 'unanswered' });
  });

  test('takes sentences of any other status for an error', async () => {
    const answer = () => Promise.resolve(Response.json({ errors: { email: 'Busy' } }, { status: 503 }));
    expect(await sendNewsletterSignUp({ ...valid, locale: 'en' }, '/newsletter', answer)).toEqual({
      kind: 'error',
    });
  });

  test('takes an answer that is no JSON for an error', async () => {
    const answer = () => Promise.resolve(new Response('<p>', { status: 422 }));
    expect(await sendNewsletterSignUp({ ...valid, locale: 'en' }, '/newsletter', answer)).toEqual({
      kind: 'error',
    });
  });

  test('posts JSON to the endpoint, with the token of the bot check', async () => {
    const seen: unknown[] = [];
    const listening: typeof fetch = (address, { method, headers, body } = {}) => {
      seen.push(address, method, headers, JSON.parse(String(body)));
      return Promise.resolve(new Response(null, { status: 201 }));
    };
    await sendNewsletterSignUp({ ...valid, locale: 'en', captchaToken: 'human' }, '/newsletter', listening);
    const json = 'application/json';
    expect(seen).toEqual([
      '/newsletter',
      'POST',
      { 'content-type': json, accept: json },
      { name: 'Ida', email: 'ida@example.com', acceptsPolicy: true, locale: 'en', captchaToken: 'human' },
    ]);
  });

  test('trims the values that it sends', async () => {
    let sent: unknown;
    const listening: typeof fetch = (_address, options) => {
      sent = JSON.parse(String(options?.body));
      return Promise.resolve(new Response(null, { status: 201 }));
    };
    await sendNewsletterSignUp(
      { ...valid, email: ' ida@example.com ', locale: 'da' },
      '/newsletter',
      listening,
    );
    expect(sent).toEqual({ name: 'Ida', email: 'ida@example.com', acceptsPolicy: true, locale: 'da' });
  });
});

describe('createNewsletterSender()', () => {
  const signUp = { ...valid, locale: 'en' };
  const answering = (...answers: readonly (number | Error)[]) => {
    const left = [...answers];
    return vi.fn<typeof fetch>(async () => {
      const answer = left.shift();
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer ?? 500 });
    });
  };

  test('takes a duplicate of a sign-up without an answer for a success, once', async () => {
    const send = createNewsletterSender({
      endpoint: '/newsletter',
      fetch: answering(new TypeError('cut'), 503, 409, 409),
    });
    expect(await send(signUp)).toEqual({ kind: 'error' });
    expect(await send(signUp)).toEqual({ kind: 'error' });
    expect(await send(signUp)).toEqual({ kind: 'success' });
    expect(await send(signUp)).toEqual({ kind: 'duplicate' });
  });

  test('takes a duplicate of another address for a duplicate', async () => {
    const send = createNewsletterSender({
      endpoint: '/newsletter',
      fetch: answering(new TypeError('cut'), 409),
    });
    await send(signUp);
    expect(await send({ ...signUp, email: 'bo@example.com' })).toEqual({ kind: 'duplicate' });
  });

  test('sends the token of a bot check, and nothing when the check fails', async () => {
    const fetch = answering(201);
    const getToken = vi.fn(async (): Promise<string | undefined> => 'human');
    const send = createNewsletterSender({ endpoint: '/newsletter', getToken, fetch });
    expect(await send(signUp)).toEqual({ kind: 'success' });
    expect(JSON.parse(String(fetch.mock.lastCall?.[1]?.body))).toMatchObject({ captchaToken: 'human' });
    getToken.mockRejectedValueOnce(new Error('blocked'));
    expect(await send(signUp)).toEqual({ kind: 'error' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
