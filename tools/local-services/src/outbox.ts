import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type LocaleCode, localeCodes } from '@marehalm/shop';
import { migrate } from './database.ts';

/** A mail to be sent. All mail stays on this machine, in the outbox. */
export interface MailDraft {
  /** One email address, without a display name. */
  readonly to: string;
  /** A single line. */
  readonly subject: string;
  /** Plain text. The outbox page turns its URLs into links. */
  readonly text: string;
  /** The same contents as HTML for mail programs. */
  readonly html: string;
  /** Purpose of the mail, so that tests and people can find it: `newsletter-confirmation`, `password-reset`, … */
  readonly kind: string;
  /** Language of the text. */
  readonly locale: LocaleCode;
}

/** A mail in the outbox. */
export interface Mail extends MailDraft {
  /** Increases from 1. */
  readonly id: number;
  /** ISO 8601 instant. */
  readonly sentAt: string;
}

/** Sends mail for every service. */
export interface Mailer {
  /** Stores `draft` as sent. @throws InvalidMailError when the recipient or the subject is not a valid mail header. */
  send(draft: MailDraft): Mail;
}

/** The mail port with its page for people and JSON for tests. */
export interface Outbox extends Mailer {
  /** Removes some of the expired mails. Returns whether there may be more. */
  sweep(): boolean;
  /** Returns mails from new to old; if `to` is given, only those to this address. */
  list(to?: string): readonly Mail[];
  /** Serves `/outbox`, and the HTML of one mail at `/outbox/<id>`. */
  readonly app: Hono;
}

/** Thrown for an invalid recipient, or for a recipient or subject with a line break, which would start another header. */
export class InvalidMailError extends Error {
  override readonly name = 'InvalidMailError';
}

/** C0 and C1 control characters and the two Unicode line breaks, any of which a mail server could take for the end of a header. */
const singleLine = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'has a control character');

/** Control characters except line breaks and tabs, and marks that change the text direction. */
const UNPRINTABLE_CHARACTERS = /[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

const toPrintable = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(UNPRINTABLE_CHARACTERS, '');

const draftSchema = z.object({
  to: singleLine.max(254).pipe(z.email()),
  subject: singleLine.min(1).max(200),
  text: z.string().max(100_000).transform(toPrintable),
  html: z.string().max(1_000_000).transform(toPrintable),
  kind: z.string().regex(/^[a-z][a-z-]{0,62}$/),
  locale: z.enum(localeCodes),
});

const migrations = [
  `CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL COLLATE NOCASE,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    kind TEXT NOT NULL,
    locale TEXT NOT NULL,
    sent_at TEXT NOT NULL
  ) STRICT`,

  'CREATE INDEX outbox_by_recipient ON outbox (recipient); CREATE INDEX outbox_by_age ON outbox (sent_at)',

  "ALTER TABLE outbox ADD COLUMN html TEXT NOT NULL DEFAULT ''",
];

/** Age at which a mail is deleted. */
const MAIL_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Maximum number of mails that one sweep removes, because other requests wait for it. */
const MAX_SWEPT_MAILS = 500;

/** Maximum number of mails on the page and in the JSON. */
const MAX_SHOWN_MAILS = 200;

/** Creates an outbox in `database`, dated by `clock`. */
export function createOutbox(dependencies: { database: DatabaseSync; clock: () => Date }): Outbox {
  const { database, clock } = dependencies;
  migrate(database, 'outbox', migrations);
  const insert = database.prepare(
    'INSERT INTO outbox (recipient, subject, text, html, kind, locale, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const columns = 'id, recipient AS "to", subject, text, html, kind, locale, sent_at AS sentAt';
  const newest = database.prepare(`SELECT ${columns} FROM outbox ORDER BY id DESC LIMIT ${MAX_SHOWN_MAILS}`);
  const newestTo = database.prepare(
    `SELECT ${columns} FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT ${MAX_SHOWN_MAILS}`,
  );
  const findHtml = database.prepare('SELECT html FROM outbox WHERE id = ?');
  const clear = database.prepare('DELETE FROM outbox');
  const deleteOld = database.prepare(
    `DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE sent_at <= ? LIMIT ${MAX_SWEPT_MAILS})`,
  );

  function send(draft: MailDraft): Mail {
    const checked = draftSchema.safeParse(draft);
    if (!checked.success) {
      const { path, message } = checked.error.issues[0] ?? { path: [], message: 'is malformed' };
      throw new InvalidMailError(`Cannot send mail: "${path.join('.')}" ${message}`);
    }
    const mail = checked.data;
    const sentAt = clock().toISOString();
    const { lastInsertRowid } = insert.run(
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      mail.kind,
      mail.locale,
      sentAt,
    );
    return { ...mail, id: Number(lastInsertRowid), sentAt };
  }

  const list = (to?: string): readonly Mail[] =>
    (to === undefined ? newest.all() : newestTo.all(to)) as unknown as readonly Mail[];

  const app = new Hono();
  app.get('/outbox', (context) => {
    const mails = list(context.req.query('to'));
    const wantsPage = context.req.header('accept')?.includes('text/html') ?? false;
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept');
    if (!wantsPage) return context.json({ items: mails, total: mails.length });
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
    );
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(renderOutboxPage(mails));
  });
  app.get('/outbox/:id{\\d{1,12}}', (context) => {
    const found = findHtml.get(Number(context.req.param('id')));
    context.header('Cache-Control', 'no-store');
    if (found === undefined) return context.text('There is no such mail', 404);
    // Mail programs run no scripts, send no forms and load only pictures; this page does the same.
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
        'sandbox allow-popups allow-popups-to-escape-sandbox',
    );
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(String(found['html']));
  });
  app.delete('/outbox', (context) => {
    clear.run();
    return context.body(null, 204);
  });

  const sweep = (): boolean =>
    Number(deleteOld.run(new Date(clock().getTime() - MAIL_LIFETIME_MS).toISOString()).changes) ===
    MAX_SWEPT_MAILS;

  return { send, list, sweep, app };
}

/** Turns the URLs in `text` into links. `html` escapes everything else. */
function renderLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function renderOutboxPage(mails: readonly Mail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        <style>
          ${raw(
            'body{font:17px/1.6 system-ui,sans-serif;color:#1f2a26;background:#faf8f3;max-width:1180px;margin:48px auto;padding:0 20px}' +
              'article{border-top:1px solid #dad3c5;padding:24px 0}h1,h2{font-weight:600}h2{font-size:19px;margin:0}' +
              'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}p{margin:0;color:#4a554f}a{color:#2f6b4f}' +
              'iframe{width:100%;height:720px;border:1px solid #dad3c5;background:#faf8f3}' +
              '.bodies{display:grid;gap:24px;margin-top:16px}@media(min-width:1000px){.bodies{grid-template-columns:640px 1fr}}',
          )}
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Mail the shop would have sent. It stays on this machine.</p>
        ${mails.map(
          (mail) =>
            html`<article lang="${mail.locale}">
              <h2>${mail.subject}</h2>
              <p>To ${mail.to}, <time datetime="${mail.sentAt}">${mail.sentAt}</time>, ${mail.kind}</p>
              <div class="bodies">
                ${
                  mail.html === ''
                    ? ''
                    : html`<iframe
                        src="/outbox/${mail.id}"
                        title="${mail.subject}"
                        loading="lazy"
                        sandbox="allow-popups allow-popups-to-escape-sandbox"
                      ></iframe>`
                }
                <pre>${renderLinks(mail.text)}</pre>
              </div>
            </article>`,
        )}
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
      </body>
    </html>`;
}
