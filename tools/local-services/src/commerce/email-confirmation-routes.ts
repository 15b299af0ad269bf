import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '@marehalm/shop';
import { parseLocale, localizeTexts } from '../localize-texts.ts';
import { renderServicePage } from '../service-pages/render-service-page.ts';
import { confirmEmailChange } from './email-change.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { RequestContext } from './request-context.ts';

interface EmailConfirmationOptions {
  readonly limits: Pick<RateLimiter, 'transaction'>;
  /** Creates the context of a request to a shop; `undefined` for a shop that is not open. */
  readonly contextFor: (shop: string, locale: LocaleCode, asking: Context) => RequestContext | undefined;
}

const texts = localizeTexts({
  en: {
    title: 'Your email address',
    ask: (email: string) => `Is ${email} to be the email address of your account at ${brand.name}?`,
    confirm: 'Confirm the address',
    confirmed: (email: string) => `${email} is confirmed. You log in with it from now on.`,
    over: 'This link has expired or has been used.',
    account: 'To your account',
    home: 'To the front page',
  },
  da: {
    title: 'Din e-mailadresse',
    ask: (email: string) => `Skal ${email} være e-mailadressen på din konto hos ${brand.name}?`,
    confirm: 'Bekræft adressen',
    confirmed: (email: string) => `${email} er bekræftet. Du logger ind med den fra nu af.`,
    over: 'Linket er udløbet eller allerede brugt.',
    account: 'Til din konto',
    home: 'Til forsiden',
  },
});

/**
 * Creates the page behind the link that is mailed to a customer's new email address. Opening it changes nothing, because mail
 * programs open links by themselves.
 */
export function createEmailConfirmationRoutes({ limits, contextFor }: EmailConfirmationOptions): Hono {
  const app = new Hono();
  const path = '/shops/:shop/customers/email/:key';
  const open = (context: Context) => {
    const locale = parseLocale(context.req.query('locale'));
    const request = contextFor(context.req.param('shop') ?? '', locale, context);
    return { locale, request, key: context.req.param('key') ?? '' };
  };
  const over = (context: Context, locale: LocaleCode) => {
    const { title, over: text, home } = texts[locale];
    return renderServicePage(context, { locale, status: 404, title, body: html`<p>${text}</p>`, home });
  };

  app.get(path, (context) => {
    const { locale, request, key } = open(context);
    const change = request?.customers.findEmailChange(request.shop.id, key, request.now);
    if (!change) return over(context, locale);
    const { title, ask, confirm, home } = texts[locale];
    const body = html`<p>${ask(change.email)}</p>
      <form method="post"><button name="action" value="confirm">${confirm}</button></form>`;
    return renderServicePage(context, { locale, status: 200, title, body, home });
  });

  app.post(path, (context) => {
    const { locale, request, key } = open(context);
    const changed = request && limits.transaction(() => confirmEmailChange(key, request));
    if (!changed) return over(context, locale);
    const { title, confirmed, account } = texts[locale];
    const body = html`<p>${confirmed(changed.email)}</p>
      <p><a data-look="main" href="${hrefFor('account', locale)}">${account}</a></p>`;
    return renderServicePage(context, { locale, status: 200, title, body });
  });
  return app;
}
