import { formatDate, type LocaleCode } from '@marehalm/shop';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { z } from 'zod';
import type { AllowsOrigin } from '../origin-check.ts';
import { parseLocale } from '../localize-texts.ts';
import { createEmailSchema } from '../service-pages/email-schema.ts';
import { getFieldErrors } from '../service-pages/field-errors.ts';
import { createFieldRenderers } from '../service-pages/field-renderers.ts';
import { isFormPost } from '../service-pages/is-form-post.ts';
import { renderServicePage } from '../service-pages/render-service-page.ts';
import { getFulfillmentStatus, toOrderName } from './order-object.ts';
import { orderStatusServiceTexts } from './order-status-texts.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';
import type { RateLimiter } from './rate-limits.ts';
import { isEqualInConstantTime } from './secrets.ts';
import type { MarketShop } from './market-shops.ts';

interface OrderStatusOptions {
  readonly orders: Pick<OrderStore, 'findOrderByNumber'>;
  readonly shops: ReadonlyMap<string, { readonly shop: MarketShop }>;
  readonly limits: Pick<RateLimiter, 'allows'>;
  readonly clientOf: (context: Context) => string;
  readonly allowsOrigin: AllowsOrigin;
}

/** How much of an order has been sent. */
export type FulfillmentStatus = 'unfulfilled' | 'partially-fulfilled' | 'fulfilled';

/** Maximum size of a request in bytes. */
const MAX_BODY_BYTES = 4 * 1024;

const createSchema = (locale: LocaleCode) => {
  const messages = orderStatusServiceTexts[locale].fields;
  return z.object({
    orderNumber: z
      .string(messages.orderNumberMissing)
      .trim()
      .min(1, messages.orderNumberMissing)
      .max(40, messages.orderNumberMissing),
    email: createEmailSchema(messages),
  });
};

type Answer =
  | { readonly status: 200; readonly order: StoredOrder; readonly shop: MarketShop }
  | { readonly status: 422; readonly errors: Readonly<Record<string, string>> }
  | { readonly status: 404 | 429 };

/**
 * Creates the route `POST /orders/status { orderNumber, email, locale }`, which returns the status of an order without a login.
 * It reveals no names or addresses, and gives the same answer for an unknown number as for a wrong email address.
 */
