import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { chromium, type Browser, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServices, type RunningServices } from '../index.ts';
import { localSearchCredentials } from './index.ts';

const project = join(import.meta.dirname, '../..');

interface Thing {
  readonly objectID: string;
  readonly name: string;
  readonly brand: string;
  readonly kind: string;
  readonly categories: { readonly lvl0: string; readonly lvl1: string };
  readonly price: number;
  readonly rating: number;
  readonly free: boolean;
}

const words = ['amber', 'birch', 'cloud', 'dune', 'ember', 'fjord', 'grove'] as const;
const nouns = ['lamp', 'chair', 'table', 'vase'] as const;
const rooms = ['Hall', 'Kitchen', 'Attic'] as const;

/** Sixty records with more brands than a list shows at first, no two as cheap. */
const things: readonly Thing[] = Array.from({ length: 60 }, (_, index) => {
  const room = rooms[index % 3] ?? rooms[0];
  return {
    objectID: String(index).padStart(2, '0'),
    name: `${words[index % 7] ?? ''} ${nouns[(index >> 1) % 4] ?? ''}`,
    brand: `Brand ${String.fromCharCode(65 + ((index * 5 + (index >> 3)) % 17))}`,
    kind: ['new', 'used', 'found'][(index >> 2) % 3] ?? '',
    categories: { lvl0: room, lvl1: `${room} > Shelf ${1 + ((index >> 1) % 2)}` },
    price: 10 + ((index * 37) % 61),
    rating: 1 + ((index * 7) % 5),
    free: index % 4 === 0,
  };
});
const stories = words.flatMap((word, index) =>
  [0, 1].map((part) => ({ objectID: `s${index}${part}`, name: `The ${word} story ${part + 1}` })),
);

/** What has been chosen in the widgets. */
interface Choice {
  readonly query: string;
  readonly brands: readonly string[];
  readonly category: string;
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly rating: number;
  readonly free: boolean;
  readonly isByPrice: boolean;
  readonly page: number;
  readonly storyPages: number;
}
const untouched: Choice = {
  query: '',
  brands: [],
  category: '',
  kind: '',
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  rating: 0,
  free: false,
  isByPrice: false,
  page: 0,
  storyPages: 1,
};
const HITS = 8;
const STORIES = 5;

/** What the widgets have to show, by a plain walk over the records: nothing of the service's code is in it. */
function expectedOf(choice: Choice) {
  const found = (without: Partial<Choice> = {}) => {
    const { query, brands, category, kind, from, to, rating, free } = { ...choice, ...without };
    return things.filter(
      (thing) =>
        thing.name.includes(query) &&
        (brands.length === 0 || brands.includes(thing.brand)) &&
        (thing.categories.lvl0 === category || thing.categories.lvl1.startsWith(category)) &&
        (kind === '' || thing.kind === kind) &&
        thing.price >= from &&
        thing.price <= to &&
        thing.rating >= rating &&
        (!free || thing.free),
    );
  };
  const counts = (values: readonly string[]) => {
    const counted = new Map<string, number>();
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
    return Object.fromEntries(counted);
  };
  const hits = found().toSorted((left, right) =>
    choice.isByPrice ? left.price - right.price : Number(left.objectID) - Number(right.objectID),
  );
  const prices = found({ from: untouched.from, to: untouched.to }).map(({ price }) => price);
  const rated = found({ rating: 0 });
  // An index inside another gets what is chosen there, and stories have neither brand nor price.
  const { page: _page, isByPrice: _order, storyPages: _stories, query: _query, ...narrowing } = choice;
  const isNarrowed = Object.entries(narrowing).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(untouched[name as keyof Choice]),
  );
  const foundStories = isNarrowed ? [] : stories.filter(({ name }) => name.includes(choice.query));
  const inRoom = found({ category: '' }).filter(
    ({ categories }) => categories.lvl0 === choice.category.split(' > ')[0],
  );
  return {
    found: hits.length,
    hits: hits
      .slice(choice.page * HITS, (choice.page + 1) * HITS)
      .map(({ objectID, name }) => `${objectID} ${name}`),
    marked: choice.query === '' || hits.length === 0 ? [] : [choice.query],
    // Seven pages at most are offered at once, and one when nothing was found.
    pages: Math.min(7, Math.max(1, Math.ceil(hits.length / HITS))),
    brands: counts(found({ brands: [] }).map(({ brand }) => brand)),
    categories: {
      ...counts(found({ category: '' }).map(({ categories }) => categories.lvl0)),
      ...counts(inRoom.map(({ categories }) => categories.lvl1.split(' > ')[1] ?? '')),
    },
    kinds: counts(found({ kind: '' }).map(({ kind }) => kind)),
    range: [Math.min(...prices), Math.max(...prices)].map(String),
    // Five stars and more are no choice.
    ratings: [4, 3, 2, 1].map((least) => rated.filter(({ rating }) => rating >= least).length),
    stories: foundStories.slice(0, STORIES * choice.storyPages).map(({ name }) => name),
  };
}

