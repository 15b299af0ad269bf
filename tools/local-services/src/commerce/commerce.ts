import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  defaultLocale,
  hrefFor,
  type LocaleCode,
  localeCodes,
  locales,
  type MarketId,
  marketIds,
} from '@marehalm/shop';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { getSocketAddress } from '../client-address.ts';
import type { Content } from '../load-content.ts';
import { createOriginCheck, type AllowsOrigin } from '../origin-check.ts';
import { migrate, runTransaction } from '../database.ts';
import { createMailPictures } from '../mail/mail-pictures.ts';
import type { Mailer } from '../outbox.ts';
import { createAdminApi } from './admin-api.ts';
import { cartMutations, cartQueries } from './cart-resolvers.ts';
import { findContentNode, contentQueries } from './content-resolvers.ts';
import { createCartStoreFactory, sweepAbandonedCarts } from './cart-store.ts';
import { findCatalogueNode, catalogueQueries, findNodes } from './catalogue-resolvers.ts';
import { customerMutations, customerQueries, preparePasswords } from './customer-resolvers.ts';
import { createCustomerStore } from './customer-store.ts';
import { completionMutations, completionQueries } from './completion-resolvers.ts';
import { createCardVault } from './card-vault.ts';
import { toCheckoutLinkPath, createCartLinkRoutes } from './cart-links.ts';
import { deliveryMutations } from './delivery-mutations.ts';
import { executeRequest, createInternalError, type InContextArguments } from './execute-request.ts';
import { parseGraphQLRequest } from './graphql-request.ts';
import { giftCardMutations } from './gift-card-mutations.ts';
import { issueDueGiftCards } from './issue-gift-cards.ts';
import { createGiftCardStore } from './gift-card-store.ts';
import { createEmailConfirmationRoutes } from './email-confirmation-routes.ts';
import { createInventory, type InitialStock } from './inventory.ts';
import { commerceMigrations } from './migrations.ts';
import type { ShopLinks, RequestContext } from './request-context.ts';
import { MAX_BODY_BYTES } from './request-limits.ts';
import { buildShopCatalogue, type ShopCatalogue } from './shop-catalogue.ts';
import { createOrderStatusRoutes } from './order-status-routes.ts';
import { createOrderStore } from './order-store.ts';
import { createParcelShops } from './parcel-shops.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPasswordHasher, PreparedPasswords } from './passwords.ts';
import { createPriceOverrides } from './price-overrides.ts';
import { createRateLimiter, defaultRateLimits, type RateLimiter, type RateLimits } from './rate-limits.ts';
import { findOrderByGlobalId, toOrderObject } from './order-object.ts';
import { createReviewStore, type ReviewStore } from './review-store.ts';
import { createReviewRoutes } from './review-routes.ts';
import { searchResolvers } from './search-resolvers.ts';
import { buildShopContent, type ShopContent } from './shop-content.ts';
import { toSitemapObject } from './sitemap-object.ts';
import { getStorefrontSchema } from './storefront-schema.ts';
import { createOrderKeys } from './order-keys.ts';
import { isEqualInConstantTime } from './secrets.ts';
import { createBankChallengeRoutes } from './bank-challenge-routes.ts';
import { createTestPaymentProvider } from './test-payment-provider.ts';
import { toPromotions } from './promotions.ts';
import { createOrderHistory } from './order-history.ts';
import { type MarketShop, listMarketShops } from './market-shops.ts';
import { findSupportedVersion, VERSION_PATH_PATTERN } from './api-versions.ts';
import { WorkBudget } from './work-budget.ts';

