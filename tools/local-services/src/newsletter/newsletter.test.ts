import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { serveApp } from '../testing/serve-app.ts';
import { SUBSCRIPTION_CONFIRMATION_LIFETIME_MS, createNewsletter } from './newsletter.ts';

const ida = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  acceptsPolicy: true,
  locale: 'en',
  captchaToken: 'good',
};

const seller = {
  name: 'Shop ApS',
  cvr: '12345678',
  street: 'Havnen 1',
  postcode: '9990',
  city: 'Skagen',
  country: { en: 'Denmark', da: 'Danmark' },
  email: 'shop@example.com',
};

const offer = { code: 'WELCOME15', label: '15% off your first order' };

async function club({ asksForToken = true, hasOffer = true } = {}) {
  const database = new DatabaseSync(':memory:');
  let now = new Date('2026-11-21T09:00:00Z');
  const clock = () => now;
  const outbox = createOutbox({ database, clock });
  let origin = '';
  const newsletter = createNewsletter({
    database,
    clock,
    mail: outbox,
    ...(asksForToken ? { verifyCaptcha: (token: string) => ({ success: token === 'good' }) } : {}),
    origin: () => origin,
    seller,
    findWelcomeOffer: () => (hasOffer ? offer : undefined),
  });
  const server = await serveApp(newsletter.app);
  origin = server.origin;
  const post = async (body: unknown) => {
    const answer = await fetch(`${origin}/newsletter/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const linkIn = (text = '') => /http\S+\/newsletter\/\S+/.exec(text)?.[0] ?? '';
  const press = (link: string, action: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ action }) });
  return {
    ...newsletter,
    database,
    outbox,
    post,
    press,
    linkIn,
    close: server.close,
    linkOrigin: () => origin,
    wait: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
  };
}

describe('POST /newsletter/subscriptions', () => {
  let shop: Awaited<ReturnType<typeof club>>;
  beforeEach(async () => {
    shop = await club();
  });
  afterEach(() => shop.close());

  test('subscribes a person and mails a request for confirmation', async () => {
    expect(await shop.post(ida)).toEqual({
      status: 201,
      body: { email: 'ida@example.com', status: 'pending' },
    });
    expect(shop.outbox.list('ida@example.com')).toMatchObject([
      { kind: 'newsletter-confirmation', subject: 'Confirm your email address', locale: 'en' },
    ]);
    expect(shop.isConfirmed('ida@example.com')).toBe(false);
  });

  test('limits the size of a body', async () => {
    const answer = await fetch(`${shop.linkOrigin()}/newsletter/subscriptions`, {
      method: 'POST',
      body: JSON.stringify({ ...ida, name: 'x'.repeat(40_000) }),
    });
    expect(answer.status).toBe(413);
  });

  test('mails a Danish subscriber in Danish', async () => {
    await shop.post({ ...ida, locale: 'da' });
    expect(shop.outbox.list()[0]).toMatchObject({ subject: 'Bekræft din e-mailadresse', locale: 'da' });
  });

  test('answers a known address like an unknown one, in any case', async () => {
    const first = await shop.post(ida);
    const pending = await shop.post({ ...ida, email: 'IDA@example.com' });
    await shop.press(shop.linkIn(shop.outbox.list()[0]?.text), 'confirm');
    const confirmed = await shop.post(ida);
    expect([pending.status, confirmed]).toEqual([201, first]);
    expect(pending.body).toEqual({ email: 'IDA@example.com', status: 'pending' });
    expect(shop.outbox.list().map(({ kind }) => kind)).toEqual([
      'newsletter-known',
      'newsletter-welcome',
      'newsletter-confirmation',
    ]);
    expect(shop.outbox.list()[0]?.text).toContain('Your email address is already subscribed.');
    expect(shop.isConfirmed('ida@example.com')).toBe(true);
  });

  test('stores one of two simultaneous sign-ups, with one mail', async () => {
    const answers = await Promise.all([shop.post(ida), shop.post(ida)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(shop.outbox.list()).toHaveLength(1);
  });

  test('mails another link to an address that signs up again later, and only that one is valid', async () => {
    await shop.post(ida);
    shop.wait(10 * 60_000);
    await shop.post(ida);
    const [newest, older] = shop.outbox.list().map(({ text }) => shop.linkIn(text));
    expect((await shop.press(older ?? '', 'confirm')).status).toBe(404);
    expect((await shop.press(newest ?? '', 'confirm')).status).toBe(200);
  });

  test.each<[what: string, change: Record<string, unknown>, errors: Record<string, string>]>([
    [
      'a policy not accepted',
      { acceptsPolicy: false },
      { acceptsPolicy: 'You need to accept our terms & services before submitting' },
    ],
    ['no email', { email: '  ' }, { email: 'Please enter an email address' }],
    ['an invalid email', { email: 'ida@' }, { email: 'Please enter a valid email address' }],
    ['two emails', { email: 'a@example.com,b@example.com' }, { email: 'Please enter a valid email address' }],
    ['no name', { name: '' }, { name: 'Please enter your name' }],
    ['a name of the wrong type', { name: 7 }, { name: 'Please enter your name' }],
    [
      'a name with a web address',
      { name: 'Win at hTTps://evil.example' },
      { name: 'Please enter a name without a web address' },
    ],
    ['a name with a line separator', { name: 'Ida\u2028x' }, { name: 'Please enter your name' }],
    ['a name with a line break', { name: 'Ida\nBcc: x' }, { name: 'Please enter your name' }],
    [
      'a very long name',
      { name: 'x'.repeat(101) },
      { name: 'Please enter a name of at most 100 characters' },
    ],
    ['a bot', { captchaToken: 'bad' }, { captchaToken: 'Oh no! An error occurred. Please try again later.' }],
    [
      'everything wrong in Danish',
      { locale: 'da', email: '', name: '', acceptsPolicy: null },
      {
        acceptsPolicy: 'Du skal acceptere vores vilkår, før du tilmelder dig',
        email: 'Skriv din e-mailadresse',
        name: 'Skriv dit navn',
      },
    ],
  ])('answers 422 to %s', async (_what, change, errors) => {
    expect(await shop.post({ ...ida, ...change })).toEqual({ status: 422, body: { errors } });
    expect(shop.outbox.list()).toHaveLength(0);
  });

  test.each(['{', 'null', '[]', '"x"'])('answers 422 to the body %s', async (body) => {
    expect((await shop.post(body)).status).toBe(422);
  });

  test.each([undefined, null, 7])('treats %j as a missing token', async (captchaToken) => {
    const { status, body } = await shop.post({ ...ida, captchaToken });
    expect([status, body]).toEqual([
      422,
      { errors: { captchaToken: 'Oh no! An error occurred. Please try again later.' } },
    ]);
  });

  test('requires no token without a bot check', async () => {
    const open = await club({ asksForToken: false });
    expect((await open.post({ ...ida, captchaToken: undefined })).status).toBe(201);
    await open.close();
  });

  test('answers 503 and stores nothing when the mail cannot be stored', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    shop.database.exec('DROP TABLE outbox');
    expect(await shop.post(ida)).toEqual({
      status: 503,
      body: { message: 'Oh no! An error occurred. Please try again later.' },
    });
    expect(shop.database.prepare('SELECT count(*) AS count FROM newsletter_subscriptions').get()).toEqual({
      count: 0,
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('POST /newsletter/subscriptions by a form without scripts', () => {
  let shop: Awaited<ReturnType<typeof club>>;
  beforeEach(async () => {
    shop = await club({ asksForToken: false });
  });
  afterEach(() => shop.close());

  const typed = { locale: 'da', name: 'Ida <Holm>', email: 'ida@example.com', acceptsPolicy: 'on' };
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${shop.linkOrigin()}/newsletter/subscriptions`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, page: await answer.text() };
  };

  test('subscribes a person, and answers with a page in the language of the form', async () => {
    const { status, page } = await post(typed);
    expect([status, page]).toEqual([201, expect.stringContaining('Tak for din tilmelding')]);
    expect(page).toContain('<html lang="da">');
    expect(shop.outbox.list('ida@example.com')).toMatchObject([
      { kind: 'newsletter-confirmation', locale: 'da' },
    ]);
  });

  test('answers a known address alike', async () => {
    await post(typed);
    const { status, page } = await post(typed);
    expect([status, page]).toEqual([201, expect.stringContaining('Tak for din tilmelding')]);
  });

  test('shows the form again with the typed values and their problems', async () => {
    const { status, page } = await post({ locale: 'en', name: 'Ida <Holm>', email: 'ida@' });
    expect(status).toBe(422);
    expect(page).toContain('value="Ida &lt;Holm&gt;"');
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('You need to accept our terms &amp; services before submitting');
    expect(page).not.toContain('checked');
    expect(shop.outbox.list()).toEqual([]);
  });

  test('reports an error when the bot check is unavailable, and keeps what was typed', async () => {
    const checked = await club();
    const answer = await fetch(`${checked.linkOrigin()}/newsletter/subscriptions`, {
      method: 'POST',
      body: new URLSearchParams(typed),
    });
    const page = await answer.text();
    expect([answer.status, page]).toEqual([422, expect.stringContaining('Der gik noget galt')]);
    expect(page).toContain('checked');
    await checked.close();
  });
});