/** Returns what the widgets show; see `widgets/displayed-results.js`. */
function read(page: Page): Promise<ReturnType<typeof expectedOf>> {
  return page.evaluate('readDisplayedResults()');
}

let services: RunningServices;
let browser: Browser;
let pages: Server;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'widgets-'));
  [services, browser, pages] = await Promise.all([start(), launch(), bundle().then(serve)]);
  await push();
});
afterAll(async () => {
  await browser.close();
  await services.close();
  pages.close();
  await rm(data, { recursive: true });
});

describe.each(['plain', 'react'])('the widgets of InstantSearch (%s)', (kind) => {
  test('filter, count, sort and paginate like a naive implementation', async () => {
    const { page, complaints } = await open(kind);
    let choice = untouched;
    const expectShown = async (
      change: Partial<Choice>,
      pick: (shown: object) => object = (shown) => shown,
    ) => {
      choice = { ...choice, ...change };
      const wanted = expectedOf(choice);
      await vi.waitFor(
        async () => {
          expect(complaints).toEqual([]);
          expect(pick(await read(page)), `after ${JSON.stringify(change)}`).toEqual(pick(wanted));
        },
        { timeout: 10_000, interval: 20 },
      );
    };
    /** Without the brands, of which a list shows ten at first. */
    const others = ({ brands: _brands, ...shown }: { brands?: object }) => shown;

    await expectShown({}, others);
    const listed = page.locator('#brand .ais-RefinementList-item');
    expect(await listed.count()).toBe(Math.min(10, Object.keys(expectedOf(choice).brands).length));

    // The second index and the pages.
    await page.locator('#stories .ais-InfiniteHits-loadMore').click();
    await expectShown({ storyPages: 2 }, others);
    await page.locator('#pages .ais-Pagination-link', { hasText: /^3$/ }).click();
    await expectShown({ page: 2 }, others);
    await page.locator('#order select').selectOption('things_by_price');
    await expectShown({ isByPrice: true, page: 0 }, others);

    // The search box is of both indices.
    await page.locator('#query input').fill('amber');
    await expectShown({ query: 'amber', storyPages: 1 });
    await page.locator('#query input').fill('');
    await expectShown({ query: '' }, others);

    // Values of a list: all of them, those that were looked for, several at once.
    const brands = Object.keys(expectedOf(choice).brands).length;
    if (brands > 10) {
      await page.locator('#brand .ais-RefinementList-showMore').click();
      await vi.waitFor(async () => expect(await listed.count()).toBe(brands));
    }
    await page.locator('#brand input[type=search]').fill('Brand C');
    await vi.waitFor(async () => expect(await listed.allTextContents()).toHaveLength(1));
    await listed.locator('input').click();
    await page.locator('#brand input[type=search]').fill('');
    await expectShown({ brands: ['Brand C'] });
    await listed.filter({ hasText: 'Brand A' }).locator('input').click();
    await expectShown({ brands: ['Brand C', 'Brand A'] });
    expect(await page.locator('#current .ais-CurrentRefinements-categoryLabel').allTextContents()).toEqual([
      'Brand C',
      'Brand A',
    ]);

    await page.locator('#free input').check();
    await expectShown({ free: true });
    await page.locator('#free input').uncheck();
    await expectShown({ free: false });
    await page.locator('#rating .ais-RatingMenu-link').nth(1).click();
    await expectShown({ rating: 3 });
    await page.locator('#price input').first().fill('31');
    await page.locator('#price input').last().fill('40');
    await page.locator('#price button').click();
    await expectShown({ from: 31, to: 40 });
    const [kindLeft = ''] = Object.keys(expectedOf(choice).kinds);
    await page.locator('#kind a', { hasText: kindLeft }).click();
    await expectShown({ kind: kindLeft });
    await page.locator('#current .ais-CurrentRefinements-delete').nth(1).click();
    await expectShown({ brands: ['Brand C'] });
    await page.locator('#clear button').click();
    await expectShown({ ...untouched, isByPrice: true });

    await page.locator('#category a', { hasText: 'Kitchen' }).click();
    await expectShown({ category: 'Kitchen' });
    await page.locator('#category a', { hasText: 'Shelf 2' }).click();
    await expectShown({ category: 'Kitchen > Shelf 2' });
    const word = expectedOf(choice).hits[0]?.split(' ')[1] ?? '';
    await page.locator('#query input').fill(word);
    await expectShown({ query: word });
    await page.locator('#query input').fill('nowhere');
    await expectShown({ query: 'nowhere' }, ({ found, hits }: { found?: number; hits?: string[] }) => ({
      found,
      hits,
    }));
    expect(complaints).toEqual([]);
  });
});