/** Dependencies and settings of the commerce service. */
export interface CommerceOptions {
  readonly content: Content;
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: Mailer;
  /** Returns the public URL of the shop, without a trailing slash; called for each answer. */
  readonly origin: () => string;
  /** Payment provider; by default one for test cards. */
  readonly payments?: PaymentProvider;
  /** Whether an email address has confirmed the newsletter. Without it, codes of the club are valid for all shoppers. */
  readonly isMember?: (email: string) => boolean;
  /** The open shops; all three by default. */
  readonly shops?: readonly MarketId[];
  /** Returns the absolute URL of a picture of the library; by default `/media/<id>.webp` of the shop. */
  readonly pictureUrl?: (id: string) => string;
  /**
   * Public access tokens by shop. A shop with a token refuses any other one, but accepts requests without one, as Shopify does for
   * catalog and cart.
   */
  readonly accessTokens?: Readonly<Partial<Record<MarketId, string>>>;
  /** Origins whose pages may send requests; by default those of the shop and of this machine. */
  readonly allowsOrigin?: AllowsOrigin;
  /** The token of the merchant's API, which is off without one. */
  readonly adminToken?: string | undefined;
  /** Rate limits that replace the defaults. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Reviews shared with other services of the same database. */
  readonly reviews?: ReviewStore;
  /** A rate limiter shared with other services of the same database. */
  readonly limits?: RateLimiter;
  /** Cost of hashing a password, as a power of 2. Tests use a lower one. */
  readonly passwordCost?: number;
  /** Returns the IP address of a request; by default that of the socket. */
  readonly clientOf?: (context: Context) => string;
  /** Whether to throttle a request. By default none is. */
  readonly isThrottled?: (request: Request) => boolean;
  /** Reports unexpected errors with the request id that the client received; by default to standard error. */
  readonly report?: (error: unknown, requestId: string) => void;
}

/** The commerce service and its periodic tasks. */
export interface Commerce {
  readonly app: Hono;
  /** Returns the units of a SKU in stock; `undefined` when the shop does not sell it or does not count it. */
  countStock(shop: MarketId, sku: string): number | undefined;
  /** Mails the gift cards whose time has come. */
  sendDueGiftCards(): void;
  /** Removes some of the expired data. Returns whether there may be more. */
  sweep(): boolean;
}

/** Maximum rows of a kind that one sweep removes, because other requests wait for it. */
const MAX_SWEPT_ROWS = 200;

interface OpenShop {
  readonly shop: MarketShop;
  readonly catalogue: ShopCatalogue;
  /** The shop's editorial content. */
  readonly said: ShopContent;
}

/** Headers that Shopify's own packages send. Browsers check each in a preflight, and a missing one blocks the request. */
const allowedHeaders = [
  'content-type',
  'accept',
  'accept-language',
  'x-shopify-storefront-access-token',
  'shopify-storefront-private-token',
  'shopify-storefront-buyer-ip',
  'shopify-storefront-id',
  'shopify-storefront-y',
  'shopify-storefront-s',
  'shopify-storefront-consent-management',
  'x-sdk-variant',
  'x-sdk-variant-source',
  'x-sdk-version',
  'x-shopify-uniquetoken',
  'x-shopify-visittoken',
];

/**
 * Creates Shopify's Storefront API for the shops of the content: `POST /shops/{dk,no,int}/api/2026-04/graphql.json`. Other versions
 * are handled as {@link findSupportedVersion} describes. Data is stored in `database`, whose tables are created here.
 *
 * @throws Error when the content has no market for a shop, or a product without a valid number.
 */
