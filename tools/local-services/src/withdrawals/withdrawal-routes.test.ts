import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { createOutbox } from '../outbox.ts';
import { serveApp } from '../testing/serve-app.ts';
import { WITHDRAWAL_REPEAT_WINDOW_MS, withdrawalRateLimits } from './withdrawal-recorder.ts';
import { createWithdrawalRoutes } from './withdrawal-routes.ts';

const ida = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  orderNumber: '#1001',
  statement: 'I withdraw from my contract of sale of the whole order.',
  locale: 'en',
};

const seller = {
  name: 'Shop ApS',
  cvr: '12345678',
  street: 'Havnen 1',
  postcode: '9990',
  city: 'Skagen',
  country: { en: 'Denmark', da: 'Danmark' },
  email: 'hello@shop.example',
};

/** A summer's day, so that Danish time is two hours ahead of the clock. */
const SHOP_CLOCK = new Date('2026-07-01T21:30:00Z');

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'withdrawals-'));
  const file = join(folder, 'data.sqlite');
  const database = openDatabase(file);
  let now = SHOP_CLOCK;
  let client = 'somewhere';
  const outbox = createOutbox({ database, clock: () => now });
  const server = await serveApp(
    createWithdrawalRoutes({
      database,
      clock: () => now,
      mail: outbox,
      seller,
      clientOf: () => client,
      allowsOrigin: (origin) => origin === 'https://shop.example',
    }),
  );
  const address = `${server.origin}/withdrawals`;
  return {
    address,
    database,
    outbox,
    post: async (body: unknown) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    postForm: async (fields: Record<string, string>) => {
      const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
    /** What a second connection to the file reads. */
    stored: () => {
      const other = openDatabase(file);
      const rows = other.prepare('SELECT * FROM withdrawals').all();
      other.close();
      return rows;
    },
    askFrom: (address: string) => (client = address),
    wait: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    close: async () => {
      await server.close();
      database.close();
      await rm(folder, { recursive: true });
    },
  };
}

let shop: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  shop = await open();
});
afterEach(() => shop.close());

