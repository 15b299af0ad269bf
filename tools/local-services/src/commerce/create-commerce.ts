import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { hrefFor, type MarketId, marketIds } from '@marehalm/i18n-routing';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Content } from '../content.ts';
import { migrate } from '../database.ts';
import type { MailPort } from '../outbox.ts';
import { cartMutations, cartQueries } from './cart-mutations.ts';
import { createCartStore } from './cart-store.ts';
import { catalogueNode, catalogueQueries, nodesOf } from './catalogue-queries.ts';
import { completionMutations, completionQueries } from './completion.ts';
import { createCardVault } from './card-vault.ts';
import { deliveryMutations } from './delivery-mutations.ts';
import { executeRequest, internalError, type RequestedContext } from './execute-request.ts';
import { readGraphQLRequest } from './graphql-request.ts';
import { createInventory, type StockEntry } from './inventory.ts';
import { commerceMigrations } from './migrations.ts';
import type { Links, RequestContext } from './request-context.ts';
import { MAX_BODY_SIZE } from './request-bounds.ts';
import { buildShopCatalogue, type ShopCatalogue } from './shop-catalogue.ts';
import { createOrderStore } from './order-store.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestPayments } from './test-payments.ts';
import { promotionsOf } from './promotions.ts';
import { createShopperHistory } from './shopper-history.ts';
import { type Shop, shopsOf } from './shops.ts';
import { API_VERSION } from './storefront-schema.ts';

/** What commerce needs from the rest of the services. */
export interface CommerceOptions {
  readonly content: Content;
  readonly database: DatabaseSync;
  readonly clock: () => Date;
  readonly mail: MailPort;
  /** Where shoppers reach the shop, without a slash at the end; asked anew for each answer. */
  readonly origin: () => string;
  /** Who takes the money; a provider of test cards unless given. */
  readonly payments?: PaymentProvider;
  /** Which shops are open; all three unless given. */
  readonly shops?: readonly MarketId[];
  /** Address of a picture of the library; `/media/<id>.webp` unless given. */
  readonly pictureUrl?: (id: string) => string;
  /**
   * Public access tokens by shop. A shop with one refuses any other; a request without a token is let in, as Shopify does for
   * catalogue and cart.
   */
  readonly accessTokens?: Readonly<Partial<Record<MarketId, string>>>;
  /** Whether a request comes too soon after others. Nothing is throttled unless given. */
  readonly isThrottled?: (request: Request) => boolean;
  /** Is told about programs that broke, with the id the caller was given; standard error unless given. */
  readonly report?: (error: unknown, requestId: string) => void;
}

interface OpenShop {
  readonly shop: Shop;
  readonly catalogue: ShopCatalogue;
}

const allowedHeaders = [
  'content-type',
  'accept',
  'accept-language',
  'x-shopify-storefront-access-token',
  'shopify-storefront-private-token',
  'shopify-storefront-buyer-ip',
  'x-sdk-variant',
  'x-sdk-variant-source',
  'x-sdk-version',
  'x-shopify-uniquetoken',
  'x-shopify-visittoken',
];

/**
 * Shopify's Storefront API for the shops of the content: `POST /shops/{dk,no,int}/api/2026-04/graphql.json`.
 * State is kept in `database`, whose tables are made here.
 *
 * @throws Error when the content describes no market for a shop, or a product that cannot be numbered.
 */