export function createCommerce(options: CommerceOptions): Commerce {
  const {
    content,
    database,
    clock,
    origin,
    accessTokens = {},
    isThrottled,
    report = logUnexpected,
  } = options;
  migrate(database, 'commerce', commerceMigrations);
  // Parsed at the start, because it takes longer than any request may.
  getStorefrontSchema();
  const prices = createPriceOverrides(database);
  const shops = new Map<string, OpenShop>(
    listMarketShops(content, options.shops ?? marketIds).map((shop) => [
      shop.id,
      { shop, catalogue: buildShopCatalogue(content, shop, prices), said: buildShopContent(content, shop) },
    ]),
  );
  const inventory = createInventory(database, listStock(shops.values()));
  const cartsFor = createCartStoreFactory(database);
  const orders = createOrderStore(database);
  const orderKeys = createOrderKeys(database);
  const { reviews = createReviewStore(database) } = options;
  const customers = createCustomerStore(database);
  const giftCards = createGiftCardStore(database);
  const seller = content.settings.company;
  const giftCardTerms = {
    validityMonths: content.giftCards.validityMonths,
    printerEmail: seller.email,
  };
  const hasher = createPasswordHasher(options.passwordCost);
  const limits =
    options.limits ?? createRateLimiter(database, { ...defaultRateLimits, ...options.rateLimits }, clock);
  const clientOf = options.clientOf ?? getSocketAddress;
  const allowsOrigin = options.allowsOrigin ?? createOriginCheck(origin);
  const { mail, payments = createTestPaymentProvider(), isMember = () => true } = options;
  const history = createOrderHistory(database);
  const promotions = toPromotions(content);
  const parcelShops = createParcelShops(content.parcelShops);
  const links = createLinks(content, origin, options.pictureUrl ?? ((id) => `${origin()}/media/${id}.webp`));
  const mailPictures = createMailPictures(content, origin);
  const root = {
    ...catalogueQueries,
    ...contentQueries,
    ...searchResolvers,
    sitemap: toSitemapObject,
    ...cartQueries,
    ...cartMutations,
    ...deliveryMutations,
    ...completionQueries,
    ...completionMutations,
    ...giftCardMutations,
    ...customerQueries,
    ...customerMutations,
    node: ({ id }: { id: string }, context: RequestContext) =>
      findNodes([id], (one) => findNode(one, context))[0] ?? null,
    nodes: ({ ids }: { ids: readonly string[] }, context: RequestContext) =>
      findNodes(ids, (one) => findNode(one, context)),
  };

  const contextFor = (
    { shop, catalogue, said }: OpenShop,
    requested: InContextArguments,
    client: string,
  ): RequestContext => {
    const work = new WorkBudget();
    return {
      shop,
      seller,
      catalogue,
      content: said,
      inventory,
      carts: cartsFor((moved) => work.chargeCart(moved)),
      settlements: new Map(),
      orders,
      orderKeys,
      ratings: reviews.ratings(),
      customers,
      giftCards,
      giftCardTerms,
      passwords: new PreparedPasswords(hasher),
      limits,
      client,
      parcelShops,
      payments,
      mail,
      mailPictures,
      history,
      isMember,
      promotions,
      links,
      work,
      now: clock(),
      locale:
        localeCodes.find((code) => locales[code].storefrontLanguage === requested.language) ?? defaultLocale,
      country: shop.countries.find((country) => country === requested.country) ?? shop.country,
    };
  };

  const answer = async (context: Context, open: OpenShop): Promise<Response> => {
    const requestId = randomUUID();
    context.header('X-Request-ID', requestId);
    context.header('Cache-Control', 'no-store');
    try {
      const token = context.req.header('x-shopify-storefront-access-token');
      const expected = accessTokens[open.shop.id];
      if (expected !== undefined && token !== undefined && !isEqualInConstantTime(token, expected)) {
        return context.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401);
      }
      if (isThrottled?.(context.req.raw) === true) {
        return context.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });
      }
      const body = await context.req.text();
      if (body.length > MAX_BODY_BYTES) {
        return context.json(
          { errors: [{ message: `The request has more than ${MAX_BODY_BYTES} bytes` }] },
          413,
        );
      }
      const read = parseGraphQLRequest(context.req.header('content-type'), body);
      if (read.kind === 'refused') return context.json(read.body as object, read.status);
      const client = clientOf(context);
      const result = await executeRequest(
        read.request,
        {
          root,
          report,
          prepare: preparePasswords,
          contextFor: (requested) => contextFor(open, requested, client),
        },
        requestId,
      );
      return context.json(result);
    } catch (error) {
      report(error, requestId);
      return context.json({ errors: [createInternalError(requestId)] });
    }
  };

  const app = new Hono();
  app.use(
    '/shops/*',
    cors({
      origin: (asking) => (allowsOrigin(asking) ? asking : null),
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: allowedHeaders,
      exposeHeaders: ['x-request-id', 'x-shopify-api-version'],
      maxAge: 7200,
    }),
  );
  app.on(
    'POST',
    ['graphql.json', 'graphql'].flatMap((name) => [
      `/shops/:shop/api/${name}`,
      `/shops/:shop/api/:version{${VERSION_PATH_PATTERN}}/${name}`,
    ]),
    async (context) => {
      const open = shops.get(context.req.param('shop') ?? '');
      const version = findSupportedVersion(context.req.param('version'));
      if (!open || version === undefined) return context.json({ errors: 'Not Found' }, 404);
      context.header('X-Shopify-API-Version', version);
      return await answer(context, open);
    },
  );
  app.route(
    '/',
    createAdminApi({
      database,
      clock,
      mail,
      mailPictures,
      seller,
      links,
      shops,
      orders,
      inventory,
      prices,
      orderKeys,
      reviews,
      token: options.adminToken,
    }),
  );
  app.route('/', createOrderStatusRoutes({ orders, shops, limits, clientOf, allowsOrigin }));
  app.route(
    '/',
    createReviewRoutes({ ...{ orders, orderKeys, reviews, shops, limits, clientOf, allowsOrigin }, clock }),
  );
  app.route('/', createCartLinkRoutes());
  app.route('/', createCardVault());
  const contextOfPage = (shop: string, locale: LocaleCode, asking: Context) => {
    const open = shops.get(shop);
    return open && contextFor(open, { language: locale.toUpperCase() }, clientOf(asking));
  };
  app.route('/', createBankChallengeRoutes({ limits, contextFor: contextOfPage }));
  app.route('/', createEmailConfirmationRoutes({ limits, contextFor: contextOfPage }));
  app.all('/shops/*', (context) => context.json({ errors: 'Not Found' }, 404));
  return {
    app,
    countStock: (shop, sku) =>
      shops.get(shop)?.catalogue.variantBySku.get(sku)?.stockSku === sku
        ? inventory.available(shop, sku)
        : undefined,
    sweep: () =>
      runTransaction(database, () => {
        const now = clock();
        const removedCarts = sweepAbandonedCarts(database, now);
        return customers.sweep(now, MAX_SWEPT_ROWS) >= MAX_SWEPT_ROWS || removedCarts;
      }),
    sendDueGiftCards: () => {
      const now = clock();
      // Checked first, so that the database is locked only when something is due.
      if (giftCards.due(now).length > 0) {
        runTransaction(database, () =>
          issueDueGiftCards(now, { giftCards, mail, mailPictures, links, seller }),
        );
      }
    },
  };
}

