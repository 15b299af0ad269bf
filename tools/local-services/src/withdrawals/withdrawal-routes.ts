import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { parseLocale } from '../localize-texts.ts';
import type { AllowsOrigin } from '../origin-check.ts';
import { getFieldErrors } from '../service-pages/field-errors.ts';
import { isFormPost } from '../service-pages/is-form-post.ts';
import { renderServicePage, type Markup, type ServicePage } from '../service-pages/render-service-page.ts';
import {
  renderWithdrawalForm,
  renderWithdrawalRows,
  toWithdrawalRows,
  renderWithdrawalReview,
} from './withdrawal-pages.ts';
import {
  createWithdrawalRecorder,
  formatReceiptTime,
  withdrawalRateLimits,
  type WithdrawalRecorderDependencies,
} from './withdrawal-recorder.ts';
import { createWithdrawalSchema } from './withdrawal-schema.ts';
import { getReceivedAtLabel, withdrawalTexts } from './withdrawal-texts.ts';

/** The dependencies of withdrawals. */
export interface WithdrawalsDependencies extends WithdrawalRecorderDependencies {
  /** Origins whose scripts may send requests; none by default. */
  readonly allowsOrigin?: AllowsOrigin;
  /** Returns the IP address of a request; by default all requests count as one client. */
  readonly clientOf?: (context: Context) => string;
}

/** Maximum size of a request in bytes: enough for the longest statement. */
const MAX_BODY_BYTES = 32 * 1024;

/**
 * Creates `POST /withdrawals`, the withdrawal function of Directive 2011/83/EU, art. 11a. Stores JSON at once; answers a plain
 * form post with a review page that the shopper confirms.
 */
export function createWithdrawalRoutes(dependencies: WithdrawalsDependencies): Hono {
  const { clock, allowsOrigin = () => false, clientOf = () => 'nowhere' } = dependencies;
  const receive = createWithdrawalRecorder(dependencies);

  const app = new Hono();
  app.use(
    '/withdrawals',
    cors({
      origin: (asking) => (allowsOrigin(asking) ? asking : null),
      allowMethods: ['POST', 'OPTIONS'],
      maxAge: 86_400,
    }),
  );
  app.use('/withdrawals', bodyLimit({ maxSize: MAX_BODY_BYTES }));

  app.post('/withdrawals', async (context) => {
    if (isFormPost(context)) return answerForm(context);
    const body: unknown = await context.req.json().catch(() => undefined);
    const isObject = typeof body === 'object' && body !== null;
    const locale = parseLocale(isObject && 'locale' in body ? body.locale : undefined);
    const withdrawal = createWithdrawalSchema(locale, clock()).safeParse(isObject ? body : {});
    if (!withdrawal.success) return context.json({ errors: getFieldErrors(withdrawal.error) }, 422);
    try {
      const receipt = receive(withdrawal.data, locale, clientOf(context));
      if (receipt) return context.json(receipt, 201);
      setRetryAfter(context);
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
    const locale = parseLocale(field('locale'));
    const texts = withdrawalTexts[locale];
    const page = (status: ServicePage['status'], title: string, body: Markup) =>
      renderServicePage(context, { locale, status, title, body, home: texts.page.home });
    const isNamingGoods = field('scope') === 'goods';
    const typed = {
      name: field('name'),
      email: field('email'),
      orderNumber: field('orderNumber'),
      // The review posts the finished statement, the shop's form its parts.
      statement:
        field('statement') ||
        (isNamingGoods && field('goods').trim() === ''
          ? ''
          : texts.statement(isNamingGoods ? field('goods').trim() : undefined)),
      receivedOn: field('receivedOn'),
    };
    const withdrawal = createWithdrawalSchema(locale, clock()).safeParse(typed);
    if (!withdrawal.success) {
      const errors = getFieldErrors(withdrawal.error);
      const shown =
        isNamingGoods && typed.statement === ''
          ? { ...errors, statement: texts.fields.goodsMissing }
          : errors;
      return page(422, texts.page.correct, renderWithdrawalForm(typed, shown, locale));
    }
    if (field('step') !== 'confirm') {
      const body = renderWithdrawalReview(withdrawal.data, locale);
      return page(200, texts.page.review, body);
    }
    try {
      const receipt = receive(withdrawal.data, locale, clientOf(context));
      if (!receipt) {
        setRetryAfter(context);
        const body = html`<p>${texts.tooMany}</p>
          ${renderWithdrawalReview(withdrawal.data, locale)}`;
        return page(429, texts.page.review, body);
      }
      const { reference, receivedAt } = receipt;
      const body = html`<p>${texts.page.receiptSent(withdrawal.data.email)}</p>
        ${renderWithdrawalRows([
          [texts.page.reference, reference],
          [getReceivedAtLabel(locale), formatReceiptTime(new Date(receivedAt), locale)],
          ...toWithdrawalRows(withdrawal.data, locale),
        ])}`;
      return page(201, texts.page.received, body);
    } catch (error) {
      console.error('Cannot store a withdrawal:', error);
      const body = html`<p>${texts.error}</p>
        ${renderWithdrawalReview(withdrawal.data, locale)}`;
      return page(503, texts.page.review, body);
    }
  }

  return app;
}

/** Sets the number of seconds after which a new attempt is allowed at the latest. */
function setRetryAfter(context: Context): void {
  context.header('Retry-After', String(withdrawalRateLimits.window / 1000));
}
