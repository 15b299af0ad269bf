import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox } from '../outbox.ts';
import { serveApp } from '../testing/serve-app.ts';
import { STOCK_ALERT_LIFETIME_MS, createStockAlerts } from './stock-alerts.ts';

const wish = { email: 'ida@example.com', market: 'dk', sku: 'SOAK', locale: 'en', captchaToken: 'good' };

const seller = {
  name: 'Shop ApS',
  cvr: '12345678',
  street: 'Havnen 1',
  postcode: '9990',
  city: 'Skagen',
  country: { en: 'Denmark', da: 'Danmark' },
  email: 'shop@example.com',
};

const DAY_MS = 24 * 60 * 60_000;

async function openAlerts({ asksForToken = false, mails = Infinity } = {}) {
  const database = new DatabaseSync(':memory:');
  let now = new Date('2026-11-21T09:00:00Z');
  const clock = () => now;
  const outbox = createOutbox({ database, clock });
  const stock: Record<string, number> = { 'dk SOAK': 0, 'no SOAK': 3, 'dk BALM': 0 };
  let origin = '';
  let allowed = mails;
  const alerts = createStockAlerts({
    database,
    clock,
    mail: outbox,
    ...(asksForToken ? { verifyCaptcha: (token: string) => ({ success: token === 'good' }) } : {}),
    limits: { allows: (what) => what !== 'mailsPerRecipient' || (allowed -= 1) >= 0 },
    origin: () => origin,
    seller,
    countStock: (shop, sku) => stock[`${shop} ${sku}`],
    findGoods: (sku, locale) => ({
      name: locale === 'da' ? `${sku} på dansk` : sku,
      href: `https://shop.test/${sku}`,
    }),
  });
  const server = await serveApp(alerts.app);
  origin = server.origin;
  const post = async (body: unknown) => {
    const answer = await fetch(`${origin}/newsletter/stock-alerts`, {
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
    ...alerts,
    database,
    outbox,
    stock,
    post,
    press,
    linkIn,
    close: server.close,
    linkOrigin: () => origin,
    count: () => database.prepare('SELECT count(*) AS count FROM stock_alerts').get()?.['count'],
    kinds: () => outbox.list().map(({ kind }) => kind),
    wait: (milliseconds: number) => (now = new Date(now.getTime() + milliseconds)),
    /** Asks for an alert and confirms it. */
    async join(change: Partial<typeof wish> = {}) {
      await post({ ...wish, ...change });
      const link = linkIn(outbox.list()[0]?.text);
      await press(link, 'confirm');
      return link;
    },
  };
}

let alerts: Awaited<ReturnType<typeof openAlerts>>;
beforeEach(async () => {
  alerts = await openAlerts();
});
afterEach(() => alerts.close());

describe('POST /newsletter/stock-alerts', () => {
  test('keeps a request and asks by mail for confirmation', async () => {
    expect(await alerts.post(wish)).toEqual({
      status: 201,
      body: { email: 'ida@example.com', status: 'pending' },
    });
    expect(alerts.outbox.list('ida@example.com')).toMatchObject([
      { kind: 'stock-alert-confirmation', subject: 'Shall we tell you when SOAK is back?', locale: 'en' },
    ]);
  });

  test('writes in Danish to a Danish page', async () => {
    await alerts.post({ ...wish, locale: 'da' });
    const [mail] = alerts.outbox.list();
    expect(mail).toMatchObject({ subject: 'Skal vi give besked om SOAK på dansk?', locale: 'da' });
    expect(mail?.text).toContain('Vi bruger kun din adresse til den ene e-mail og sletter den bagefter');
  });

  test.each<[what: string, change: Record<string, unknown>, errors: Record<string, string>]>([
    ['no email', { email: '  ' }, { email: 'Please enter an email address' }],
    ['an invalid email', { email: 'ida@' }, { email: 'Please enter a valid email address' }],
    ['two emails', { email: 'a@example.com,b@example.com' }, { email: 'Please enter a valid email address' }],
    ['an unknown SKU', { sku: 'NOTHING' }, { sku: 'We do not sell this' }],
    ['a SKU of another market', { market: 'no', sku: 'BALM' }, { sku: 'We do not sell this' }],
    ['a SKU of the wrong type', { sku: 7 }, { sku: 'We do not sell this' }],
    ['an unknown market', { market: 'se' }, { market: 'We do not sell this' }],
    ['a Danish form', { locale: 'da', email: '' }, { email: 'Skriv din e-mailadresse' }],
  ])('answers 422 to %s', async (_what, change, errors) => {
    expect(await alerts.post({ ...wish, ...change })).toEqual({ status: 422, body: { errors } });
    expect(alerts.outbox.list()).toHaveLength(0);
  });

  test.each(['{', 'null', '[]', '"x"'])('answers 422 to the body %s', async (body) => {
    expect((await alerts.post(body)).status).toBe(422);
  });

  test('answers 422 to a bot', async () => {
    const checked = await openAlerts({ asksForToken: true });
    const errors = { captchaToken: 'Oh no! An error occurred. Please try again later.' };
    expect(await checked.post({ ...wish, captchaToken: 'bad' })).toEqual({ status: 422, body: { errors } });
    expect((await checked.post(wish)).status).toBe(201);
    await checked.close();
  });

  test('answers a repeated request alike, with one mail, and one that is confirmed without any', async () => {
    const first = await alerts.post(wish);
    expect(await alerts.post(wish)).toEqual(first);
    await alerts.press(alerts.linkIn(alerts.outbox.list()[0]?.text), 'confirm');
    alerts.wait(DAY_MS);
    expect(await alerts.post(wish)).toEqual(first);
    expect(alerts.kinds()).toEqual(['stock-alert-confirmation']);
  });

  test('mails another link to a request that is repeated later, and only that one is valid', async () => {
    await alerts.post(wish);
    alerts.wait(10 * 60_000 + 1);
    await alerts.post(wish);
    const [newest, older] = alerts.outbox.list().map(({ text }) => alerts.linkIn(text));
    expect((await alerts.press(older ?? '', 'confirm')).status).toBe(404);
    expect((await alerts.press(newest ?? '', 'confirm')).status).toBe(200);
  });

  test('answers alike when an address gets no more mail', async () => {
    const limited = await openAlerts({ mails: 1 });
    const first = await limited.post(wish);
    expect(await limited.post({ ...wish, sku: 'BALM' })).toEqual(first);
    expect(limited.outbox.list()).toHaveLength(1);
    await limited.close();
  });

  test('answers 503 and keeps nothing when the mail cannot be stored', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    alerts.database.exec('DROP TABLE outbox');
    expect((await alerts.post(wish)).status).toBe(503);
    expect(alerts.count()).toBe(0);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe('a form without scripts', () => {
  const post = async (fields: Record<string, string>) => {
    const answer = await fetch(`${alerts.linkOrigin()}/newsletter/stock-alerts`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return { status: answer.status, page: await answer.text() };
  };

  test('is answered with a page in its language', async () => {
    const { status, page } = await post({ ...wish, locale: 'da' });
    expect([status, page]).toEqual([201, expect.stringContaining('Bekræft i den e-mail')]);
    expect(page).toContain('<html lang="da">');
    expect(page).not.toContain('<form');
  });

  test('comes back with what was typed and what is wrong', async () => {
    const { status, page } = await post({ ...wish, email: '<ida@' });
    expect(status).toBe(422);
    expect(page).toContain('value="&lt;ida@"');
    expect(page).toContain('name="sku" value="SOAK"');
    expect(page).toContain('Please enter a valid email address');
    expect((await post({ ...wish, sku: 'NOTHING' })).page).toContain('We do not sell this');
  });
});

describe('the link of a confirmation mail', () => {
  let link: string;
  beforeEach(async () => {
    await alerts.post(wish);
    link = alerts.linkIn(alerts.outbox.list()[0]?.text);
  });

  test('changes nothing when a mail program fetches it', async () => {
    expect(await (await fetch(link)).text()).toContain('name="action" value="confirm"');
    alerts.stock['dk SOAK'] = 5;
    alerts.sendDue();
    expect(alerts.kinds()).toEqual(['stock-alert-confirmation']);
  });

  test('confirms when the person presses the button, and offers to cancel', async () => {
    const page = await (await alerts.press(link, 'confirm')).text();
    expect(page).toContain('You will get one email when SOAK is back in stock.');
    expect(page).toContain('name="action" value="cancel"');
    expect(await (await fetch(link)).text()).toContain('name="action" value="cancel"');
  });

  test('cancels, which deletes the address', async () => {
    await alerts.press(link, 'confirm');
    expect(await (await alerts.press(link, 'cancel')).text()).toContain('Your address is deleted');
    expect(alerts.count()).toBe(0);
    const gone = await fetch(link, { headers: { 'accept-language': 'da-DK,en;q=0.8' } });
    expect([gone.status, await gone.text()]).toEqual([
      404,
      expect.stringContaining('Linket er udløbet eller allerede brugt.'),
    ]);
  });

  test('expires after seven days, with the address', async () => {
    alerts.wait(7 * DAY_MS + 1);
    expect((await alerts.press(link, 'confirm')).status).toBe(404);
    expect(alerts.count()).toBe(0);
  });
});

describe('sendDue()', () => {
  test('mails each address once when the goods are back in that market, and deletes it', async () => {
    await alerts.join();
    await alerts.join({ email: 'bo@example.com', locale: 'da' });
    alerts.sendDue();
    expect(alerts.kinds()).not.toContain('stock-alert');

    alerts.stock['dk SOAK'] = 2;
    alerts.sendDue();
    alerts.sendDue();
    expect(alerts.outbox.list('ida@example.com')[0]).toMatchObject({
      kind: 'stock-alert',
      subject: 'SOAK is back in stock',
    });
    expect(alerts.outbox.list('ida@example.com')[0]?.text).toContain('https://shop.test/SOAK');
    expect(alerts.outbox.list('bo@example.com')[0]).toMatchObject({
      subject: 'SOAK på dansk er på lager igen',
    });
    expect(alerts.kinds().filter((kind) => kind === 'stock-alert')).toHaveLength(2);
    expect(alerts.count()).toBe(0);
  });

  test('says nothing to those who wait for other goods', async () => {
    await alerts.join({ sku: 'BALM' });
    alerts.stock['dk SOAK'] = 2;
    alerts.sendDue();
    expect(alerts.kinds()).toEqual(['stock-alert-confirmation']);
  });

  test('keeps the address when the mail cannot be stored', async () => {
    await alerts.join();
    alerts.stock['dk SOAK'] = 2;
    alerts.database.exec('ALTER TABLE outbox RENAME TO away');
    expect(() => alerts.sendDue()).toThrow();
    alerts.database.exec('ALTER TABLE away RENAME TO outbox');
    expect(alerts.count()).toBe(1);
    alerts.sendDue();
    expect(alerts.kinds()[0]).toBe('stock-alert');
  });

  test('forgets an address after a year', async () => {
    await alerts.join();
    alerts.wait(STOCK_ALERT_LIFETIME_MS + 1);
    alerts.stock['dk SOAK'] = 2;
    alerts.sendDue();
    expect(alerts.kinds()).toEqual(['stock-alert-confirmation']);
    expect(alerts.count()).toBe(0);
  });
});
