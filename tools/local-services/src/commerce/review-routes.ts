import {
  checkReview,
  MAX_REVIEW_STARS,
  normalizeReview,
  type ReviewDraft,
  type ReviewField,
} from '@marehalm/checkout-domain';
import { defaultLocale, isLocaleCode, type LocaleCode } from '@marehalm/shop';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { AllowsOrigin } from '../origin-check.ts';
import { isFormPost } from '../service-pages/is-form-post.ts';
import type { OrderStore, StoredOrder } from './order-store.ts';
import type { RateLimiter } from './rate-limits.ts';
import { renderReviewFormPage, renderReviewMessagePage, type OrderedProductChoice } from './review-page.ts';
import type { ReviewStore } from './review-store.ts';
import { reviewTexts } from './review-texts.ts';
import { listReviewableProducts } from './reviewable-products.ts';
import type { OrderKeys } from './order-keys.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import type { MarketShop } from './market-shops.ts';

interface ReviewOptions {
  readonly orders: Pick<OrderStore, 'findOrderByNumber'>;
  readonly orderKeys: OrderKeys;
  readonly reviews: ReviewStore;
  readonly shops: ReadonlyMap<string, { readonly shop: MarketShop; readonly catalogue: ShopCatalogue }>;
  readonly limits: Pick<RateLimiter, 'allows'>;
  readonly clientOf: (context: Context) => string;
  readonly allowsOrigin: AllowsOrigin;
  readonly clock: () => Date;
}

/** Maximum size of a request in bytes: the longest review in any script. */
const MAX_BODY_BYTES = 32 * 1024;

/** An order whose key was sent, and what its buyer may review. */
interface OpenOrder {
  readonly order: StoredOrder;
  readonly choices: readonly OrderedProductChoice[];
}

type Outcome =
  | { readonly status: 201 | 409 | 429 | 503 }
  | { readonly status: 422; readonly errors: Readonly<Record<string, string>> };

/**
 * Creates `/reviews/<order>/<key>`, the address in the mail about a shipment and in the order of an account: `GET` returns what the
 * buyer may review, `POST { product, stars, title, text, name, locale }` stores a review, as JSON or as pages. A review is pending
 * until the merchant approves it, and a buyer writes one about each product.
 */