export function createCommerce(options: CommerceOptions): Hono {
  const { content, database, clock, origin, accessTokens = {}, isThrottled, report = logged } = options;
  migrate(database, 'commerce', commerceMigrations);
  const shops = new Map<string, OpenShop>(
    shopsOf(content, options.shops ?? marketIds).map((shop) => [
      shop.id,
      { shop, catalogue: buildShopCatalogue(content, shop) },
    ]),
  );
  const inventory = createInventory(database, stockOf(shops.values()));
  const carts = createCartStore(database);
  const orders = createOrderStore(database);
  const { mail, payments = createTestPayments() } = options;
  const history = createShopperHistory(database);
  const promotions = promotionsOf(content);
  const links = linksFrom(origin, options.pictureUrl ?? ((id) => `/media/${id}.webp`));
  const root = {
    ...catalogueQueries,
    ...cartQueries,
    ...cartMutations,
    ...deliveryMutations,
    ...completionQueries,
    ...completionMutations,
    node: ({ id }: { id: string }, context: RequestContext) =>
      nodesOf([id], (one) => catalogueNode(one, context))[0] ?? null,
    nodes: ({ ids }: { ids: readonly string[] }, context: RequestContext) =>
      nodesOf(ids, (one) => catalogueNode(one, context)),
  };

  const contextFor = ({ shop, catalogue }: OpenShop, requested: RequestedContext): RequestContext => ({
    shop,
    catalogue,
    inventory,
    carts,
    orders,
    payments,
    mail,
    history,
    promotions,
    links,
    now: clock(),
    locale: requested.language === 'DA' ? 'da' : 'en',
    country: shop.countries.find((country) => country === requested.country) ?? shop.country,
  });

  const answer = async (context: Context, open: OpenShop): Promise<Response> => {
    const requestId = randomUUID();
    context.header('X-Request-ID', requestId);
    context.header('X-Shopify-API-Version', API_VERSION);
    context.header('Cache-Control', 'no-store');
    try {
      const token = context.req.header('x-shopify-storefront-access-token');
      const expected = accessTokens[open.shop.id];
      if (expected !== undefined && token !== undefined && token !== expected) {
        return context.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401);
      }
      if (isThrottled?.(context.req.raw) === true) {
        return context.json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] });
      }
      const body = await context.req.text();
      if (body.length > MAX_BODY_SIZE) {
        return context.json(
          { errors: [{ message: `The request has more than ${MAX_BODY_SIZE} bytes` }] },
          413,
        );
      }
      const read = readGraphQLRequest(context.req.header('content-type'), body);
      if (read.kind === 'refused') return context.json(read.body as object, read.status);
      const result = executeRequest(
        read.request,
        { database, root, report, contextFor: (requested) => contextFor(open, requested) },
        requestId,
      );
      return context.json(result);
    } catch (error) {
      report(error, requestId);
      return context.json({ errors: [internalError(requestId)] });
    }
  };

  const app = new Hono();
  app.use(
    '/shops/*',
    cors({
      origin: '*',
      allowMethods: ['POST', 'OPTIONS'],
      allowHeaders: allowedHeaders,
      exposeHeaders: ['x-request-id', 'x-shopify-api-version'],
      maxAge: 7200,
    }),
  );
  app.post(`/shops/:shop/api/${API_VERSION}/graphql.json`, (context) => {
    const open = shops.get(context.req.param('shop'));
    return open ? answer(context, open) : context.json({ errors: 'Not Found' }, 404);
  });
  app.route('/', createCardVault());
  app.all('/shops/*', (context) => context.json({ errors: 'Not Found' }, 404));
  return app;
}

/** What the content puts on the shelves; each shop has its own. */
function* stockOf(shops: Iterable<OpenShop>): Iterable<StockEntry> {
  for (const { shop, catalogue } of shops) {
    for (const { sku, declaredStock } of catalogue.variantBySku.values()) {
      if (declaredStock !== undefined) yield { shop: shop.id, sku, stock: declaredStock };
    }
  }
}

function linksFrom(origin: () => string, picture: (id: string) => string): Links {
  return {
    picture,
    home: origin,
    checkout: (locale) => origin() + hrefFor('checkout', locale),
    confirmation: (locale) => origin() + hrefFor('checkoutConfirmation', locale),
  };
}

function logged(error: unknown, requestId: string): void {
  console.error(`Storefront API request ${requestId} failed:`, error);
}