export function createOrderStatusRoutes({
  orders,
  shops,
  limits,
  clientOf,
  allowsOrigin,
}: OrderStatusOptions): Hono {
  /** "DK1001", in any spelling, such as "#dk 1001". */
  function findOrder(text: string): { order: StoredOrder; shop: MarketShop } | undefined {
    const [, prefix = '', digits = ''] = /^#?([a-z]+)(\d{1,12})$/i.exec(text.replaceAll(/[\s-]/g, '')) ?? [];
    const shop = shops.get(prefix.toLowerCase())?.shop;
    const order = shop && orders.findOrderByNumber(shop.id, Number(digits));
    return shop && order ? { order, shop } : undefined;
  }

  function answer(context: Context, body: unknown, locale: LocaleCode): Answer {
    const parsed = createSchema(locale).safeParse(body);
    if (!parsed.success) return { status: 422, errors: getFieldErrors(parsed.error) };
    const { orderNumber, email } = parsed.data;
    const isAllowed =
      limits.allows('orderStatusPerClient', clientOf(context)) &&
      limits.allows('orderStatusPerOrder', orderNumber.toLowerCase());
    if (!isAllowed) return { status: 429 };
    const found = findOrder(orderNumber);
    const isOwn = isEqualInConstantTime(email.toLowerCase(), found?.order.email.toLowerCase() ?? '');
    return found && isOwn ? { status: 200, ...found } : { status: 404 };
  }

  const app = new Hono();
  app.use(
    '/orders/status',
    cors({
      origin: (asking) => (allowsOrigin(asking) ? asking : null),
      allowMethods: ['POST', 'OPTIONS'],
      maxAge: 86_400,
    }),
  );
  app.use('/orders/status', bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.post('/orders/status', async (context) => {
    if (isFormPost(context)) return answerForm(context);
    context.header('Cache-Control', 'no-store');
    const body: unknown = await context.req.json().catch(() => undefined);
    const fields = typeof body === 'object' && body !== null ? body : {};
    const locale = parseLocale('locale' in fields ? fields.locale : undefined);
    const result = answer(context, fields, locale);
    if (result.status === 200) return context.json({ order: toStatusJson(result.order, result.shop) });
    if (result.status === 422) return context.json({ errors: result.errors }, 422);
    const { missing, tooMany } = orderStatusServiceTexts[locale];
    return context.json({ message: result.status === 404 ? missing : tooMany }, result.status);
  });

  /** Responds with a page to the form of a page without scripts. */
  async function answerForm(context: Context): Promise<Response> {
    const posted: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
    const text = (name: string): string => (typeof posted[name] === 'string' ? posted[name] : '');
    const locale = parseLocale(posted['locale']);
    const { missing, tooMany, page: words } = orderStatusServiceTexts[locale];
    const result = answer(context, posted, locale);
    const { renderTextField } = createFieldRenderers(result.status === 422 ? result.errors : {});
    const problem = { 404: missing, 429: tooMany, 422: undefined, 200: undefined }[result.status];
    return renderServicePage(context, {
      locale,
      status: result.status,
      title: words.title,
      body:
        result.status === 200
          ? renderStatus(result.order, result.shop, locale)
          : html`${problem === undefined ? '' : html`<p><strong>${problem}</strong></p>`}
              <form method="post" novalidate>
                <input type="hidden" name="locale" value="${locale}" />
                ${renderTextField('orderNumber', 'text', words.orderNumber, text('orderNumber'))}
                ${renderTextField('email', 'email', words.email, text('email'))}
                <button>${words.submit}</button>
              </form>`,
      home: words.home,
    });
  }

  return app;
}

const words = {
  FULFILLED: 'fulfilled',
  PARTIALLY_FULFILLED: 'partially-fulfilled',
  UNFULFILLED: 'unfulfilled',
} as const satisfies Record<ReturnType<typeof getFulfillmentStatus>, FulfillmentStatus>;

/** Selects what the order number and email address entitle a shopper to see. */
function toStatusJson(order: StoredOrder, shop: MarketShop) {
  const titleAt = (position: number) => order.lines[position]?.title ?? '';
  return {
    number: toOrderName(order, { shop }),
    placedAt: order.createdAt,
    fulfilment: words[getFulfillmentStatus(order)],
    lines: order.lines.map(({ title, quantity }) => ({ title, quantity })),
    shipments: order.shipments.map(({ lines, ...shipment }) => ({
      ...shipment,
      lines: lines.map(({ position, quantity }) => ({ title: titleAt(position), quantity })),
    })),
  };
}

function renderStatus(order: StoredOrder, shop: MarketShop, locale: LocaleCode) {
  const { page: texts } = orderStatusServiceTexts[locale];
  const { number, placedAt, fulfilment, lines, shipments } = toStatusJson(order, shop);
  const list = (goods: typeof lines) =>
    html`<ul>
      ${goods.map(({ title, quantity }) => html`<li>${quantity} × ${title}</li>`)}
    </ul>`;
  return html`<h2>${texts.order(number, formatDate(placedAt, locale))}</h2>
    <p>${texts.fulfilment[fulfilment]}</p>
    ${list(lines)}
    ${shipments.map(
      (shipment) =>
        html`<h3>${texts.sent(formatDate(shipment.shippedAt, locale))}</h3>
          ${list(shipment.lines)}
          <p>${[shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ')}</p>
          ${
            shipment.trackingUrl === undefined
              ? ''
              : html`<p><a href="${shipment.trackingUrl}" rel="noreferrer">${texts.track}</a></p>`
          }`,
    )}`;
}
