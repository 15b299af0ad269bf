import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { hrefFor } from '@marehalm/shop';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { z } from 'zod';
import type { LocaleCode } from '@marehalm/shop';
import { parseLocale } from '../localize-texts.ts';
import { migrate, runTransaction } from '../database.ts';
import type { RateLimiter } from '../commerce/rate-limits.ts';
import type { Mailer } from '../outbox.ts';
import type { Seller } from '../seller.ts';
import { hasControlCharacter, hasWebAddress } from '../unsafe-text.ts';
import { createEmailSchema } from '../service-pages/email-schema.ts';
import { newsletterTexts, type WelcomeOffer } from './newsletter-texts.ts';
import { type FieldErrors, getFieldErrors } from '../service-pages/field-errors.ts';
import { renderNewsletterForm } from './newsletter-form.ts';
import {
  composeNewsletterConfirmationMail,
  composeAlreadyMemberMail,
  composeWelcomeMail,
  type NewsletterSender,
} from './newsletter-mail.ts';
import { isFormPost } from '../service-pages/is-form-post.ts';
import { renderServicePage } from '../service-pages/render-service-page.ts';

/** The dependencies of the newsletter. */
export interface NewsletterDependencies {
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: Mailer;
  /** Verifies and invalidates a token of the bot check. Without it no token is required. */
  readonly verifyCaptcha?: (token: string) => { readonly success: boolean };
  /** Returns the public URL of the shop for links in mails, without a trailing slash. */
  readonly origin: () => string;
  /** The sender of the mails. */
  readonly seller: Seller;
  /** The picture above the welcome; none by default. */
  readonly picture?: NewsletterSender['picture'];
  /** Limits sign-ups and mails; unlimited by default. */
  readonly limits?: Pick<RateLimiter, 'allows'>;
  /** Returns the IP address of a request; by default all requests count as one client. */
  readonly clientOf?: (context: Context) => string;
  /** Returns the offer for new members, if there is one. */
  readonly findWelcomeOffer: (locale: LocaleCode) => WelcomeOffer | undefined;
}

/** The newsletter club. */
export interface Newsletter {
  /** Serves `POST /newsletter/subscriptions`, and the page behind the links of its mails. */
  readonly app: Hono;
  /** Whether the address has been confirmed by mail. */
  isConfirmed(email: string): boolean;
}

/** Milliseconds after which an unconfirmed subscription is deleted: seven days. */
export const SUBSCRIPTION_CONFIRMATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Time in which a second sign-up counts as a repeated press or a lost answer, and sends no second mail. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** Maximum size of a request in bytes: enough for a name, an address and the longest token of the bot check. */
const MAX_BODY_BYTES = 32 * 1024;

/** Version of the text that is stored with each consent as proof (Danish marketing act, § 10). */
const CONSENT_VERSION = '2026-11';

const migrations = [
  `CREATE TABLE newsletter_subscriptions (
    email TEXT PRIMARY KEY COLLATE NOCASE,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    consent_version TEXT NOT NULL,
    subscribed_at TEXT NOT NULL,
    confirmed_at TEXT
  ) STRICT`,
];

/** Returns the language for a reader whose subscription no longer exists. */
const findReader = (context: Context): LocaleCode =>
  parseLocale(context.req.header('Accept-Language')?.slice(0, 2).toLowerCase());

/** Path of the unsubscribe link in a mail. */
const UNSUBSCRIBE_PATH = 'leave';