describe('the link of a confirmation mail', () => {
  let shop: Awaited<ReturnType<typeof club>>;
  let link: string;
  beforeEach(async () => {
    shop = await club();
    await shop.post(ida);
    link = shop.linkIn(shop.outbox.list()[0]?.text);
  });
  afterEach(() => shop.close());

  test('changes nothing when a mail program fetches it', async () => {
    const page = await fetch(link);
    expect(await page.text()).toContain('<button name="action" value="confirm">');
    expect(shop.isConfirmed('ida@example.com')).toBe(false);
  });

  test('confirms when the person presses the button, and mails the code once', async () => {
    await shop.press(link, 'confirm');
    await shop.press(link, 'confirm');
    expect(shop.isConfirmed('Ida@Example.com')).toBe(true);
    const welcomes = shop.outbox.list().filter(({ kind }) => kind === 'newsletter-welcome');
    expect(welcomes).toHaveLength(1);
    expect(welcomes[0]?.text).toContain('15% off your first order: WELCOME15');
  });

  test('confirms nothing when the mail with the code cannot be stored, but does at the next press', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    shop.database.exec('ALTER TABLE outbox RENAME TO away');
    const answer = await shop.press(link, 'confirm');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<button name="action" value="confirm">');
    expect(shop.isConfirmed('ida@example.com')).toBe(false);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    shop.database.exec('ALTER TABLE away RENAME TO outbox');
    expect((await shop.press(link, 'confirm')).status).toBe(200);
    expect(shop.isConfirmed('ida@example.com')).toBe(true);
    expect(shop.outbox.list()[0]?.kind).toBe('newsletter-welcome');
  });

  test.each([
    ['en', '<a data-look="main" href="/shop">To the shop</a>', 'Your code is on its way'],
    ['da', '<a data-look="main" href="/da/shop">Til butikken</a>', 'Din kode kommer i den næste e-mail'],
  ])(
    'shows a new member in %s the next steps, that the code is mailed, and how to unsubscribe last',
    async (...[locale, way, said]) => {
      const email = `${locale}@example.com`;
      await shop.post({ ...ida, email, locale });
      const ownLink = shop.linkIn(shop.outbox.list(email)[0]?.text);
      const page = await (await shop.press(ownLink, 'confirm')).text();
      expect(page).toContain(said);
      expect(page.indexOf(way)).toBeGreaterThan(0);
      const leave = page.indexOf('<button data-look="quiet" name="action" value="unsubscribe">');
      expect(leave).toBeGreaterThan(page.indexOf(way));
      expect(page.match(/<button/g)).toHaveLength(1);
    },
  );

  test('promises no code where there is none', async () => {
    const plain = await club({ hasOffer: false });
    await plain.post(ida);
    const page = await plain.press(plain.linkIn(plain.outbox.list()[0]?.text), 'confirm');
    expect(await page.text()).not.toMatch(/code/i);
    await plain.close();
  });

  test('unsubscribes a member, who may return', async () => {
    await shop.press(link, 'confirm');
    await shop.press(shop.linkIn(shop.outbox.list()[0]?.text), 'unsubscribe');
    expect(shop.isConfirmed('ida@example.com')).toBe(false);
    expect((await fetch(link)).status).toBe(404);
    expect((await shop.post(ida)).status).toBe(201);
  });

  test('asks for confirmation before unsubscribing, and shows no welcome', async () => {
    await shop.press(link, 'confirm');
    const page = await fetch(shop.linkIn(shop.outbox.list()[0]?.text));
    const text = await page.text();
    expect(text).toContain('Would you like to leave the club?');
    expect(text).toContain('<button name="action" value="unsubscribe">');
    expect(shop.isConfirmed('ida@example.com')).toBe(true);
  });

  test('is in the language of the browser when the chosen language is unknown', async () => {
    const gone = await fetch(`${link}x`, { headers: { 'accept-language': 'da-DK,da;q=0.9,en;q=0.8' } });
    expect(await gone.text()).toContain('Linket er udløbet eller allerede brugt.');
    expect(await (await fetch(`${link}x`)).text()).toContain('This link has expired or has been used.');
  });

  test('expires after seven days, and the address can sign up again', async () => {
    shop.wait(SUBSCRIPTION_CONFIRMATION_LIFETIME_MS + 1);
    expect((await shop.press(link, 'confirm')).status).toBe(404);
    expect(shop.isConfirmed('ida@example.com')).toBe(false);
    expect((await shop.post(ida)).status).toBe(201);
  });

  test('stays valid after seven days once confirmed', async () => {
    await shop.press(link, 'confirm');
    shop.wait(SUBSCRIPTION_CONFIRMATION_LIFETIME_MS + 1);
    expect((await fetch(link)).status).toBe(200);
  });
});