export function createReviewRoutes(options: ReviewOptions): Hono {
  const { orders, orderKeys, reviews, shops, limits, clientOf, allowsOrigin, clock } = options;

  function open(context: Context): OpenOrder | undefined {
    const [, prefix = '', digits = ''] = /^([a-z]+)(\d{1,12})$/i.exec(context.req.param('order') ?? '') ?? [];
    const found = shops.get(prefix.toLowerCase());
    const order = found && orders.findOrderByNumber(found.shop.id, Number(digits));
    const key = context.req.param('key') ?? '';
    // The key is checked without an order, too, so that an unknown number takes as long.
    const isOwn = orderKeys.opens(order?.id ?? 0, key, 'review');
    if (!found || !order || !isOwn) return undefined;
    const reviewed = reviews.reviewedBy(order.email);
    return {
      order,
      choices: listReviewableProducts(order, found.catalogue).map(({ contentId, title }) => ({
        product: contentId,
        names: title,
        isReviewed: reviewed.has(contentId),
      })),
    };
  }

  function answer(
    context: Context,
    { order, choices }: OpenOrder,
    draft: ReviewDraft,
    locale: LocaleCode,
  ): Outcome {
    const texts = reviewTexts[locale];
    const isAllowed =
      limits.allows('reviewsPerClient', clientOf(context)) &&
      limits.allows('reviewsPerOrder', `${order.shop} ${order.id}`);
    if (!isAllowed) return { status: 429 };
    const choice = choices.find(({ product }) => product === draft.product);
    if (!choice) return { status: 422, errors: { product: texts.unknownProduct } };
    const mistakes = Object.entries(checkReview(draft)).map(([field, mistake]) => [
      field,
      texts.mistakes[field as ReviewField][mistake] ?? texts.error,
    ]);
    if (mistakes.length > 0) return { status: 422, errors: Object.fromEntries(mistakes) };
    const { product, stars, title, text, name } = normalizeReview(draft);
    try {
      const isFirst = reviews.add({
        ...{ product, stars, title, text, name, locale },
        shop: order.shop,
        order: order.id,
        email: order.email,
        writtenAt: clock().toISOString(),
      });
      return { status: isFirst ? 201 : 409 };
    } catch (error) {
      console.error('Cannot store a review:', error);
      return { status: 503 };
    }
  }

  const app = new Hono();
  const path = '/reviews/:order/:key';
  app.use(
    path,
    cors({
      origin: (asking) => (allowsOrigin(asking) ? asking : null),
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      maxAge: 86_400,
    }),
  );
  app.use(path, bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.use(path, async (context, next) => {
    context.header('Cache-Control', 'no-store');
    context.header('Vary', 'Accept', { append: true });
    await next();
  });

  app.get(path, (context) => {
    const found = open(context);
    const isJson = context.req.header('accept')?.includes('application/json') ?? false;
    if (!found) return refuse(context, isJson);
    const { order, choices } = found;
    if (isJson) {
      return context.json({
        products: choices.map(({ product, names, isReviewed }) => ({
          ...{ product, isReviewed },
          name: names[order.locale],
        })),
      });
    }
    const locale = selectLocale(context.req.query('locale'), order);
    return renderReviewFormPage(context, { locale, choices, chosen: context.req.query('product') });
  });

  app.post(path, async (context) => {
    const isForm = isFormPost(context);
    const found = open(context);
    if (!found) return refuse(context, !isForm);
    const posted: unknown = isForm
      ? await context.req.parseBody().catch(() => ({}))
      : await context.req.json().catch(() => ({}));
    const fields = new Map<string, unknown>(Object.entries(Object(posted)));
    const draft = toDraft(fields);
    const locale = selectLocale(fields.get('locale'), found.order);
    const outcome = answer(context, found, draft, locale);
    const texts = reviewTexts[locale];
    if (isForm) {
      if (outcome.status === 201 || outcome.status === 409) {
        const message = outcome.status === 201 ? texts.received : texts.repeated;
        const isMore = found.choices.some(
          ({ product, isReviewed }) => product !== draft.product && !isReviewed,
        );
        return renderReviewMessagePage(context, { locale, status: outcome.status, message, isMore });
      }
      const problem = { 422: undefined, 429: texts.tooMany, 503: texts.error }[outcome.status];
      const errors = outcome.status === 422 ? outcome.errors : {};
      return renderReviewFormPage(context, {
        ...{ locale, draft, errors },
        status: outcome.status,
        choices: found.choices,
        chosen: draft.product,
        problem: problem ?? errors['product'],
      });
    }
    switch (outcome.status) {
      case 201:
        return context.json({ status: 'pending' }, 201);
      case 422:
        return context.json({ errors: outcome.errors }, 422);
      default: {
        const message = { 409: texts.repeated, 429: texts.tooMany, 503: texts.error }[outcome.status];
        return context.json({ message }, outcome.status);
      }
    }
  });

  return app;
}

/** Answers a link without a valid key like one to an order that does not exist. */
function refuse(context: Context, isJson: boolean) {
  const locale = selectLocale(context.req.header('accept-language')?.slice(0, 2).toLowerCase());
  const message = reviewTexts[locale].unknown;
  return isJson
    ? context.json({ message }, 404)
    : renderReviewMessagePage(context, { locale, status: 404, message, isMore: false });
}

const selectLocale = (value: unknown, order?: Pick<StoredOrder, 'locale'>): LocaleCode =>
  typeof value === 'string' && isLocaleCode(value) ? value : (order?.locale ?? defaultLocale);

/** Returns the draft in a body. A field of another type counts as empty. */
function toDraft(fields: ReadonlyMap<string, unknown>): ReviewDraft {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const stars = fields.get('stars');
  const isRank = typeof stars === 'string' && new RegExp(`^[1-${MAX_REVIEW_STARS}]$`).test(stars);
  return {
    product: text('product'),
    stars: typeof stars === 'number' ? stars : isRank ? Number(stars) : 0,
    title: text('title'),
    text: text('text'),
    name: text('name'),
  };
}
