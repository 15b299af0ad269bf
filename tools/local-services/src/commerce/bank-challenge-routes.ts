import { formatPrice } from '@marehalm/i18n-routing';
import { type LocaleCode } from '@marehalm/shop';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { brand } from '@marehalm/shop';
import { parseLocale, localizeTexts } from '../localize-texts.ts';
import { calculateCart } from './calculate-cart.ts';
import { answerBankChallenge, findChallengedPaymentAttempt } from './completion-resolvers.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { RequestContext } from './request-context.ts';

interface BankOptions {
  readonly limits: Pick<RateLimiter, 'transaction'>;
  /** Creates the context of a request to a shop; `undefined` for a shop that is not open. */
  readonly contextFor: (shop: string, locale: LocaleCode, asking: Context) => RequestContext | undefined;
}

const texts = localizeTexts({
  en: {
    title: 'Test bank',
    ask: (amount: string) => `${brand.name} wants to reserve ${amount} on your test card.`,
    approve: 'Approve',
    decline: 'Decline',
    over: 'There is nothing to approve any more.',
    back: 'Back to the shop',
  },
  da: {
    title: 'Testbank',
    ask: (amount: string) => `${brand.name} vil reservere ${amount} på dit testkort.`,
    approve: 'Godkend',
    decline: 'Afvis',
    over: 'Der er ikke længere noget at godkende.',
    back: 'Tilbage til butikken',
  },
});

/**
 * Creates the page on which the test bank asks the shopper to confirm a payment, as in strong customer authentication. It returns
 * to the checkout with `?attempt=<id>`, where the outcome can be requested.
 */
export function createBankChallengeRoutes({ limits, contextFor }: BankOptions): Hono {
  const app = new Hono();
  const path = '/shops/:shop/payments/challenges/:attempt';
  const open = (context: Context) => {
    const locale = parseLocale(context.req.query('locale'));
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'",
    );
    return { locale, request: contextFor(context.req.param('shop') ?? '', locale, context) };
  };
  const backTo = ({ links }: RequestContext, locale: LocaleCode, attemptId: string) =>
    `${links.checkout(locale)}?${String(new URLSearchParams({ attempt: attemptId }))}`;

  app.get(path, (context) => {
    const { locale, request } = open(context);
    if (!request) return context.json({ errors: 'Not Found' }, 404);
    const attemptId = context.req.param('attempt');
    const attempt = findChallengedPaymentAttempt(attemptId, request);
    const cart = attempt && request.carts.find(attempt.cart, request.shop.id);
    const text = texts[locale];
    const question = cart
      ? html`<p>${text.ask(formatPrice(calculateCart(cart, request).totals.amountDue, locale))}</p>
          <form method="post">
            <button name="answer" value="approve">${text.approve}</button>
            <button name="answer" value="decline">${text.decline}</button>
          </form>`
      : html`<p>${text.over}</p>
          <p><a href="${backTo(request, locale, attemptId)}">${text.back}</a></p>`;
    return context.html(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${text.title}</title>
            <style>
              body {
                font:
                  17px/1.6 system-ui,
                  sans-serif;
                max-width: 40ch;
                margin: 48px auto;
                padding: 0 20px;
              }
              button {
                font: inherit;
                padding: 12px 24px;
              }
            </style>
          </head>
          <body>
            <main>
              <h1>${text.title}</h1>
              ${question}
            </main>
          </body>
        </html>`,
      cart ? 200 : 404,
    );
  });

  app.post(path, async (context) => {
    const { locale, request } = open(context);
    if (!request) return context.json({ errors: 'Not Found' }, 404);
    const body = await context.req.parseBody().catch((): Record<string, unknown> => ({}));
    const attemptId = context.req.param('attempt');
    limits.transaction(() => {
      // Requested inside the transaction: a repeated press has no effect.
      const attempt = findChallengedPaymentAttempt(attemptId, request);
      if (attempt) answerBankChallenge(attempt, body['answer'] === 'approve', request);
    });
    return context.redirect(backTo(request, locale, attemptId), 303);
  });
  return app;
}
