import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createCart, createStorefrontClient, updateCartLines } from '@marehalm/commerce-client';
import { localSearchCredentials } from '@marehalm/local-services/search';
import { searchIndices } from '@marehalm/shop/search';
import autocannon from 'autocannon';
import { root } from '@marehalm/workspace';
import { createItems } from './bench-subject.ts';
import { writeReport } from './write-report.ts';

const CONNECTION_COUNTS = [1, 16, 64] as const;
/** Numbers of bags in the database. */
const BAG_COUNTS = [1000, 10_000, 100_000] as const;
/** Requests of one measurement. */
const REQUEST_COUNT = 1000;
/** Requests of one measurement of content, which is answered from memory. */
const QUICK_REQUEST_COUNT = 5000;
/** Unmeasured requests before each measurement. */
const WARM_UP_REQUESTS = 200;
/** Milliseconds between two checks whether all responses have arrived. */
const POLL_INTERVAL_MS = 10;
/** Bags that one measurement changes in turn. */
const CHANGED_BAG_COUNT = 500;

/** Speed of a service. */
export interface ServiceMeasurement {
  readonly service: string;
  readonly connections: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly median: number;
  /** 99th percentile in milliseconds. */
  readonly p99: number;
  /** Processor milliseconds per response. */
  readonly processor: number;
  /** Bytes in memory of the services' process. */
  readonly memory: number;
}

/** Cost of a number of stored bags. */
export interface BagsMeasurement extends ServiceMeasurement {
  readonly bags: number;
  /** Bytes of the database per bag. */
  readonly bytesPerBag: number;
}

type Request = Pick<autocannon.Request, 'method' | 'path' | 'body' | 'headers'>;

/** Measures the local services and writes `dist/bench/services.md` and `services.json`. */
export async function benchServices(): Promise<void> {
  const { services, bags } = await measureServices();
  await writeReport('services', createServicesReport(services, bags), { services, bags });
}

