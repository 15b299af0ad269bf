import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MarketId } from '@marehalm/shop';
import type { Hono } from 'hono';
import { type Content, loadContent } from '../content.ts';
import { openDatabase } from '../database.ts';
import type { MailDraft } from '../outbox.ts';
import { createOutbox } from '../outbox.ts';
import { type WatchedWrites, watchWrites } from '../testing/crash-points.ts';
import { type CommerceOptions, createCommerce } from './create-commerce.ts';
import { createOrderKeys } from './secrets.ts';

/** A body as the Storefront API answers it; tests look into it freely. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test names the fields it asked for
export type Data = any;

export interface Answer {
  readonly status: number;
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
  readonly extensions?: Data;
}

/** A whole commerce service on a SQLite file of its own, asked over HTTP. */
export interface TestShop {
  readonly content: Content;
  readonly file: string;
  /** The clock; tests set it. */
  now: Date;
  readonly app: Hono;
  /** Mails the gift cards whose time has come. */
  readonly sendDueGiftCards: () => void;
  /** Removes some of what is older than its limit. */
  readonly sweep: () => boolean;
  readonly mails: () => readonly MailDraft[];
  readonly ask: (query: string, variables?: object, shop?: MarketId) => Promise<Answer>;
  /** Closes the file and opens it again, as a restart does. */
  readonly restart: () => void;
  /** An order's id with the key that its buyer's account is given. */
  readonly withOrderKey: (orderId: string) => string;
  /** Something the tests look at behind the service's back. */
  readonly sql: (statement: string) => readonly Record<string, unknown>[];
  /** The database at every moment of `work` at which a kill could have ended it; see `watchWrites`. */
  readonly crashPoints: WatchedWrites['crashPoints'];
  readonly close: () => void;
}

export const contentDirectory = fileURLToPath(new URL('../../content', import.meta.url));

let content: Promise<Content> | undefined;

export interface TestShopOptions extends Partial<CommerceOptions> {
  /** A database that is there already; an empty one in a folder of its own unless given. */
  readonly file?: string;
}

/** Opens a shop in a temporary folder. The clock stands on a day without reductions unless set. */
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
    ask: async (query, variables = {}, id = 'dk') => {
      const response = await shop.app.request(`/shops/${id}/api/2026-04/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
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