describe('POST /withdrawals', () => {
  test('stores a withdrawal and returns its reference and time', async () => {
    const { status, body } = await shop.post(ida);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        reference: expect.stringMatching(/^W-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        receivedAt: SHOP_CLOCK.toISOString(),
      },
    });
    expect(shop.stored()).toMatchObject([
      {
        reference: body['reference'],
        name: 'Ida Holm',
        email: 'ida@example.com',
        order_number: '#1001',
        statement: ida.statement,
        received_at: SHOP_CLOCK.toISOString(),
      },
    ]);
  });

  test('mails content, date and Danish time to the shopper, and a copy to the shop', async () => {
    const { body } = await shop.post(ida);
    const [mail] = shop.outbox.list(ida.email);
    expect(mail).toMatchObject({ kind: 'withdrawal-receipt', locale: 'en' });
    expect(mail?.subject).toBe(`We have received your withdrawal ${String(body['reference'])}`);
    // The goods go back to somewhere.
    const sentBackTo = 'Shop ApS\nHavnen 1\n9990 Skagen\nDenmark\nCVR 12345678\nhello@shop.example';
    for (const part of ['1 July 2026 at 23:30', 'Ida Holm', '#1001', ida.statement, sentBackTo]) {
      expect(mail?.text).toContain(part);
    }
    expect(shop.outbox.list(seller.email)).toMatchObject([{ kind: 'withdrawal-copy', text: mail?.text }]);
  });

  test('mails a Danish shopper in Danish', async () => {
    await shop.post({ ...ida, statement: 'Jeg fortryder mit køb af hele ordren.', locale: 'da' });
    const [mail] = shop.outbox.list(ida.email);
    expect(mail?.subject).toMatch(/^Vi har modtaget din fortrydelse W-/);
    expect(mail?.text).toContain('1. juli 2026 kl. 23.30');
    expect(mail?.text).toContain('\nDanmark\nCVR-nr. 12345678\n');
  });

  test.each(['2026-07-01', '2025-06-17', ''])(
    'repeats that the goods came on the day "%s"',
    async (receivedOn) => {
      expect((await shop.post({ ...ida, receivedOn })).status).toBe(201);
      const day = { '2026-07-01': '1 July 2026', '2025-06-17': '17 June 2025' }[receivedOn];
      const statement = [ida.statement, ...(day ? [`Goods received on: ${day}`] : [])].join('\n\n');
      expect(shop.stored()).toMatchObject([{ statement }]);
      expect(shop.outbox.list(ida.email)[0]?.text).toContain(`Order number: #1001\n\n${statement}\n\n`);
    },
  );

  test('treats a repeated request as the same withdrawal', async () => {
    const first = await shop.post(ida);
    expect(await shop.post(ida)).toEqual(first);
    expect(shop.outbox.list(ida.email)).toHaveLength(1);
    expect((await shop.post({ ...ida, orderNumber: '#1002' })).body).not.toEqual(first.body);
    shop.wait(WITHDRAWAL_REPEAT_WINDOW_MS);
    const second = await shop.post(ida);
    expect(second.body).not.toEqual(first.body);
    // Long after, it is no repetition either.
    shop.wait(2 * WITHDRAWAL_REPEAT_WINDOW_MS);
    const third = await shop.post(ida);
    expect([first.body, second.body]).not.toContainEqual(third.body);
    expect(shop.stored()).toHaveLength(4);
  });

  test('limits requests for one address per hour, from all clients', async () => {
    for (let count = 0; count < withdrawalRateLimits.perEmail; count += 1) {
      shop.askFrom(`192.0.2.${count}`);
      expect((await shop.post({ ...ida, orderNumber: `#${count}` })).status).toBe(201);
    }
    expect(await shop.post({ ...ida, email: 'IDA@example.com', orderNumber: '#x' })).toEqual({
      status: 429,
      body: { message: expect.stringMatching(/^Too many withdrawals/) },
    });
    const form = await shop.postForm({ ...ida, orderNumber: '#x', locale: 'da', step: 'confirm' });
    expect(form.status).toBe(429);
    expect(form.headers.get('retry-after')).toBe('3600');
    expect(form.html).toContain('Der er sendt for mange fortrydelser');
    // A repetition is no other one, and others are not held up.
    expect((await shop.post({ ...ida, orderNumber: '#0' })).status).toBe(201);
    expect((await shop.post({ ...ida, email: 'bo@example.com' })).status).toBe(201);
    expect(shop.outbox.list(ida.email)).toHaveLength(withdrawalRateLimits.perEmail);
    shop.wait(withdrawalRateLimits.window);
    expect((await shop.post({ ...ida, orderNumber: '#x' })).status).toBe(201);
  });

  test('limits requests of one client per hour for all addresses, and forgets the client afterwards', async () => {
    const { perClient, window } = withdrawalRateLimits;
    for (let count = 0; count < perClient; count += 1) {
      expect((await shop.post({ ...ida, email: `a${count}@example.com` })).status).toBe(201);
    }
    expect((await shop.post(ida)).status).toBe(429);
    expect(JSON.stringify(shop.stored())).not.toContain('somewhere');
    shop.askFrom('elsewhere');
    expect((await shop.post(ida)).status).toBe(201);
    shop.wait(window);
    expect((await shop.post({ ...ida, orderNumber: '#2' })).status).toBe(201);
    expect(shop.stored().filter((row) => row['client'] !== null)).toHaveLength(1);
  });

  test.each<[what: string, change: Record<string, unknown>, errors: Record<string, string>]>([
    ['no name', { name: ' ' }, { name: 'Please enter your name' }],
    [
      'a name with a second header in it',
      { name: 'Ida\r\nBcc: all@example.com' },
      { name: 'Please enter your name on one line, without a web address and with at most 100 characters' },
    ],
    ['no email', { email: '' }, { email: 'Please enter an email address' }],
    [
      'an email with a second header in it',
      { email: 'ida@example.com\r\nBcc: all@example.com' },
      { email: 'Please enter a valid email address' },
    ],
    ['two emails', { email: 'a@example.com,b@example.com' }, { email: 'Please enter a valid email address' }],
    ['no order number', { orderNumber: undefined }, { orderNumber: 'Please enter the order number' }],
    [
      'a very long order number',
      { orderNumber: '1'.repeat(41) },
      { orderNumber: 'Please enter the order number alone, with at most 40 characters' },
    ],
    ['no statement', { statement: '\r\n' }, { statement: 'Please say what you withdraw from' }],
    [
      'a very long statement',
      { statement: 'x'.repeat(2001) },
      { statement: 'Please use plain text without web addresses, of at most 2,000 characters' },
    ],
    ...[
      'Buy at https://evil.example',
      'www.evil.example',
      'Look: evil.example/win',
      'w\u200Bww.evil.example',
    ].map((statement): [string, Record<string, unknown>, Record<string, string>] => [
      `a web address in a statement: ${JSON.stringify(statement)}`,
      { statement },
      { statement: 'Please use plain text without web addresses, of at most 2,000 characters' },
    ]),
    // It is July 1 in Denmark until the clock says 22 in Greenwich.
    ['a future day', { receivedOn: '2026-07-02' }, { receivedOn: 'The day cannot be after today' }],
    [
      'a day in another century',
      { receivedOn: '2099-01-01' },
      { receivedOn: 'The day cannot be after today' },
    ],
    [
      'a day before any order that can still be withdrawn from',
      { receivedOn: '2025-06-16' },
      { receivedOn: 'The day cannot be more than a year ago. You can leave it empty' },
    ],
    [
      'a year of two digits',
      { receivedOn: '0026-06-28' },
      { receivedOn: 'The day cannot be more than a year ago. You can leave it empty' },
    ],
    [
      'the day 2026-02-30',
      { receivedOn: '2026-02-30' },
      { receivedOn: 'Please enter a whole date, or leave it empty' },
    ],
    [
      'the day 28/06/2026',
      { receivedOn: '28/06/2026' },
      { receivedOn: 'Please enter a whole date, or leave it empty' },
    ],
    [
      'the day last week',
      { receivedOn: 'last week' },
      { receivedOn: 'Please enter a whole date, or leave it empty' },
    ],
    ['the day 7', { receivedOn: 7 }, { receivedOn: 'Please enter a whole date, or leave it empty' }],
    [
      'everything wrong in Danish',
      { name: 7, email: 'ida@', orderNumber: [], statement: null, receivedOn: '2099-01-01', locale: 'da' },
      {
        name: 'Skriv dit navn',
        email: 'Skriv en gyldig e-mailadresse',
        orderNumber: 'Skriv ordrenummeret',
        statement: 'Skriv, hvad du fortryder',
        receivedOn: 'Dagen kan ikke ligge efter i dag',
      },
    ],
  ])('answers 422 to %s, and stores nothing', async (_what, change, errors) => {
    expect(await shop.post({ ...ida, ...change })).toEqual({ status: 422, body: { errors } });
    expect(shop.stored()).toEqual([]);
    expect(shop.outbox.list()).toEqual([]);
  });

  test.each(['', '[]', 'null', '{"name":'])('answers 422 to the body %j', async (body) => {
    expect((await shop.post(body)).status).toBe(422);
  });

  test('refuses a body larger than any statement', async () => {
    const answer = await fetch(shop.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ida, statement: 'x'.repeat(40_000) }),
    });
    expect(answer.status).toBe(413);
  });

  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://elsewhere.example', null],
  ])('allows a page of %s to read the answer: %s', async (origin, allowed) => {
    const answer = await fetch(shop.address, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  test('answers 503 and stores nothing when the receipt cannot be stored', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    shop.database.exec('DROP TABLE outbox');
    expect((await shop.post(ida)).status).toBe(503);
    expect(shop.stored()).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('a plain form', () => {
  const typed = {
    locale: 'da',
    name: 'Ida "Ida" Holm',
    email: 'ida@example.com',
    orderNumber: '#1001',
    scope: 'goods',
    goods: 'Læ Serum, 30 ml\r\nRavlæbepomade <2 stk.>',
    receivedOn: '2026-06-28',
  };
  /** The hidden fields of a review, as a browser posts them. */
  const hiddenFields = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ]),
    );

  test('is shown for review first', async () => {
    const { status, html, headers } = await shop.postForm(typed);
    expect(status).toBe(200);
    expect(html).toContain('Bekræft fortrydelse');
    expect(html).toContain('Ravlæbepomade &lt;2 stk.&gt;');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shop.stored()).toEqual([]);
  });

  test('is stored once the review is confirmed, and shows the time', async () => {
    const review = await shop.postForm(typed);
    const { status, html } = await shop.postForm({ ...hiddenFields(review.html), step: 'confirm' });
    expect(status).toBe(201);
    expect(html).toContain('1. juli 2026 kl. 23.30');
    expect(shop.stored()).toMatchObject([
      {
        name: 'Ida "Ida" Holm',
        locale: 'da',
        statement:
          'Jeg fortryder mit køb af følgende varer:\nLæ Serum, 30 ml\nRavlæbepomade <2 stk.>\n\nVarerne modtaget den: 28. juni 2026',
      },
    ]);
    expect(shop.outbox.list('ida@example.com')).toHaveLength(1);
  });

  test('covers the whole order unless it lists goods', async () => {
    const { html } = await shop.postForm({ ...typed, locale: 'en', scope: 'order', receivedOn: '' });
    expect(hiddenFields(html)['statement']).toBe('I withdraw from my contract of sale of the whole order.');
  });

  test('is returned with an invalid day, and accepted with another', async () => {
    const refused = await shop.postForm({ ...typed, receivedOn: '2099-01-01' });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(
      /<input[^>]*name="receivedOn"[^>]*value="2099-01-01"[^>]*aria-invalid="true"[^>]*aria-describedby="receivedOn-error"/,
    );
    expect(refused.html).toContain('<strong id="receivedOn-error">Dagen kan ikke ligge efter i dag</strong>');
    expect(refused.html).toMatch(
      /<textarea[^>]*>Jeg fortryder mit køb af følgende varer:\s[^<]*<\/textarea>/,
    );
    expect(refused.html.match(/2099/g)).toHaveLength(1);
    const statement = 'Jeg fortryder mit køb af hele ordren.';
    const review = await shop.postForm({ ...typed, statement, receivedOn: '2026-06-30', step: 'review' });
    expect(hiddenFields(review.html)['statement']).toBe(
      `${statement}\n\nVarerne modtaget den: 30. juni 2026`,
    );
    expect(hiddenFields(review.html)).not.toHaveProperty('receivedOn');
  });

  test('is returned with the typed values and their problems', async () => {
    const { status, html } = await shop.postForm({ ...typed, email: 'ida@', goods: ' ' });
    expect(status).toBe(422);
    expect(html).toContain('value="Ida &quot;Ida&quot; Holm"');
    expect(html).toContain('Skriv en gyldig e-mailadresse');
    expect(html).toContain('Skriv, hvilke varer det er');
    expect(shop.stored()).toEqual([]);
  });
});
