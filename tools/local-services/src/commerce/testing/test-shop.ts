import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarketId } from '@marehalm/shop';
import type { Hono } from 'hono';
import { type Content, loadContent } from '../../load-content.ts';
import { openDatabase } from '../../database.ts';
import type { MailDraft } from '../../outbox.ts';
import { createOutbox } from '../../outbox.ts';
import { type WatchedWrites, watchWrites } from '../../testing/crash-points.ts';
import { type CommerceOptions, createCommerce } from '../commerce.ts';
import { createOrderKeys } from '../order-keys.ts';

/** An answer of the Storefront API. Tests read it without types. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test names the fields it asked for
export type UntypedData = any;

export interface UntypedAnswer {
  readonly status: number;
  readonly data: UntypedData;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
  readonly extensions?: UntypedData;
}

/** A commerce service with its own SQLite file, requested over HTTP. */
export interface TestShop {
  readonly content: Content;
  readonly file: string;
  /** The clock, which tests may set. */
  now: Date;
  readonly app: Hono;
  /** Mails the gift cards that are due. */
  readonly sendDueGiftCards: () => void;
  /** Removes some of the expired data. */
  readonly sweep: () => boolean;
  readonly mails: () => readonly MailDraft[];
  readonly query: (query: string, variables?: object, shop?: MarketId) => Promise<UntypedAnswer>;
  /** Closes the file and opens it again, like a restart. */
  readonly restart: () => void;
  /** Adds the key that the buyer's account receives to an order's id. */
  readonly withOrderKey: (orderId: string) => string;
  /** Reads the database directly. */
  readonly sql: (statement: string) => readonly Record<string, unknown>[];
  /** Returns copies of the database at every moment of `work` at which a kill could have ended it; see `watchWrites`. */
  readonly crashPoints: WatchedWrites['crashPoints'];
  readonly close: () => void;
}

export const contentDirectory = fileURLToPath(new URL('../../../content', import.meta.url));

let content: Promise<Content> | undefined;

export interface TestShopOptions extends Partial<CommerceOptions> {
  /** An existing database; by default an empty one in a new folder. */
  readonly file?: string;
}

/** Opens a shop in a temporary folder. By default the clock shows a day without reductions. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const used = options.content ?? (await (content ??= loadContent(contentDirectory)));
  const directory = mkdtempSync(join(tmpdir(), 'marehalm-commerce-'));
  const file = options.file ?? join(directory, 'shop.sqlite');
  const open = () => {
    const database = openDatabase(file);
    const writes = watchWrites(database, file);
    const outbox = createOutbox({ database, clock: () => shop.now });
    const { app, sendDueGiftCards, sweep } = createCommerce({
      database,
      passwordCost: 4,
      clock: () => shop.now,
      mail: outbox,
      origin: () => 'https://shop.test',
      report: (error) => {
        throw error;
      },
      ...options,
      content: used,
    });
    return { database, writes, outbox, app, sendDueGiftCards, sweep };
  };
  let opened: ReturnType<typeof open>;
  const shop: TestShop = {
    content: used,
    file,
    now: new Date('2026-11-10T12:00:00Z'),
    get app() {
      return opened.app;
    },
    sendDueGiftCards: () => opened.sendDueGiftCards(),
    sweep: () => opened.sweep(),
    mails: () => opened.outbox.list(),
    query: async (query, variables = {}, id = 'dk') => {
      const response = await shop.app.request(`/shops/${id}/api/2026-04/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<UntypedAnswer, 'status'>) };
    },
    restart: () => {
      opened.database.close();
      opened = open();
    },
    withOrderKey: (orderId) => {
      const id = Number(orderId.slice(-6));
      return `${orderId}?key=${createOrderKeys(opened.database).keyOf(id)}`;
    },
    crashPoints: (work) => opened.writes.crashPoints(work),
    sql: (statement) => opened.database.prepare(statement).all(),
    close: () => {
      opened.database.close();
      rmSync(directory, { recursive: true });
    },
  };
  opened = open();
  return shop;
}
