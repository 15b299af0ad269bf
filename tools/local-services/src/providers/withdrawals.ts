import { createHash, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { formatDate } from '@marehalm/i18n-routing';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { z } from 'zod';
import type { AllowsOrigin } from '../cross-origin.ts';
import { migrate, transaction } from '../database.ts';
import type { MailPort } from '../outbox.ts';
import { type Seller, sellerLines } from '../seller.ts';
import { PAGE_STYLE } from './page-style.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

type Locale = 'en' | 'da';

/** What withdrawals need from the rest of the services. */
export interface WithdrawalsDependencies {
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: MailPort;
  /** Who sold: a copy of each receipt goes there, and the goods go back there. */
  readonly seller: Seller;
  /** Whose scripts may ask from pages of another origin; nobody's unless given. */
  readonly allowsOrigin?: AllowsOrigin;
  /** The network address that a request comes from; all are one unless given. */
  readonly clientOf?: (context: Context) => string;
}

/** Bytes of a request: the longest statement fits, a flood does not. */
const MAX_BODY = 32 * 1024;

/** The same statement within so many milliseconds is a second press or a lost answer: one withdrawal, one receipt. */
export const REPEAT_WINDOW = 60 * 60 * 1000;

/** Withdrawals within so many milliseconds: each is a mail to an address that anybody may type. Nobody has so many orders. */
export const withdrawalLimits = { window: 60 * 60 * 1000, perEmail: 10, perClient: 100 } as const;

const migrations = [
  `CREATE TABLE withdrawals (
    reference TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    order_number TEXT NOT NULL,
    statement TEXT NOT NULL,
    locale TEXT NOT NULL,
    received_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX withdrawals_by_email ON withdrawals (email);`,

  `ALTER TABLE withdrawals ADD COLUMN client TEXT;
  CREATE INDEX withdrawals_by_client ON withdrawals (client, received_at);`,
];

const localeOf = (value: unknown): Locale => (value === 'da' ? 'da' : 'en');

/** One line; what a mail program could take for the end of it is no part of it. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}]|[\n\t])*$/u;

/** `2026-11-21`: which day it is in Denmark. */
const dayInDenmark = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/**
 * The first day on which goods can have come that may still be withdrawn from: 14 days, and a year more where the shopper was
 * not told (Directive 2011/83/EU, art. 10).
 */
function firstDayBefore(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  day.setUTCDate(day.getUTCDate() - 14);
  return day.toISOString().slice(0, 10);
}

/** Messages are chosen by the language of the form, and days by that of its sending, so the schema is built for both. */
function withdrawalSchema(locale: Locale, now: Date) {
  const { fields: messages, receivedOn: receivedOnText } = withdrawalTexts[locale];
  const today = dayInDenmark.format(now);
  const firstDay = firstDayBefore(today);
  const fields = z.object({
    name: z
      .string(messages.nameMissing)
      .trim()
      .min(1, messages.nameMissing)
      .max(100, messages.nameUnusable)
      .regex(ONE_LINE, messages.nameUnusable),
    email: z
      .string(messages.emailMissing)
      .trim()
      .min(1, messages.emailMissing)
      .max(254, messages.emailMalformed)
      .pipe(z.email(messages.emailMalformed)),
    orderNumber: z
      .string(messages.orderNumberMissing)
      .trim()
      .min(1, messages.orderNumberMissing)
      .max(40, messages.orderNumberUnusable)
      .regex(ONE_LINE, messages.orderNumberUnusable),
    statement: z
      .string(messages.statementMissing)
      .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
      .pipe(
        z
          .string()
          .min(1, messages.statementMissing)
          .max(2000, messages.statementUnusable)
          .regex(SEVERAL_LINES, messages.statementUnusable),
      ),
    receivedOn: z
      .string(messages.receivedOnMalformed)
      .trim()
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, messages.receivedOnMalformed)
      .refine((day) => day <= today, messages.receivedOnAfterToday)
      .refine((day) => day === '' || day >= firstDay, messages.receivedOnTooEarly)
      .default(''),
  });
  return fields.transform(({ receivedOn, ...withdrawal }) => ({
    ...withdrawal,
    statement: [
      withdrawal.statement,
      ...(receivedOn === '' ? [] : [receivedOnText(formatDate(receivedOn, locale))]),
    ].join('\n\n'),
  }));
}

type Withdrawal = z.infer<ReturnType<typeof withdrawalSchema>>;
type TypedWithdrawal = z.input<ReturnType<typeof withdrawalSchema>>;

/** Fields of a form as they were posted, and what is wrong with them. */
type Errors = Readonly<Record<string, string>>;

/** The first message of each field, as the form shows them. */
function firstMessages(error: z.ZodError): Errors {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[String(issue.path[0] ?? 'form')] ??= issue.message;
  return messages;
}

/** Letters and digits that nobody takes for one another on the telephone. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const letters = Array.from({ length: 8 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]);
  return `W-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Date and time as a Dane's clock shows them, in words of the language. */
