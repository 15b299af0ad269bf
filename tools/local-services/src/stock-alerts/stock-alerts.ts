import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type LocaleCode, type MarketId } from '@marehalm/shop';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { RateLimiter } from '../commerce/rate-limits.ts';
import { migrate, runTransaction } from '../database.ts';
import { parseLocale } from '../localize-texts.ts';
import type { Mailer } from '../outbox.ts';
import type { Seller } from '../seller.ts';
import { getFieldErrors } from '../service-pages/field-errors.ts';
import { createFieldRenderers } from '../service-pages/field-renderers.ts';
import { isFormPost } from '../service-pages/is-form-post.ts';
import { renderServicePage } from '../service-pages/render-service-page.ts';
import {
  type StockAlertProduct,
  composeStockAlertMail,
  composeStockAlertConfirmationMail,
} from './stock-alert-mail.ts';
import { createStockAlertSchema, type StockAlertRequest } from './stock-alert-schema.ts';
import { stockAlertTexts } from './stock-alert-texts.ts';

/** What the stock alerts depend on. */
export interface StockAlertDependencies {
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: Mailer;
  /** Spends a bot-check token; without it no token is required. */
  readonly verifyCaptcha?: (token: string) => { readonly success: boolean };
  /** Base of the links in mails, without a slash at the end. */
  readonly origin: () => string;
  readonly seller: Seller;
  /** Limits requests and mails; without it nothing is limited. */
  readonly limits?: Pick<RateLimiter, 'allows'>;
  /** Returns the network address of a request; without it all requests count as one client's. */
  readonly clientOf?: (context: Context) => string;
  /** Returns the units of a SKU in stock; `undefined` when the shop does not sell it. */
  readonly countStock: (shop: MarketId, sku: string) => number | undefined;
  /** Returns what the mails show of a SKU; `undefined` when it has no page. */
  readonly findGoods: (sku: string, locale: LocaleCode) => StockAlertProduct | undefined;
}

/** Mails shoppers once when a requested product is back in stock. */
export interface StockAlerts {
  /** `POST /newsletter/stock-alerts`, and the page behind the links of its mails. */
  readonly app: Hono;
  /** Sends the mails for goods that are back in stock, and deletes the addresses. */
  sendDue(): void;
}

/** Milliseconds after which an unconfirmed request is deleted: seven days. */
const CONFIRMATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds after which a stock alert is deleted if its goods have not come back: a year, because consent may lapse then. */
export const STOCK_ALERT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Milliseconds within which a repeated request sends no second mail: a double press, or a lost response. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** Maximum number of mails in one transaction, because other requests wait for it. */
const MAX_MAILS_AT_ONCE = 200;

/** Maximum size of a request in bytes. */
const MAX_BODY_BYTES = 32 * 1024;

/** Version of the consent text, stored as proof of what was agreed to (Danish marketing act, § 10). */
const CONSENT_VERSION = '2026-11';

const migrations = [
  `CREATE TABLE stock_alerts (
    token_hash TEXT PRIMARY KEY,
    email TEXT NOT NULL COLLATE NOCASE,
    shop TEXT NOT NULL,
    sku TEXT NOT NULL,
    locale TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    requested_at TEXT NOT NULL,
    confirmed_at TEXT,
    UNIQUE (email, shop, sku)
  ) STRICT;
  CREATE INDEX stock_alerts_by_goods ON stock_alerts (shop, sku, confirmed_at)`,
];

interface Row {
  readonly token_hash: string;
  readonly email: string;
  readonly shop: MarketId;
  readonly sku: string;
  readonly locale: LocaleCode;
  readonly confirmed_at: string | null;
}