/** Creates the schema with messages in the language of the form. */
function createSubscriptionSchema(locale: LocaleCode) {
  const messages = newsletterTexts[locale].fields;
  return z.object({
    name: z
      .string(messages.nameMissing)
      .trim()
      .min(1, messages.nameMissing)
      .max(100, messages.nameTooLong)
      .refine((name) => !hasControlCharacter(name), messages.nameMissing)
      .refine((name) => !hasWebAddress(name), messages.nameUnusable),
    email: createEmailSchema(messages),
    acceptsPolicy: z.literal(true, messages.acceptsPolicy),
    captchaToken: z.string().max(4096).catch(''),
  });
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Row {
  readonly email: string;
  readonly name: string;
  readonly locale: LocaleCode;
  readonly confirmed_at: string | null;
}

/**
 * What the page behind a link offers: confirming a subscription, or unsubscribing; to a confirmed member also a link to the shop.
 */
type Action = 'confirm' | 'unsubscribe' | 'welcome';

function renderActions(action: Action, locale: LocaleCode) {
  const texts = newsletterTexts[locale].page;
  if (action === 'welcome') {
    return html`<p><a data-look="main" href="${hrefFor('shop', locale)}">${texts.shop}</a></p>
      <form method="post">
        <button data-look="quiet" name="action" value="unsubscribe">${texts.unsubscribe}</button>
      </form>`;
  }
  return html`<form method="post">
    <button name="action" value="${action}">${texts[action]}</button>
  </form>`;
}

/** Creates a newsletter with double opt-in in the services' database. */
export function createNewsletter(dependencies: NewsletterDependencies): Newsletter {
  const { database, clock, mail, verifyCaptcha, origin, findWelcomeOffer, limits } = dependencies;
  const clientOf = dependencies.clientOf ?? (() => 'nowhere');
  migrate(database, 'newsletter', migrations);
  const forgetUnconfirmed = database.prepare(
    'DELETE FROM newsletter_subscriptions WHERE confirmed_at IS NULL AND subscribed_at < ?',
  );
  const insert = database.prepare(
    `INSERT INTO newsletter_subscriptions (email, name, locale, token_hash, consent_version, subscribed_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const findPending = database.prepare(
    `SELECT 1 FROM newsletter_subscriptions WHERE email = ? AND confirmed_at IS NULL AND subscribed_at > ?
     AND subscribed_at <= ?`,
  );
  const forgetPending = database.prepare(
    'DELETE FROM newsletter_subscriptions WHERE email = ? AND confirmed_at IS NULL',
  );
  const remove = database.prepare('DELETE FROM newsletter_subscriptions WHERE token_hash = ?');
  const find = database.prepare(
    'SELECT email, name, locale, confirmed_at FROM newsletter_subscriptions WHERE token_hash = ?',
  );
  const confirm = database.prepare(
    'UPDATE newsletter_subscriptions SET confirmed_at = ? WHERE token_hash = ? AND confirmed_at IS NULL',
  );
  const findConfirmed = database.prepare(
    'SELECT 1 FROM newsletter_subscriptions WHERE email = ? AND confirmed_at IS NOT NULL',
  );

  const linkOf = (token: string): string => `${origin()}/newsletter/subscriptions/${token}`;
  const sender = (): NewsletterSender => ({
    origin: origin(),
    seller: dependencies.seller,
    picture: dependencies.picture,
  });

  function forgetExpired(): void {
    forgetUnconfirmed.run(new Date(clock().getTime() - SUBSCRIPTION_CONFIRMATION_LIFETIME_MS).toISOString());
  }

  /**
   * Stores a subscription together with its mail. An unconfirmed address gets the request again, a member gets a notice. The answer
   * is the same in all cases, so that it does not reveal who is a member.
   */
  function subscribe(person: { name: string; email: string }, locale: LocaleCode): void {
    const now = clock();
    const justNow = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
    if (findPending.get(person.email, justNow, now.toISOString()) !== undefined) return;
    const isMailable =
      limits?.allows('mailsPerRecipient', `newsletter ${person.email.toLowerCase()}`) ?? true;
    if (!isMailable) return;
    const token = randomBytes(32).toString('base64url');
    runTransaction(database, () => {
      forgetExpired();
      if (findConfirmed.get(person.email) !== undefined) {
        mail.send(composeAlreadyMemberMail({ email: person.email, locale }, sender()));
        return;
      }
      forgetPending.run(person.email);
      insert.run(person.email, person.name, locale, hashToken(token), CONSENT_VERSION, now.toISOString());
      mail.send(composeNewsletterConfirmationMail({ ...person, locale }, linkOf(token), sender()));
    });
  }

  /** Confirms a membership and mails the code, both together and only once. */
  function join(row: Row, token: string): void {
    runTransaction(database, () => {
      if (Number(confirm.run(clock().toISOString(), hashToken(token)).changes) === 0) return;
      const unsubscribeLink = `${linkOf(token)}?${UNSUBSCRIBE_PATH}`;
      mail.send(composeWelcomeMail(row, findWelcomeOffer(row.locale), unsubscribeLink, sender()));
    });
  }

  const isAllowed = (context: Context): boolean =>
    limits?.allows('newsletterPerClient', clientOf(context)) ?? true;

  const app = new Hono();
  app.use('/newsletter/*', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/newsletter/subscriptions', async (context) => {
    if (isFormPost(context)) return answerForm(context);
    const body: unknown = await context.req.json().catch(() => undefined);
    const isObject = typeof body === 'object' && body !== null;
    const locale = parseLocale(isObject && 'locale' in body ? body.locale : undefined);
    const texts = newsletterTexts[locale];

    const subscription = createSubscriptionSchema(locale).safeParse(isObject ? body : {});
    if (!subscription.success) return context.json({ errors: getFieldErrors(subscription.error) }, 422);
    const { name, email, captchaToken } = subscription.data;
    if (verifyCaptcha?.(captchaToken).success === false) {
      return context.json({ errors: { captchaToken: texts.error } }, 422);
    }

    if (!isAllowed(context)) return context.json({ message: texts.error }, 429);
    try {
      subscribe({ name, email }, locale);
    } catch (error) {
      console.error('Cannot store a newsletter subscription:', error);
      return context.json({ message: texts.error }, 503);
    }
    return context.json({ email, status: 'pending' }, 201);
  });

  /** Answers the form of a page without scripts with pages. */
  async function answerForm(context: Context): Promise<Response> {
    const posted: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    const text = (name: string): string => (typeof posted[name] === 'string' ? posted[name] : '');
    const locale = parseLocale(posted['locale']);
    const { success, error, page: words } = newsletterTexts[locale];
    const typed = { name: text('name'), email: text('email'), acceptsPolicy: text('acceptsPolicy') !== '' };
    const answer = (status: 201 | 422 | 429 | 503, message: string, errors?: FieldErrors) =>
      renderServicePage(context, {
        locale,
        status,
        title: words.title,
        body: html`${message && html`<p>${message}</p>`}
        ${errors ? renderNewsletterForm(typed, errors, locale) : ''}`,
        home: words.home,
      });

    const subscription = createSubscriptionSchema(locale).safeParse({
      ...typed,
      captchaToken: text('g-recaptcha-response'),
    });
    if (!subscription.success) return answer(422, '', getFieldErrors(subscription.error));
    const { captchaToken, ...person } = subscription.data;
    if (verifyCaptcha?.(captchaToken).success === false) return answer(422, error, {});
    if (!isAllowed(context)) return answer(429, error, {});
    try {
      subscribe(person, locale);
      return answer(201, success);
    } catch (problem) {
      console.error('Cannot store a newsletter subscription:', problem);
      return answer(503, error, {});
    }
  }

  /** Renders the page behind a link of a mail. Opening it changes nothing, because mail programs open links by themselves. */
  function page(
    context: Context,
    row: Row | undefined,
    message: string,
    action?: Action,
    status: 200 | 404 | 503 = row === undefined ? 404 : 200,
  ) {
    const locale = row?.locale ?? findReader(context);
    const texts = newsletterTexts[locale].page;
    return renderServicePage(context, {
      locale,
      status,
      title: texts.title,
      body: html`<p>${message}</p>
        ${action === undefined ? '' : renderActions(action, locale)}`,
      // Members already get a link to the shop.
      ...(action === 'welcome' ? {} : { home: texts.home }),
    });
  }

  app.get('/newsletter/subscriptions/:token', (context) => {
    forgetExpired();
    const row = find.get(hashToken(context.req.param('token'))) as Row | undefined;
    if (row === undefined) return page(context, undefined, newsletterTexts[findReader(context)].page.unknown);
    const texts = newsletterTexts[row.locale].page;
    if (row.confirmed_at === null) return page(context, row, texts.pending, 'confirm');
    const isLeaving = context.req.query(UNSUBSCRIBE_PATH) !== undefined;
    return isLeaving
      ? page(context, row, texts.leave, 'unsubscribe')
      : page(context, row, texts.confirmed, 'welcome');
  });

  app.post('/newsletter/subscriptions/:token', async (context) => {
    const token = context.req.param('token');
    const body = await context.req.parseBody().catch(() => undefined);
    forgetExpired();
    const row = find.get(hashToken(token)) as Row | undefined;
    if (row === undefined) return page(context, undefined, newsletterTexts[findReader(context)].page.unknown);
    const texts = newsletterTexts[row.locale];

    if (body?.['action'] === 'unsubscribe') {
      remove.run(hashToken(token));
      return page(context, row, texts.page.unsubscribed);
    }
    try {
      join(row, token);
    } catch (error) {
      console.error('Cannot confirm a newsletter subscription:', error);
      return page(context, row, texts.error, 'confirm', 503);
    }
    const { confirmed, codeComes } = texts.page;
    const message = findWelcomeOffer(row.locale) ? `${confirmed} ${codeComes}` : confirmed;
    return page(context, row, message, 'welcome');
  });

  return { app, isConfirmed: (email) => findConfirmed.get(email) !== undefined };
}
