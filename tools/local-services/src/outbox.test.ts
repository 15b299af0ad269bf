import { DatabaseSync } from 'node:sqlite';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbox, InvalidMailError, type MailDraft, type Outbox } from './outbox.ts';
import { serveApp } from './testing/serve-app.ts';

const draft: MailDraft = {
  to: 'ida@example.com',
  subject: 'Nyt kodeord',
  text: 'Vælg et nyt: http://localhost:4200/da/account?a=1&b=2 <b>nu</b>',
  html: '<p>Vælg et nyt</p>',
  kind: 'password-reset',
  locale: 'da',
};
const clock = () => new Date('2026-11-21T09:00:00Z');

describe('createOutbox()', () => {
  let outbox: Outbox;
  let shop: Awaited<ReturnType<typeof serveApp>>;
  beforeAll(async () => {
    outbox = createOutbox({ database: new DatabaseSync(':memory:'), clock });
    shop = await serveApp(outbox.app);
  });
  afterAll(() => shop.close());
  beforeEach(() => fetch(`${shop.origin}/outbox`, { method: 'DELETE' }));

  test('stores a mail with its date and lists it as JSON, newest first', async () => {
    outbox.send(draft);
    outbox.send({ ...draft, to: 'bo@example.com', subject: 'Second' });
    const answer = await fetch(`${shop.origin}/outbox`);
    const { items, total } = (await answer.json()) as {
      items: { subject: string; sentAt: string }[];
      total: number;
    };
    expect(total).toBe(2);
    expect(items.map(({ subject }) => subject)).toEqual(['Second', 'Nyt kodeord']);
    expect(items[0]?.sentAt).toBe('2026-11-21T09:00:00.000Z');
  });

  test('lists the mail of one person, in any case of the address', async () => {
    outbox.send(draft);
    outbox.send({ ...draft, to: 'bo@example.com' });
    const answer = await fetch(`${shop.origin}/outbox?to=IDA@example.com`);
    expect(await answer.json()).toMatchObject({ total: 1, items: [{ to: 'ida@example.com' }] });
  });

  test('shows a page with links, and everything else as text', async () => {
    outbox.send(draft);
    const answer = await fetch(`${shop.origin}/outbox`, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('<a href="http://localhost:4200/da/account?a=1&amp;b=2">');
    expect(page).toContain('&lt;b&gt;nu&lt;/b&gt;');
    expect(page).toContain('<article lang="da">');
  });

  test('shows the HTML of a mail beside its text, in a frame that runs nothing', async () => {
    const { id } = outbox.send(draft);
    const page = await fetch(`${shop.origin}/outbox`, { headers: { accept: 'text/html' } });
    const frame = new RegExp(
      `<iframe\\s+src="/outbox/${id}"\\s+title="Nyt kodeord"[^>]* sandbox="([^"]*)"`,
      's',
    );
    expect(frame.exec((await page.text()).replaceAll(/\s+/g, ' '))?.[1]).not.toMatch(
      /scripts|same-origin|forms/,
    );

    const mail = await fetch(`${shop.origin}/outbox/${id}`);
    expect(await mail.text()).toBe(draft.html);
    const policy = mail.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; img-src http: https:; .*sandbox allow-popups/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/);
    expect((await fetch(`${shop.origin}/outbox/${id + 1}`)).status).toBe(404);
  });

  test('survives a restart', () => {
    const database = new DatabaseSync(':memory:');
    createOutbox({ database, clock }).send(draft);
    expect(createOutbox({ database, clock }).list()).toHaveLength(1);
  });

  test.each<[what: string, change: Partial<MailDraft>]>([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: all@example.com' }],
    ['a Unicode line end in the subject', { subject: 'Hello\u2028Bcc: all@example.com' }],
    ['an empty subject', { subject: '' }],
    ['a line break in the address', { to: 'ida@example.com\nBcc: all@example.com' }],
    ['two addresses', { to: 'ida@example.com, bo@example.com' }],
    ['a display name', { to: 'Ida <ida@example.com>' }],
    ['an invalid kind', { kind: 'x y' }],
  ])('refuses %s', (_what, change) => {
    expect(() => outbox.send({ ...draft, ...change })).toThrow(InvalidMailError);
    expect(outbox.list()).toHaveLength(0);
  });

  property.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })])(
    'stores a subject unchanged or refuses it, and never stores one with a line break',
    (subject) => {
      const { send } = createOutbox({ database: new DatabaseSync(':memory:'), clock });
      let kept: string | undefined;
      try {
        kept = send({ ...draft, subject }).subject;
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidMailError);
      }
      if (/[\r\n\u0085\u2028\u2029]/.test(subject)) expect(kept).toBeUndefined();
      else if (kept !== undefined) expect(kept).toBe(subject);
    },
  );
});

test('removes control characters from texts, and those that change the direction', () => {
  const outbox = createOutbox({ database: new DatabaseSync(':memory:'), clock });
  const mail = outbox.send({
    ...draft,
    text: 'a\u0000b\u001B[31mc\r\nd\re\tf\u0085g\u2028h\u202Ei\u2066j\u007F',
  });
  expect(mail.text).toBe('ab[31mc\nd\ne\tfghij');
  expect(outbox.list()[0]?.text).toBe(mail.text);
});

test('removes mails after thirty days, in batches', () => {
  let now = clock();
  const outbox = createOutbox({ database: new DatabaseSync(':memory:'), clock: () => now });
  for (let index = 0; index < 501; index += 1) outbox.send(draft);
  now = new Date(now.getTime() + 30 * 24 * 60 * 60_000 - 1);
  expect([outbox.sweep(), outbox.list().length]).toEqual([false, 200]);
  now = new Date(now.getTime() + 1);
  outbox.send({ ...draft, subject: 'New' });
  expect([outbox.sweep(), outbox.sweep()]).toEqual([true, false]);
  expect(outbox.list().map(({ subject }) => subject)).toEqual(['New']);
});
