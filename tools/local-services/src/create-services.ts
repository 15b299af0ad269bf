import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';
import { createHostCheckMiddleware } from './host-check.ts';
import { createCms } from './cms/cms.ts';
import { listApprovedReviews } from './cms/approved-reviews.ts';
import { getForwardedAddress, getSocketAddress } from './client-address.ts';
import { createCommerce } from './commerce/index.ts';
import { createReviewStore } from './commerce/review-store.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from './commerce/rate-limits.ts';
import { type Content, loadContent } from './load-content.ts';
import { createOriginCheck } from './origin-check.ts';
import { openDatabase } from './database.ts';
import { createFaultInjector } from './fault-injector.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { createOutbox } from './outbox.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { findStockAlertProduct } from './stock-alerts/stock-alert-product.ts';
import type { WelcomeOffer } from './newsletter/newsletter-texts.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createStockAlerts } from './stock-alerts/stock-alerts.ts';
import { createTagManager } from './tag-manager.ts';
import { createWithdrawalRoutes } from './withdrawals/withdrawal-routes.ts';
import { createSearchService } from './search/create-search-service.ts';
import { createStaticHost } from './static-host.ts';

/** Options of the services. Every path is absolute. */
export interface ServicesOptions {
  /** Folder with one YAML file per product, article and page, and with `pictures/`. */
  readonly contentDirectory: string;
  /** The SQLite file; `:memory:` stores nothing. */
  readonly dataFile: string;
  /** The built shop, which may be missing. */
  readonly shopDirectory: string;
  readonly clock: () => Date;
  /** Whether `/__faults` is enabled. */
  readonly faults: boolean;
  /** Whether forms require a token of the bot check. False by default. */
  readonly botCheck?: boolean;
  /** Token that gives access to drafts of the content. Without it there is no access. */
  readonly previewToken?: string | undefined;
  /** Token that gives access to `/admin`. Without it there is no access. */
  readonly adminToken?: string | undefined;
  /** Origins besides the shop's own whose pages may send requests to commerce and withdrawals. */
  readonly allowedOrigins?: readonly string[];
  /** Whether a proxy in front of the services sets `X-Forwarded-For`. Without a proxy any client could forge it. */
  readonly behindProxy?: boolean;
  /** Rate limits that replace the defaults. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Cost of hashing a password, as a power of 2. Tests use a lower one. */
  readonly passwordCost?: number;
  /** Returns the public URL of the shop; called for each link in a mail. */
  readonly origin: () => string;
  /**
   * The address or name to listen on; by default this machine. Requests to other hosts than it, this machine, `origin` and
   * `siteUrl` are refused.
   */
  readonly host?: string;
  /** Public URL of the built shop, if it has another host. */
  readonly siteUrl?: string;
}

/** All services behind one `fetch`. */
export interface Services {
  /** Answers requests. {@link Services.reload} replaces it. */
  readonly app: Hono;
  /**
   * Reloads the content. Data in the database stays.
   * @throws ContentError listing each problem of the content files; the services continue with the old content.
   */
  reload(): Promise<void>;
  /** Closes the database. No requests may follow. */
  close(): void;
}

/** Interval of checks for mail that is due. */
const DUE_MAIL_INTERVAL_MS = 30_000;

/** Intervals between two sweeps, and between the parts of one. */
const SWEEP_INTERVAL_MS = 10 * 60_000;
const SWEEP_PAUSE_MS = 50;