/** Measures the local services over HTTP, in a separate process, with a database on disk. */
async function measureServices(): Promise<{
  readonly services: readonly ServiceMeasurement[];
  readonly bags: readonly BagsMeasurement[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-services-'));
  const dataFile = join(folder, 'data.sqlite');
  const child = fork(
    join(import.meta.dirname, 'services-process.ts'),
    [join(root, 'tools/local-services/content'), dataFile, folder],
    { execArgv: ['--conditions=@marehalm/source', '--expose-gc', '--disable-warning=ExperimentalWarning'] },
  );
  try {
    const origin = String((await fetchAnswer(child))['origin']);
    const template = await createBag(origin);
    const subjects: Record<string, readonly Request[]> = {
      'commerce: another quantity of a line': createItems(CHANGED_BAG_COUNT, (index) =>
        createChange(template, index),
      ),
      'search: two words, twenty hits, three facets': createSearchRequests(),
      'content: one product': [{ method: 'GET', path: '/api/v1/products/p04?locale=da' }],
      'content: all products': [{ method: 'GET', path: '/api/v1/products?locale=da' }],
    };
    addBags(dataFile, template, 0, CHANGED_BAG_COUNT);
    const services: ServiceMeasurement[] = [];
    for (const [service, requests] of Object.entries(subjects)) {
      console.log(`Asking ${service} …`);
      const amount = service.startsWith('content') ? QUICK_REQUEST_COUNT : REQUEST_COUNT;
      for (const connections of CONNECTION_COUNTS)
        services.push({
          service,
          connections,
          ...(await measureRequests(child, origin, connections, requests, amount)),
        });
    }
    const bags: BagsMeasurement[] = [];
    let there = CHANGED_BAG_COUNT;
    for (const count of BAG_COUNTS) {
      console.log(`Changing ${count} bags …`);
      addBags(dataFile, template, there, count);
      there = count;
      // Spread over all of them, so that the database cannot answer from its cache.
      const requests = createItems(CHANGED_BAG_COUNT, (index) =>
        createChange(template, Math.floor((index * count) / CHANGED_BAG_COUNT), index),
      );
      const measured = await measureRequests(child, origin, 16, requests, REQUEST_COUNT);
      bags.push({
        service: 'commerce',
        connections: 16,
        bags: count,
        ...measured,
        bytesPerBag: (await stat(dataFile)).size / count,
      });
    }
    return { services, bags };
  } finally {
    child.disconnect();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchAnswer(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  const [answer] = (await once(child, 'message')) as [Readonly<Record<string, unknown>>];
  return answer;
}

/** A bag with three lines, and a request of the shop that changes it. */
interface BagTemplate {
  /** `gid://shopify/Cart/…?key=…` */
  readonly id: string;
  readonly token: string;
  readonly request: Request;
}

async function createBag(origin: string): Promise<BagTemplate> {
  let sent: Request | undefined;
  const client = createStorefrontClient({
    endpoint: `${origin}/shops/dk/api/2026-04/graphql.json`,
    accessToken: 'local-dk',
    country: 'DK',
    language: 'DA',
    fetch: (input, init) => {
      const headers = Object.fromEntries(new Headers(init?.headers));
      sent = { method: 'POST', path: new URL(String(input)).pathname, body: String(init?.body), headers };
      return fetch(input, init);
    },
  });
  const lines = [400, 1200, 2000].map((number) => ({
    merchandiseId: `gid://shopify/ProductVariant/${1_000_001 + number}`,
    quantity: 1,
  }));
  const created = await createCart(client, { lines });
  if (created.kind !== 'ok') throw new Error(`Cannot measure bags: ${JSON.stringify(created)}`);
  const { id, lines: made } = created.cart;
  const line = made[0];
  if (!line) throw new Error('Cannot measure bags: the bag is empty');
  const changed = await updateCartLines(client, id, [{ id: line.id, quantity: 2 }]);
  if (changed.kind !== 'ok' || !sent) throw new Error(`Cannot measure bags: ${JSON.stringify(changed)}`);
  return { id, token: /Cart\/([\w-]+)/.exec(id)?.[1] ?? '', request: sent };
}

const toToken = (token: string, bag: number) => `${token.slice(0, 12)}${String(bag).padStart(12, '0')}`;

/** Returns the same request for another bag, with a different quantity each time. */
function createChange({ token, request }: BagTemplate, bag: number, step = bag): Request {
  const body = String(request.body)
    .replaceAll(token, toToken(token, bag))
    .replace(/"quantity":\d+/, `"quantity":${1 + (step % 3)}`);
  return { ...request, body };
}

/** Writes copies of one bag, with its secret, directly into the database. */
function addBags(dataFile: string, { token }: BagTemplate, from: number, to: number): void {
  const database = new DatabaseSync(dataFile, { timeout: 5000 });
  try {
    const copy = (table: string, own: Readonly<Record<string, string>>, where: string) => {
      const columns = database
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(table)
        .map(({ name }) => String(name));
      const values = columns.map((column) => own[column] ?? column);
      return database.prepare(
        `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${where}`,
      );
    };
    const cart = copy('carts', { id: ':to' }, 'id = :from');
    const lines = copy('cart_lines', { id: `replace(id, :from, :to)`, cart: ':to' }, 'cart = :from');
    database.exec('BEGIN');
    for (let bag = from; bag < to; bag += 1) {
      const names = { from: token, to: toToken(token, bag) };
      cart.run(names);
      lines.run(names);
      // Requests of the previous measurement may still wait to write.
      if (bag % 500 === 499) database.exec('COMMIT; BEGIN');
    }
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

function createSearchRequests(): Request[] {
  const { appId, searchKey } = localSearchCredentials;
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey };
  const words = ['tør hud', 'serum havre', 'creme nat', 'hænder klit', 'olie ans', 'dag crem', 'renes gel'];
  return words.map((query) => ({
    method: 'POST',
    path: '/1/indexes/*/queries',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      requests: [
        {
          indexName: searchIndices.indexName('products', 'da'),
          query,
          hitsPerPage: 20,
          facets: ['skinTypes', 'concerns', 'collection'],
        },
      ],
    }),
  }));
}

async function fetchUsage(child: ChildProcess) {
  const answer = fetchAnswer(child);
  child.send('use');
  const { memory, processor } = await answer;
  return { memory: Number(memory), processor: Number(processor) };
}

async function measureRequests(
  child: ChildProcess,
  url: string,
  connections: number,
  requests: readonly Request[],
  amount: number,
) {
  for (const { path, ...request } of requests.slice(0, 1)) {
    const answer = await fetch(new URL(path ?? '/', url), request as RequestInit);
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || /"userErrors":\[\{/.test(text))
      throw new Error(`Cannot measure ${path}: status ${answer.status}, ${text.slice(0, 500)}`);
  }
  const ask = (count: number) => {
    // Each connection starts at a different bag, so that they do not change the same one at once.
    let begun = 0;
    const setupClient = (client: autocannon.Client) => {
      const start = Math.floor((begun * requests.length) / connections);
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
      begun += 1;
    };
    return autocannon({
      url,
      connections,
      requests: [...requests],
      timeout: 60,
      amount: count,
      sampleInt: POLL_INTERVAL_MS,
      setupClient,
    });
  };
  await ask(WARM_UP_REQUESTS);
  const before = await fetchUsage(child);
  const { requests: counted, duration, latency, non2xx, errors } = await ask(amount);
  if (non2xx + errors > 0)
    throw new Error(
      `Cannot measure ${url}: ${non2xx} refusals and ${errors} errors with ${connections} connections`,
    );
  const after = await fetchUsage(child);
  const measured = {
    requestsPerSecond: counted.total / duration,
    median: latency.p50,
    p99: latency.p99,
    processor: (after.processor - before.processor) / counted.total,
    memory: after.memory,
  };
  console.log(`${connections} connections: ${JSON.stringify(measured)}`);
  return measured;
}

function createServicesReport(
  services: readonly ServiceMeasurement[],
  bags: readonly BagsMeasurement[],
): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const speed = ({ requestsPerSecond, median, p99, processor }: ServiceMeasurement) => [
    Math.round(requestsPerSecond).toLocaleString('en'),
    `${median} ms`,
    `${p99} ms`,
    `${processor.toFixed(2)} ms`,
  ];
  return [
    '## Services',
    '',
    'The local services in one process, asked over HTTP from another on the same machine, with a database on disk that is written',
    `through with each change. ${REQUEST_COUNT.toLocaleString('en')} requests each, of content ${QUICK_REQUEST_COUNT.toLocaleString('en')}, after ${WARM_UP_REQUESTS} of warming up.`,
    '',
    row(['service', 'connections', 'requests a second', 'median', '99 of 100 within', 'processor for each']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...services.map((measured) => row([measured.service, measured.connections, ...speed(measured)])),
    '',
    `Changes of bags of three lines with 16 connections, ${CHANGED_BAG_COUNT} bags in turn, spread over all that there are:`,
    '',
    row([
      'bags',
      'changes a second',
      'median',
      '99 of 100 within',
      'processor for each',
      'database for each bag',
      'memory of the process',
    ]),
    row(['---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...bags.map((measured) =>
      row([
        measured.bags.toLocaleString('en'),
        ...speed(measured),
        `${(measured.bytesPerBag / 1024).toFixed(1)} KiB`,
        `${(measured.memory / 2 ** 20).toFixed(0)} MiB`,
      ]),
    ),
    '',
  ].join('\n');
}