/** The response to a request. */
type Outcome =
  | { readonly status: 201; readonly email: string }
  | { readonly status: 422; readonly errors: Readonly<Record<string, string>> }
  | { readonly status: 429 | 503 };

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates the stock alerts, with double opt-in, and their tables in the services' database. */
export function createStockAlerts(dependencies: StockAlertDependencies): StockAlerts {
  const { database, clock, mail, verifyCaptcha, origin, seller, limits, countStock, findGoods } =
    dependencies;
  const clientOf = dependencies.clientOf ?? (() => 'nowhere');
  migrate(database, 'stock-alerts', migrations);
  const forget = database.prepare(
    'DELETE FROM stock_alerts WHERE requested_at < ? OR (confirmed_at IS NULL AND requested_at < ?)',
  );
  const findSame = database.prepare(
    `SELECT 1 FROM stock_alerts WHERE email = ? AND shop = ? AND sku = ?
     AND (confirmed_at IS NOT NULL OR requested_at BETWEEN ? AND ?)`,
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO stock_alerts (email, shop, sku, token_hash, locale, consent_version, requested_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare('SELECT * FROM stock_alerts WHERE token_hash = ?');
  const confirm = database.prepare(
    'UPDATE stock_alerts SET confirmed_at = ? WHERE token_hash = ? AND confirmed_at IS NULL',
  );
  const remove = database.prepare('DELETE FROM stock_alerts WHERE token_hash = ?');
  const listAwaitedGoods = database.prepare(
    'SELECT DISTINCT shop, sku FROM stock_alerts WHERE confirmed_at IS NOT NULL',
  );
  const listWaiting = database.prepare(
    `SELECT * FROM stock_alerts WHERE shop = ? AND sku = ? AND confirmed_at IS NOT NULL
     ORDER BY confirmed_at LIMIT ${MAX_MAILS_AT_ONCE}`,
  );

  function forgetExpired(): void {
    const now = clock().getTime();
    const before = (milliseconds: number) => new Date(now - milliseconds).toISOString();
    forget.run(before(STOCK_ALERT_LIFETIME_MS), before(CONFIRMATION_LIFETIME_MS));
  }

  /** Stores a request together with its mail. The response does not reveal whether the address had already asked. */
  function request(
    { email, market, sku }: StockAlertRequest,
    locale: LocaleCode,
    goods: StockAlertProduct,
  ): void {
    const now = clock();
    const justNow = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
    if (findSame.get(email, market, sku, justNow, now.toISOString()) !== undefined) return;
    const isMailable = limits?.allows('mailsPerRecipient', `stock-alert ${email.toLowerCase()}`) ?? true;
    if (!isMailable) return;
    const token = randomBytes(32).toString('base64url');
    runTransaction(database, () => {
      forgetExpired();
      insert.run(email, market, sku, hashToken(token), locale, CONSENT_VERSION, now.toISOString());
      const link = `${origin()}/newsletter/stock-alerts/${token}`;
      mail.send(composeStockAlertConfirmationMail({ email, locale }, goods, link, seller));
    });
  }

  function answerRequest(context: Context, body: unknown, locale: LocaleCode): Outcome {
    const texts = stockAlertTexts[locale];
    const parsed = createStockAlertSchema(locale).safeParse(body);
    if (!parsed.success) return { status: 422, errors: getFieldErrors(parsed.error) };
    const { email, market, sku, captchaToken } = parsed.data;
    const goods = countStock(market, sku) === undefined ? undefined : findGoods(sku, locale);
    if (!goods) return { status: 422, errors: { sku: texts.unknownGoods } };
    if (verifyCaptcha?.(captchaToken).success === false) {
      return { status: 422, errors: { captchaToken: texts.error } };
    }
    if (limits?.allows('stockAlertsPerClient', clientOf(context)) === false) return { status: 429 };
    try {
      request(parsed.data, locale, goods);
    } catch (error) {
      console.error('Cannot store a stock alert:', error);
      return { status: 503 };
    }
    return { status: 201, email };
  }

  const app = new Hono();
  app.use('/newsletter/stock-alerts', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/newsletter/stock-alerts', async (context) => {
    if (isFormPost(context)) return answerForm(context);
    const body: unknown = await context.req.json().catch(() => undefined);
    const fields = typeof body === 'object' && body !== null ? body : {};
    const locale = parseLocale('locale' in fields ? fields.locale : undefined);
    const outcome = answerRequest(context, fields, locale);
    if (outcome.status === 201) return context.json({ email: outcome.email, status: 'pending' }, 201);
    if (outcome.status === 422) return context.json({ errors: outcome.errors }, 422);
    return context.json({ message: stockAlertTexts[locale].error }, outcome.status);
  });

  /** Responds with pages to the form of a page without scripts. */
  async function answerForm(context: Context): Promise<Response> {
    const posted: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    const text = (name: string): string => (typeof posted[name] === 'string' ? posted[name] : '');
    const locale = parseLocale(posted['locale']);
    const { requested, error, page: words } = stockAlertTexts[locale];
    const body = { ...posted, captchaToken: text('g-recaptcha-response') };
    const outcome = answerRequest(context, body, locale);
    const errors: Readonly<Record<string, string>> = outcome.status === 422 ? outcome.errors : {};
    const { renderTextField } = createFieldRenderers(errors);
    const isForm = outcome.status !== 201;
    return renderServicePage(context, {
      locale,
      status: outcome.status,
      title: words.title,
      body: html`${outcome.status === 201 ? html`<p>${requested}</p>` : ''}
      ${isForm && errors['email'] === undefined ? html`<p>${errors['sku'] ?? error}</p>` : ''}
      ${
        isForm
          ? html`<form method="post" novalidate>
              <input type="hidden" name="locale" value="${locale}" />
              <input type="hidden" name="market" value="${text('market')}" />
              <input type="hidden" name="sku" value="${text('sku')}" />
              ${renderTextField('email', 'email', words.email, text('email'))}
              <p>${words.purpose}</p>
              <button>${words.submit}</button>
            </form>`
          : ''
      }`,
      home: words.home,
    });
  }

  /** Renders the page behind a link in a mail. Opening it changes nothing, because mail programs open links by themselves. */
  function page(
    context: Context,
    locale: LocaleCode,
    message: string,
    action?: 'confirm' | 'cancel',
    status: 200 | 404 | 503 = 200,
  ) {
    const texts = stockAlertTexts[locale].page;
    return renderServicePage(context, {
      locale,
      status,
      title: texts.title,
      body: html`<p>${message}</p>
        ${
          action === undefined
            ? ''
            : html`<form method="post">
                <button ${action === 'cancel' ? html`data-look="quiet"` : ''} name="action" value="${action}">
                  ${texts[action]}
                </button>
              </form>`
        }`,
      home: texts.home,
    });
  }

  function answerLink(context: Context, action?: unknown) {
    forgetExpired();
    const hash = hashToken(context.req.param('token') ?? '');
    const row = find.get(hash) as Row | undefined;
    const goods = row && findGoods(row.sku, row.locale);
    if (!row || !goods) {
      const reader = parseLocale(context.req.header('Accept-Language')?.slice(0, 2).toLowerCase());
      return page(context, reader, stockAlertTexts[reader].page.unknown, undefined, 404);
    }
    const texts = stockAlertTexts[row.locale];
    if (action === 'cancel') {
      remove.run(hash);
      return page(context, row.locale, texts.page.canceled);
    }
    const isConfirmed = action === 'confirm' || row.confirmed_at !== null;
    if (!isConfirmed) return page(context, row.locale, texts.page.pending(goods.name), 'confirm');
    try {
      if (action === 'confirm') confirm.run(clock().toISOString(), hash);
    } catch (error) {
      console.error('Cannot confirm a stock alert:', error);
      return page(context, row.locale, texts.error, 'confirm', 503);
    }
    return page(context, row.locale, texts.page.confirmed(goods.name), 'cancel');
  }

  app.get('/newsletter/stock-alerts/:token', (context) => answerLink(context));
  app.post('/newsletter/stock-alerts/:token', async (context) => {
    const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    return answerLink(context, body['action']);
  });

  function sendDue(): void {
    for (const { shop, sku } of listAwaitedGoods.all() as unknown as Row[]) {
      if ((countStock(shop, sku) ?? 0) === 0) continue;
      // The mail and the deletion are one transaction, so that each shopper gets one mail.
      runTransaction(database, () => {
        forgetExpired();
        for (const row of listWaiting.all(shop, sku) as unknown as Row[]) {
          const goods = findGoods(sku, row.locale);
          if (!goods) continue;
          mail.send(composeStockAlertMail(row, goods, seller));
          remove.run(row.token_hash);
        }
      });
    }
  }

  return { app, sendDue };
}