/** Finds a node of the catalog or content, or an order whose id contains its key. */
function findNode(id: string, context: RequestContext) {
  const order = findOrderByGlobalId(id, context);
  return order
    ? toOrderObject(order, context)
    : (findCatalogueNode(id, context) ?? findContentNode(id, context));
}

/** Yields the initial stock of each shop. */
function* listStock(shops: Iterable<OpenShop>): Iterable<InitialStock> {
  for (const { shop, catalogue } of shops) {
    for (const { sku, declaredStock } of catalogue.variantBySku.values()) {
      if (declaredStock !== undefined) yield { shop: shop.id, sku, stock: declaredStock };
    }
  }
}

type FixedPage =
  | 'home'
  | 'account'
  | 'accountOrder'
  | 'accountForgottenPassword'
  | 'accountResetPassword'
  | 'orderStatus'
  | 'checkout'
  | 'checkoutConfirmation';

function createLinks(content: Content, origin: () => string, picture: (id: string) => string): ShopLinks {
  const page = (id: FixedPage, locale: LocaleCode) => origin() + hrefFor(id, locale);
  /** Returns the path of a page under `about`, or the shop's home if the content has none. */
  const about = (id: string, locale: LocaleCode) => {
    const slugs = content.pages.find((page) => page.id === id)?.slugs;
    return slugs ? origin() + hrefFor('about', locale, { slug: slugs[locale] }) : page('home', locale);
  };
  return {
    picture,
    home: origin,
    cartCheckout: (locale, cartId) => origin() + toCheckoutLinkPath(locale, cartId),
    checkout: (locale) => page('checkout', locale),
    challenge: (shop, attemptId, locale) =>
      `${origin()}/shops/${shop}/payments/challenges/${attemptId}?locale=${locale}`,
    confirmation: (locale) => page('checkoutConfirmation', locale),
    account: (locale) => page('account', locale),
    order: (locale, id) => `${page('accountOrder', locale)}?${String(new URLSearchParams({ id }))}`,
    forgottenPassword: (locale) => page('accountForgottenPassword', locale),
    newPassword: (locale) => page('accountResetPassword', locale),
    confirmEmail: (shop, key, locale) => `${origin()}/shops/${shop}/customers/email/${key}?locale=${locale}`,
    orderStatus: (locale, order) =>
      `${page('orderStatus', locale)}?${String(new URLSearchParams({ order }))}`,
    contact: (locale) => about('contact', locale),
    review: (order, key) => `${origin()}/reviews/${order}/${key}`,
    withdraw: (locale, order) => `${about('withdraw', locale)}?${String(new URLSearchParams({ order }))}`,
    terms: (locale) => about('terms', locale),
  };
}

function logUnexpected(error: unknown, requestId: string): void {
  console.error(`Storefront API request ${requestId} failed:`, error);
}