function inWords(instant: Date, locale: Locale): string {
  const time = new Intl.DateTimeFormat(locale === 'da' ? 'da-DK' : 'en-GB', {
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  }).format(instant);
  return withdrawalTexts[locale].dateAndTime(formatDate(instant.toISOString(), locale), time);
}

/**
 * The function by which a consumer withdraws from a contract (Directive 2011/83/EU, art. 11a): `POST /withdrawals`.
 *
 * JSON is the shop's own form, whose review the shopper has confirmed already. A plain form post, from a page without
 * scripts, is answered with the review as a page, and stored once that is confirmed.
 */
export function createWithdrawals(dependencies: WithdrawalsDependencies): Hono {
  const {
    database,
    clock,
    mail,
    seller,
    allowsOrigin = () => false,
    clientOf = () => 'nowhere',
  } = dependencies;
  migrate(database, 'withdrawals', migrations);
  const insert = database.prepare(
    `INSERT INTO withdrawals (reference, name, email, order_number, statement, locale, received_at, client)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const findSame = database.prepare(
    `SELECT reference, received_at AS receivedAt FROM withdrawals
     WHERE email = ? AND name = ? AND order_number = ? AND statement = ? AND received_at > ?`,
  );
  const countOfEmail = database.prepare(
    'SELECT count(*) AS n FROM withdrawals WHERE email = ? AND received_at > ?',
  );
  const countOfClient = database.prepare(
    'SELECT count(*) AS n FROM withdrawals WHERE client = ? AND received_at > ?',
  );
  // Where somebody asked from is kept as a hash, and no longer than it counts.
  const forgetClients = database.prepare(
    'UPDATE withdrawals SET client = NULL WHERE client IS NOT NULL AND received_at <= ?',
  );

  /**
   * Stores a withdrawal together with its receipt: neither is there without the other. Gives nothing when there were too many
   * for this address or from this client.
   */
  function receive(
    withdrawal: Withdrawal,
    locale: Locale,
    context: Context,
  ): { reference: string; receivedAt: string } | undefined {
    const { name, email, orderNumber, statement } = withdrawal;
    const client = createHash('sha256')
      .update(`withdrawals ${clientOf(context)}`)
      .digest('base64url');
    const now = clock();
    const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
    return transaction(database, () => {
      const same = findSame.get(email, name, orderNumber, statement, ago(REPEAT_WINDOW));
      if (same) return { reference: String(same['reference']), receivedAt: String(same['receivedAt']) };

      const { window, perEmail, perClient } = withdrawalLimits;
      forgetClients.run(ago(window));
      const isTooMany =
        Number(countOfEmail.get(email, ago(window))?.['n']) >= perEmail ||
        Number(countOfClient.get(client, ago(window))?.['n']) >= perClient;
      if (isTooMany) return undefined;

      const reference = newReference();
      const receivedAt = now.toISOString();
      insert.run(reference, name, email, orderNumber, statement, locale, receivedAt, client);
      const { receipt } = withdrawalTexts[locale];
      const draft = {
        subject: receipt.subject(reference),
        text: receipt.text({
          ...withdrawal,
          reference,
          receivedAt: inWords(now, locale),
          seller: sellerLines(seller, locale).join('\n'),
        }),
        locale,
      };
      mail.send({ ...draft, to: email, kind: 'withdrawal-receipt' });
      mail.send({ ...draft, to: seller.email, kind: 'withdrawal-copy' });
      return { reference, receivedAt };
    });
  }

  const app = new Hono();
  app.use(
    '/withdrawals',
    cors({
      origin: (asking) => (allowsOrigin(asking) ? asking : null),
      allowMethods: ['POST', 'OPTIONS'],
      maxAge: 86_400,
    }),
  );
  app.use('/withdrawals', bodyLimit({ maxSize: MAX_BODY }));

  app.post('/withdrawals', async (context) => {
    if (isForm(context)) return answerForm(context);
    const body: unknown = await context.req.json().catch(() => undefined);
    const isObject = typeof body === 'object' && body !== null;
    const locale = localeOf(isObject && 'locale' in body ? body.locale : undefined);
    const withdrawal = withdrawalSchema(locale, clock()).safeParse(isObject ? body : {});
    if (!withdrawal.success) return context.json({ errors: firstMessages(withdrawal.error) }, 422);
    try {
      const receipt = receive(withdrawal.data, locale, context);
      if (receipt) return context.json(receipt, 201);
      tellWhen(context);
      return context.json({ message: withdrawalTexts[locale].tooMany }, 429);
    } catch (error) {
      console.error('Cannot store a withdrawal:', error);
      return context.json({ message: withdrawalTexts[locale].error }, 503);
    }
  });

  async function answerForm(context: Context): Promise<Response> {
    const posted = await context.req.parseBody().catch(() => ({}));
    const field = (name: string): string => {
      const value = (posted as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    };
    const locale = localeOf(field('locale'));
    const texts = withdrawalTexts[locale];
    const isNamingGoods = field('scope') === 'goods';
    const typed = {
      name: field('name'),
      email: field('email'),
      orderNumber: field('orderNumber'),
      // The review posts the finished statement, the form of the shop its parts.
      statement:
        field('statement') ||
        (isNamingGoods && field('goods').trim() === ''
          ? ''
          : texts.statement(isNamingGoods ? field('goods').trim() : undefined)),
      receivedOn: field('receivedOn'),
    };
    const withdrawal = withdrawalSchema(locale, clock()).safeParse(typed);
    if (!withdrawal.success) {
      const errors = firstMessages(withdrawal.error);
      const shown =
        isNamingGoods && typed.statement === ''
          ? { ...errors, statement: texts.fields.goodsMissing }
          : errors;
      return page(context, {
        locale,
        status: 422,
        title: texts.page.correct,
        body: editForm(typed, shown, locale),
      });
    }
    if (field('step') !== 'confirm') {
      const body = reviewForm(withdrawal.data, locale);
      return page(context, { locale, status: 200, title: texts.page.review, body });
    }
    try {
      const receipt = receive(withdrawal.data, locale, context);
      if (!receipt) {
        tellWhen(context);
        const body = html`<p>${texts.tooMany}</p>
          ${reviewForm(withdrawal.data, locale)}`;
        return page(context, { locale, status: 429, title: texts.page.review, body });
      }
      const { reference, receivedAt } = receipt;
      const body = html`<p>${texts.page.receiptSent(withdrawal.data.email)}</p>
        ${facts([
          [texts.page.reference, reference],
          [texts.page.receivedAt, inWords(new Date(receivedAt), locale)],
          ...factsOf(withdrawal.data, locale),
        ])}`;
      return page(context, { locale, status: 201, title: texts.page.received, body });
    } catch (error) {
      console.error('Cannot store a withdrawal:', error);
      const body = html`<p>${texts.error}</p>
        ${reviewForm(withdrawal.data, locale)}`;
      return page(context, { locale, status: 503, title: texts.page.review, body });
    }
  }

  return app;
}

/** Says after how many seconds it may be tried again, at the latest. */
function tellWhen(context: Context): void {
  context.header('Retry-After', String(withdrawalLimits.window / 1000));
}

function isForm(context: Context): boolean {
  const type = context.req.header('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data');
}

type Markup = ReturnType<typeof html>;

const factsOf = (withdrawal: Withdrawal, locale: Locale): [term: string, text: string][] => {
  const { page: words } = withdrawalTexts[locale];
  return [
    [words.name, withdrawal.name],
    [words.email, withdrawal.email],
    [words.orderNumber, withdrawal.orderNumber],
    [words.statement, withdrawal.statement],
  ];
};

const facts = (list: readonly [term: string, text: string][]): Markup =>
  html`<dl>
    ${list.map(
      ([term, text]) =>
        html`<dt>${term}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;

/** Step two: what was stated, and the button by which it counts. */
function reviewForm(withdrawal: Withdrawal, locale: Locale): Markup {
  const { page: words } = withdrawalTexts[locale];
  return html`<p>${words.reviewText}</p>
    ${facts(factsOf(withdrawal, locale))}
    <form method="post">
      <input type="hidden" name="locale" value="${locale}" />
      ${Object.entries(withdrawal).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button name="step" value="confirm">${words.confirm}</button>
    </form>`;
}

/** Step one again, with what was typed and what is wrong with it. */
function editForm(typed: TypedWithdrawal, errors: Errors, locale: Locale): Markup {
  const { page: words } = withdrawalTexts[locale];
  const error = (name: string) =>
    errors[name] === undefined ? '' : html`<strong id="${name}-error">${errors[name]}</strong>`;
  const wrong = (name: string) =>
    errors[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-error"`;
  const line = (name: 'name' | 'email' | 'orderNumber' | 'receivedOn', type: string) =>
    html`<p>
      <label for="${name}">${words[name]}</label>
      <input id="${name}" name="${name}" type="${type}" value="${typed[name]}" ${wrong(name)} />
      ${error(name)}
    </p>`;
  return html`<form method="post" novalidate>
    <input type="hidden" name="locale" value="${locale}" />
    ${line('name', 'text')} ${line('email', 'email')} ${line('orderNumber', 'text')}
    <p>
      <label for="statement">${words.statement}</label>
      <textarea id="statement" name="statement" rows="6" ${wrong('statement')}>${typed.statement}</textarea>
      ${error('statement')}
    </p>
    ${line('receivedOn', 'date')}
    <button name="step" value="review">${words.toReview}</button>
  </form>`;
}

function page(
  context: Context,
  {
    locale,
    status,
    title,
    body,
  }: { locale: Locale; status: 200 | 201 | 422 | 429 | 503; title: string; body: Markup },
): Response | Promise<Response> {
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex');
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  );
  return context.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          <style>
            ${PAGE_STYLE}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${body}
            <p><a href="${locale === 'da' ? '/da' : '/'}">${withdrawalTexts[locale].page.home}</a></p>
          </main>
        </body>
      </html>`,
    status,
  );
}
