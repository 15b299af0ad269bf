import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { defaultLocale, type LocaleCode } from '@marehalm/shop';
import { allowHosts } from './allowed-hosts.ts';
import { createCms } from './cms/cms.ts';
import { createCommerce, getSocketAddress } from './commerce/index.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from './commerce/rate-limits.ts';
import { type Content, loadContent } from './content.ts';
import { allowOrigins } from './cross-origin.ts';
import { openDatabase } from './database.ts';
import { createFaults } from './faults.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { createOutbox } from './outbox.ts';
import { createCaptcha } from './providers/captcha.ts';
import { findAlertedGoods } from './providers/find-alerted-goods.ts';
import type { WelcomeOffer } from './providers/newsletter-texts.ts';
import { createNewsletter } from './providers/newsletter.ts';
import { createStockAlerts } from './providers/stock-alerts.ts';
import { createTagManager } from './providers/tag-manager.ts';
import { createWithdrawals } from './providers/withdrawals.ts';
import { createSearch } from './search/search.ts';
import { createStaticShop } from './static.ts';

/** What the services are made of. Every path is absolute. */
export interface ServicesOptions {
  /** One YAML file a product, article, page; `pictures/` beside them. */
  readonly contentDirectory: string;
  /** The one SQLite file; `:memory:` forgets everything at the end. */
  readonly dataFile: string;
  /** The built shop; may be missing. */
  readonly shopDirectory: string;
  readonly clock: () => Date;
  /** Whether `/__faults` answers. */
  readonly faults: boolean;
  /** Whether forms have to bring a token of the bot check; they need not unless told. */
  readonly botCheck?: boolean;
  /** What opens drafts of the content to a request; nothing does without it. */
  readonly previewToken?: string | undefined;
  /** What opens `/admin` to a request; nothing does without it. */
  readonly adminToken?: string | undefined;
  /** Origins besides the shop's own whose pages may ask commerce and withdrawals. */
  readonly allowedOrigins?: readonly string[];
  /** Whether a proxy in front of the services sets `X-Forwarded-For`. Without a proxy any client could forge it. */
  readonly behindProxy?: boolean;
  /** How often something may be tried; the usual limits unless given. */
  readonly rateLimits?: Partial<RateLimits>;
  /** What a password costs to try: 2 to this power. Tests take less than the usual. */
  readonly passwordCost?: number;
  /** Where shoppers reach the shop; asked anew for each link that leaves by mail. */
  readonly origin: () => string;
  /**
   * The address or name that is listened on; this machine unless given. Requests for another host than it, this machine, `origin`
   * or `siteUrl` are refused.
   */
  readonly host?: string;
  /** Where the built shop is reached, when that is another host. */
  readonly siteUrl?: string;
}

/** All services behind one `fetch`. */
export interface Services {
  /** What answers; another one after a {@link reload}. */
  readonly app: Hono;
  /**
   * Reads the content anew and answers from it. What is in the database stays.
   * @throws ContentError naming each content file and field that cannot be used; the content that was there is served on.
   */
  reload(): Promise<void>;
  /** Closes the database. Nothing may be asked afterwards. */
  close(): void;
}

/** Milliseconds between two looks for mail whose time has come. */
const DUE_MAIL_INTERVAL_MS = 30_000;

/** Milliseconds between two sweeps, and between the parts of one. */
const SWEEP_INTERVAL_MS = 10 * 60_000;
const SWEEP_PAUSE_MS = 50;

/** Bytes of a request body: a thousand search records fit, a flood does not. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/**
 * Reads the content, opens the database and puts every service behind one `fetch`.
 * @throws ContentError naming each content file and field that cannot be used.
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

/**
 * Sweeps now and from time to time, in parts between which other requests are answered.
 * @returns What ends it.
 */
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
  /** Sends the mail that was to wait until now. */
  readonly sendDueMail: () => void;
  /** Removes some of what is older than its limit. Returns whether there may be more. */
  readonly sweep: () => boolean;
}

function compose(content: Content, database: DatabaseSync, options: ServicesOptions): Composed {
  const { clock, origin } = options;
  const allowsOrigin = allowOrigins(origin, options.allowedOrigins);
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
  const withdrawals = createWithdrawals({
    database,
    clock,
    mail: outbox,
    seller: content.settings.company,
    allowsOrigin,
    clientOf,
  });
  const tagManager = createTagManager({ clock });
  const cms = createCms({ content, previewToken: options.previewToken });
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
    ...(options.passwordCost === undefined ? {} : { passwordCost: options.passwordCost }),
    clientOf,
  });
  const stockAlerts = createStockAlerts({
    ...mailing,
    countStock: commerce.countStock,
    findGoods: (sku, locale) => findAlertedGoods(sku, locale, { content, origin, mailPictures }),
  });
  const search = createSearch({ content, database, clock });
  const shop = createStaticShop({
    shopDirectory: options.shopDirectory,
    picturesDirectory: join(options.contentDirectory, 'pictures'),
    redirects: () => content.redirects,
  });

  const app = new Hono();
  app.onError(answerError);
  app.use(allowHosts(options.host ?? 'localhost', () => [origin(), options.siteUrl ?? '']));
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));

  const faults = createFaults({ enabled: options.faults });
  app.route('/', faults.app);
  app.use('/api/v1/*', faults.middleware('cms'));
  app.use('/shops/*', faults.middleware('commerce'));
  app.use('/admin/*', faults.middleware('commerce'));
  app.use('/orders/*', faults.middleware('commerce'));
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

/** Returns the client's address as the proxy in front saw it: the last entry is the proxy's, the client may have sent the others. */
function getForwardedAddress(context: Context): string {
  const entries = context.req.header('x-forwarded-for')?.split(',') ?? [];
  return entries.at(-1)?.trim() || getSocketAddress(context);
}

/** The code for a first order; its first alias is the word for it in the first language. */
function findWelcomeOffer(promoCodes: Content['promoCodes'], locale: LocaleCode): WelcomeOffer | undefined {
  const promoCode = promoCodes.find(({ firstOrderOnly }) => firstOrderOnly);
  if (promoCode === undefined) return undefined;
  const { code, aliases, label } = promoCode;
  return { code: locale === defaultLocale ? (aliases[0] ?? code) : code, label: label[locale] };
}

/** A broken service says so without telling how it is built. */
function answerError(error: Error): Response {
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return Response.json({ message: 'Internal server error' }, { status: 500 });
}
