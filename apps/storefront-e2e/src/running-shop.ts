import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.ts';

/**
 * ISO 8601 instant at which the clock of the tested shop starts: `MAREHALM_CLOCK`, or a day on which reductions and the promo
 * code of the Kelp series are valid.
 */
export const SHOP_CLOCK = process.env['MAREHALM_CLOCK'] || '2026-11-21T10:00:00Z';

/** The token of the admin API. */
const ADMIN_TOKEN = 'a-token-of-the-tests-alone';

/** The services that can be made to fail. */
export type FaultyService = 'cms' | 'search' | 'commerce' | 'newsletter' | 'withdrawals' | 'shop';

/** How a service fails until the fault is removed; see `tools/local-services/src/fault-injector.ts`. */
export interface Fault {
  /** Milliseconds. */
  readonly latency?: number;
  readonly status?: number;
  readonly malformedBody?: boolean;
  readonly cutConnection?: boolean;
  /** The service handles the request, but its answer is truncated. */
  readonly cutAnswer?: boolean;
  readonly foreignPage?: boolean;
  /** Only the next so many requests fail. */
  readonly times?: number;
  /** Only requests whose path starts so fail. */
  readonly path?: string;
  /** Only requests whose body contains this fail. */
  readonly body?: string;
}

/** A mail in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly kind: string;
  readonly locale: string;
}

/** A market of the shop. */
export type MarketId = 'dk' | 'no' | 'int';

/** A shop with all its services, in a process of its own. */
export interface RunningShop {
  /** `http://localhost:41234` */
  readonly origin: string;
  /** Sets a fault of `service`. */
  breakService(service: FaultyService, fault: Fault): Promise<void>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /** Newest first. */
  fetchMailsTo(address: string): Promise<readonly Mail[]>;
  /**
   * Sends a query to the Storefront API of one market.
   *
   * @throws Error with the messages of the answer's errors.
   */
  askCommerce<Data>(market: MarketId, query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** Sets the stock of a variant in `market` through the admin API. */
  setStock(market: MarketId, sku: string, available: number): Promise<void>;
  /** Sends everything that is left of an order, `DK1001`. */
  ship(
    market: MarketId,
    order: string,
    parcel: { readonly carrier: string; readonly trackingNumber: string; readonly trackingUrl: string },
  ): Promise<void>;
  /** Approves all reviews that wait for it, and returns their number. */
  approveReviews(): Promise<number>;
  /** Removes all reviews, which later tests would see. */
  removeReviews(): Promise<void>;
  /** Sets the price of a variant in `market` in minor units; without an amount, the price of the content files. */
  setPrice(market: MarketId, sku: string, amount?: number): Promise<void>;
  /**
   * Kills the process and starts the shop again with its database and origin. Its clock starts at `at`, an ISO 8601
   * instant, or at the initial time.
   */
  crashAndReopen(at?: string): Promise<void>;
  close(): Promise<void>;
}

/** Removes the temporary folders of shops whose process was killed. */
export async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, owner] = /^marehalm-shop-(\d+)-/.exec(name) ?? [];
    if (owner !== undefined && !isRunning(Number(owner)))
      await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Starts the built shop with its services on a free port, with an empty database in a temporary folder.
 *
 * @throws Error with the output of the services if they do not start.
 */
export async function startRunningShop(): Promise<RunningShop> {
  await removeAbandonedFolders();
  const folder = await mkdtemp(join(tmpdir(), `marehalm-shop-${process.pid}-`));
  const start = async (port: string, clock = SHOP_CLOCK) => {
    const services = spawn(
      process.execPath,
      [
        '--conditions=@marehalm/source',
        '--disable-warning=ExperimentalWarning',
        'tools/local-services/src/main.ts',
      ],
      {
        cwd: root,
        // The IPC channel ends the services when the worker is killed before it closes the shop.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...process.env,
          PORT: port,
          MAREHALM_DATA_FILE: join(folder, 'marehalm.sqlite'),
          MAREHALM_FAULTS: 'on',
          // A real cost takes a third of a second of a processor for each log-in.
          MAREHALM_PASSWORD_COST: '4',
          MAREHALM_CLOCK: clock,
          MAREHALM_ADMIN_TOKEN: ADMIN_TOKEN,
        },
      },
    );
    const ended = new Promise<void>((resolve) => services.once('exit', () => resolve()));
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const listen = (chunk: Buffer) => {
        said += chunk.toString();
        const open = /open at (http:\S+)/.exec(said)?.[1];
        if (open !== undefined) resolve(open);
      };
      services.stdout?.on('data', listen);
      services.stderr?.on('data', listen);
      services.once('exit', () => reject(new Error(`Cannot open the shop: ${said}`)));
    });
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      services.kill(signal);
      await ended;
    };
    return { address, end };
  };
  let running = await start('0');
  const origin = running.address;

  const orderFault = async (method: string, body?: unknown) => {
    const answer = await fetch(`${origin}/__faults`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Cannot switch a fault: ${answer.status} ${await answer.text()}`);
  };

  const askAsMerchant = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${origin}/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Cannot ${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const orderAsMerchant = async (method: string, path: string, body?: unknown) => {
    await askAsMerchant(method, `shops/${path}`, body);
  };
  const listReviews = async (query = '') => {
    const answer = await askAsMerchant('GET', `reviews${query}`);
    return ((await answer.json()) as { items: readonly { readonly id: string }[] }).items;
  };

  return {
    origin,
    breakService: (service, fault) => orderFault('POST', { service, fault }),
    clearFaults: () => orderFault('DELETE'),
    async fetchMailsTo(address) {
      const answer = await fetch(`${origin}/outbox?to=${encodeURIComponent(address)}`);
      return ((await answer.json()) as { items: Mail[] }).items;
    },
    async askCommerce<Data>(market: MarketId, query: string, variables = {}) {
      const answer = await fetch(`${origin}/shops/${market}/api/2026-04/graphql.json`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-shopify-storefront-access-token': `local-${market}`,
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
      if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
      return data;
    },
    setStock: (market, sku, available) => orderAsMerchant('PUT', `${market}/stock/${sku}`, { available }),
    ship: (market, order, parcel) => orderAsMerchant('POST', `${market}/orders/${order}/shipments`, parcel),
    async approveReviews() {
      const pending = await listReviews('?status=pending');
      for (const { id } of pending) await askAsMerchant('PUT', `reviews/${id}`, { status: 'approved' });
      return pending.length;
    },
    async removeReviews() {
      for (const { id } of await listReviews()) await askAsMerchant('DELETE', `reviews/${id}`);
    },
    setPrice: (market, sku, amount) =>
      amount === undefined
        ? orderAsMerchant('DELETE', `${market}/prices/${sku}`)
        : orderAsMerchant('PUT', `${market}/prices/${sku}`, { amount }),
    async crashAndReopen(at) {
      await running.end('SIGKILL');
      running = await start(new URL(origin).port, at);
    },
    async close() {
      await running.end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}