async function start(): Promise<RunningServices> {
  return startServices({
    contentDirectory: join(project, 'content'),
    dataFile: ':memory:',
    shopDirectory: data,
    clock: () => new Date(),
    faults: false,
    host: '127.0.0.1',
    port: 0,
  });
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

/** The files of the page by their paths. */
async function bundle(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    root: join(project, 'widgets'),
    logLevel: 'warn',
    build: { write: false, minify: false, modulePreload: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

/** Serves the page from an origin that is not the service's, as a shop on another host would be. */
async function serve(files: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const body = files.get(pathname === '/' ? '/index.html' : pathname);
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(body === undefined ? 204 : 200, { 'content-type': `${type}; charset=utf-8` });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

async function push(): Promise<void> {
  const { appId, adminKey } = localSearchCredentials;
  const client = algoliasearch(appId, adminKey, { hosts: [hostOf(services)] });
  const settings = {
    searchableAttributes: ['name'],
    attributesForFaceting: [
      'searchable(brand)',
      'categories.lvl0',
      'categories.lvl1',
      'kind',
      'price',
      'rating',
      'free',
    ],
    customRanking: ['asc(objectID)'],
    replicas: ['things_by_price'],
  };
  await client.setSettings({ indexName: 'things', indexSettings: settings });
  await client.setSettings({ indexName: 'things_by_price', indexSettings: { ranking: ['asc(price)'] } });
  await client.saveObjects({ indexName: 'things', objects: things.map((thing) => ({ ...thing })) });
  await client.saveObjects({ indexName: 'stories', objects: stories });
}

function hostOf({ origin }: RunningServices) {
  return { url: new URL(origin).host, protocol: 'http', accept: 'readWrite' } as const;
}

async function open(kind: string) {
  const page = await browser.newPage();
  page.setDefaultTimeout(5000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const { appId, searchKey } = localSearchCredentials;
  const address = new URLSearchParams({
    with: kind,
    app: appId,
    key: searchKey,
    host: hostOf(services).url,
  });
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/?${address.toString()}`);
  return { page, complaints };
}