/** Maximum size of a request body in bytes: enough for a thousand search records. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Loads the content, opens the database and creates every service.
 * @throws ContentError listing each problem of the content files.
 */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const content = await loadContent(options.contentDirectory);
  const database = openDatabase(options.dataFile);
  try {
    let composed = compose(content, database, options);
    const stopSweeping = sweepPeriodically(() => composed.sweep());
    const timer = setInterval(() => composed.sendDueMail(), DUE_MAIL_INTERVAL_MS).unref();
    return {
      get app() {
        return composed.app;
      },
      reload: async () => {
        composed = compose(await loadContent(options.contentDirectory), database, options);
      },
      close: () => {
        clearInterval(timer);
        stopSweeping();
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Sweeps now and periodically, in parts between which other requests are answered. @returns A function that stops it. */
function sweepPeriodically(sweep: () => boolean): () => void {
  let timer: NodeJS.Timeout;
  const next = () => {
    let hasMore = false;
    try {
      hasMore = sweep();
    } catch (error) {
      console.error('Cannot remove what is too old:', error);
    }
    timer = setTimeout(next, hasMore ? SWEEP_PAUSE_MS : SWEEP_INTERVAL_MS).unref();
  };
  timer = setTimeout(next, SWEEP_PAUSE_MS).unref();
  return () => clearTimeout(timer);
}

interface Composed {
  readonly app: Hono;
  /** Sends the mail that is due. */
  readonly sendDueMail: () => void;
  /** Removes some of the expired data. Returns whether there may be more. */
  readonly sweep: () => boolean;
}

function compose(content: Content, database: DatabaseSync, options: ServicesOptions): Composed {
  const { clock, origin } = options;
  const allowsOrigin = createOriginCheck(origin, options.allowedOrigins);
  const outbox = createOutbox({ database, clock });
  const captcha = createCaptcha({ clock });
  const limits = createRateLimiter(database, { ...defaultRateLimits, ...options.rateLimits }, clock);
  const clientOf = options.behindProxy === true ? getForwardedAddress : getSocketAddress;
  const mailPictures = createMailPictures(content, origin);
  /** What newsletter and stock alerts share. */
  const mailing = {
    database,
    clock,
    mail: outbox,
    ...(options.botCheck === true ? { verifyCaptcha: captcha.verify } : {}),
    origin,
    seller: content.settings.company,
    limits,
    clientOf,
  };
  const newsletter = createNewsletter({
    ...mailing,
    picture: (locale) => mailPictures.wide('hero-dunes', locale),
    findWelcomeOffer: (locale) => findWelcomeOffer(content.promoCodes, locale),
  });
  const withdrawals = createWithdrawalRoutes({
    database,
    clock,
    mail: outbox,
    seller: content.settings.company,
    allowsOrigin,
    clientOf,
  });
  const tagManager = createTagManager({ clock });
  const reviews = createReviewStore(database);
  const cms = createCms({
    content,
    previewToken: options.previewToken,
    reviews: () => listApprovedReviews(reviews),
  });
  const commerce = createCommerce({
    content,
    database,
    clock,
    mail: outbox,
    origin,
    allowsOrigin,
    isMember: newsletter.isConfirmed,
    adminToken: options.adminToken,
    limits,
    reviews,
    ...(options.passwordCost === undefined ? {} : { passwordCost: options.passwordCost }),
    clientOf,
  });
  const stockAlerts = createStockAlerts({
    ...mailing,
    countStock: commerce.countStock,
    findGoods: (sku, locale) => findStockAlertProduct(sku, locale, { content, origin, mailPictures }),
  });
  const search = createSearchService({ content, database, clock, ratings: reviews.ratings });
  const shop = createStaticHost({
    shopDirectory: options.shopDirectory,
    picturesDirectory: join(options.contentDirectory, 'pictures'),
    redirects: () => content.redirects,
  });

  const app = new Hono();
  app.onError(answerError);
  app.use(createHostCheckMiddleware(options.host ?? 'localhost', () => [origin(), options.siteUrl ?? '']));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  const faults = createFaultInjector({ enabled: options.faults });
  app.route('/', faults.app);
  app.use('/api/v1/*', faults.middleware('cms'));
  app.use('/shops/*', faults.middleware('commerce'));
  app.use('/admin/*', faults.middleware('commerce'));
  app.use('/orders/*', faults.middleware('commerce'));
  app.use('/reviews/*', faults.middleware('commerce'));
  app.use('/1/*', faults.middleware('search'));
  app.use('/newsletter/*', faults.middleware('newsletter'));
  app.use('/withdrawals', faults.middleware('withdrawals'));
  app.use('/recaptcha/*', faults.middleware('captcha'));
  app.use('/gtm*', faults.middleware('tag-manager'));

  const sendDueMail = () => {
    for (const send of [commerce.sendDueGiftCards, stockAlerts.sendDue]) {
      try {
        send();
      } catch (error) {
        // Tried again with the next turn of the clock.
        console.error('Cannot send the mail that is due:', error);
      }
    }
  };
  app.use('/admin/*', async (_context, next) => {
    await next();
    // Goods may have come back into stock.
    sendDueMail();
  });
  app.route('/', cms);
  app.route('/', commerce.app);
  app.route('/', search);
  // The outbox does not wait for the clock.
  app.use('/outbox', async (_context, next) => {
    sendDueMail();
    await next();
  });
  app.route('/', outbox.app);
  app.route('/', newsletter.app);
  app.route('/', stockAlerts.app);
  app.route('/', withdrawals);
  app.route('/', captcha.app);
  app.route('/', tagManager.app);
  app.use(faults.middleware('shop'));
  app.route('/', shop);

  const sweep = (): boolean => {
    const hasMore = [commerce.sweep(), outbox.sweep()];
    return hasMore.includes(true);
  };
  return { app, sendDueMail, sweep };
}

/** Returns the code for a first order. Its first alias is the code in the default language. */
function findWelcomeOffer(promoCodes: Content['promoCodes'], locale: LocaleCode): WelcomeOffer | undefined {
  const promoCode = promoCodes.find(({ firstOrderOnly }) => firstOrderOnly);
  if (promoCode === undefined) return undefined;
  const { code, aliases, label } = promoCode;
  return { code: locale === defaultLocale ? (aliases[0] ?? code) : code, label: label[locale] };
}

/** Answers an unexpected error without revealing details. */
function answerError(error: Error): Response {
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return Response.json({ message: 'Internal server error' }, { status: 500 });
}
