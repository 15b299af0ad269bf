import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { createOutbox } from '../outbox.ts';
import { watchWrites } from '../testing/crash-points.ts';
import { createNewsletter } from '../newsletter/newsletter.ts';
import { createWithdrawalRoutes } from '../withdrawals/withdrawal-routes.ts';

let folder: string;
let file: string;
const opened: DatabaseSync[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marehalm-crash-'));
  file = join(folder, 'shop.sqlite');
});
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
  rmSync(folder, { recursive: true });
});

/** The forms of the shop on a database, which may be one that was left behind. */
function formsOn(database: DatabaseSync) {
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const mail = createOutbox({ database, clock });
  const seller = {
    name: 'Shop ApS',
    cvr: '12345678',
    street: 'Havnen 1',
    postcode: '9990',
    city: 'Skagen',
    country: { en: 'Denmark', da: 'Danmark' },
    email: 'shop@example.com',
  };
  const newsletter = createNewsletter({
    database,
    clock,
    mail,
    seller,
    origin: () => 'https://shop.test',
    findWelcomeOffer: () => ({ code: 'WELCOME15', label: '15% off your first order' }),
  });
  const withdrawals = createWithdrawalRoutes({ database, clock, mail, seller });
  const post = (app: Hono, path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const count = (from: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.['n']);
  return {
    count,
    linkOf: (kind: string) =>
      new URL(
        /http\S+\/newsletter\/\S+/.exec(mail.list().find((each) => each.kind === kind)?.text ?? '')?.[0] ??
          '',
      ).pathname,
    signUp: () =>
      post(newsletter.app, '/newsletter/subscriptions', {
        name: 'Ida',
        email: 'ida@example.com',
        acceptsPolicy: true,
      }),
    confirm: (link: string) =>
      newsletter.app.request(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) }),
    withdraw: () =>
      post(withdrawals, '/withdrawals', {
        name: 'Ida',
        email: 'ida@example.com',
        orderNumber: 'DK1001',
        statement: 'I withdraw from my contract of sale of the whole order.',
      }),
  };
}
type Forms = ReturnType<typeof formsOn>;

function open(path: string): DatabaseSync {
  const database = openDatabase(path);
  opened.push(database);
  return database;
}

/** Looks at the forms as a kill at each moment of `work` would have left them. */
async function atEveryMoment(
  prepare: (forms: Forms) => Promise<unknown>,
  work: (forms: Forms) => unknown,
  check: (forms: Forms, isFinished: boolean) => Promise<void>,
) {
  const database = open(file);
  const writes = watchWrites(database, file);
  const forms = formsOn(database);
  await prepare(forms);
  const files = await writes.crashPoints(() => work(forms));
  expect(files.length).toBeGreaterThan(2);
  for (const [index, path] of files.entries()) await check(formsOn(open(path)), index === files.length - 1);
}

const nothing = () => Promise.resolve();

test('a kill at any moment of a sign-up keeps a request with its mail, or nothing', () =>
  atEveryMoment(
    nothing,
    (forms) => forms.signUp(),
    async (forms, isFinished) => {
      const kept = forms.count('newsletter_subscriptions');
      expect(forms.count("outbox WHERE kind = 'newsletter-confirmation'")).toBe(kept);
      if (isFinished) expect(kept).toBe(1);
      expect((await forms.signUp()).status).toBe(201);
      expect(forms.count('newsletter_subscriptions')).toBe(1);
    },
  ));

test('a kill at any moment of a confirmation leaves a member with the code, or a request that can be confirmed again', () => {
  let link: string;
  return atEveryMoment(
    async (forms) => {
      await forms.signUp();
      link = forms.linkOf('newsletter-confirmation');
    },
    (forms) => forms.confirm(link),
    async (forms, isFinished) => {
      const members = () => forms.count('newsletter_subscriptions WHERE confirmed_at IS NOT NULL');
      const codes = () => forms.count("outbox WHERE kind = 'newsletter-welcome'");
      expect(codes()).toBe(members());
      if (isFinished) expect(members()).toBe(1);
      expect((await forms.confirm(link)).status).toBe(200);
      expect([members(), codes()]).toEqual([1, 1]);
    },
  );
});

test('a kill at any moment of a withdrawal keeps it with both receipts, or nothing, and it can be sent again', () =>
  atEveryMoment(
    nothing,
    (forms) => forms.withdraw(),
    async (forms, isFinished) => {
      const receipts = () => [
        forms.count("outbox WHERE kind = 'withdrawal-receipt'"),
        forms.count("outbox WHERE kind = 'withdrawal-copy'"),
      ];
      const kept = forms.count('withdrawals');
      expect(receipts()).toEqual([kept, kept]);
      if (isFinished) expect(kept).toBe(1);
      expect((await forms.withdraw()).status).toBe(201);
      expect(receipts()).toEqual([1, 1]);
    },
  ));
