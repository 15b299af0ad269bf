import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFaultInjector } from './fault-injector.ts';
import { serveApp } from './testing/serve-app.ts';

async function shopWithFaults(enabled: boolean) {
  const faults = createFaultInjector({ enabled });
  const app = new Hono();
  app.route('/', faults.app);
  app.use('/shops/*', faults.middleware('commerce'));
  app.use('/api/*', faults.middleware('cms'));
  let changes = 0;
  app.post('/shops/:shop/cart', async (context) => {
    changes += 1;
    return context.json({ data: await context.req.json() });
  });
  app.get('/shops/:shop/cart', (context) => context.json({ data: { changes } }));
  app.get('/api/v1/products', (context) => context.json({ items: [] }));
  const { origin, close } = await serveApp(app);
  const order = (body: unknown) =>
    fetch(`${origin}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { origin, close, order };
}

describe('createFaultInjector()', () => {
  let shop: Awaited<ReturnType<typeof shopWithFaults>>;
  beforeEach(async () => {
    shop = await shopWithFaults(true);
  });
  afterEach(() => shop.close());

  const cart = (name = 'dk') => fetch(`${shop.origin}/shops/${name}/cart`);

  test('answers with the given status, for one service only', async () => {
    await shop.order({ service: 'commerce', fault: { status: 503 } });
    const answer = await cart();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${shop.origin}/api/v1/products`)).status).toBe(200);
  });

  test.each([
    ['commerce', '/shops/dk/cart', 'errors'],
    ['cms', '/api/v1/products', 'message'],
  ])('reports the failure in the form of %s', async (service, path, field) => {
    await shop.order({ service, fault: { status: 500 } });
    const body = await (await fetch(shop.origin + path)).json();
    expect(body).toEqual({ [field]: `This ${service} fault was switched on by a test` });
  });

  test('answers with a body that cannot be parsed', async () => {
    await shop.order({ service: 'commerce', fault: { malformedBody: true } });
    const answer = await cart();
    expect(answer.status).toBe(200);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test('cuts the connection', async () => {
    await shop.order({ service: 'commerce', fault: { cutConnection: true } });
    await expect(cart()).rejects.toThrow('fetch failed');
  });

  test('cuts it only once the request is complete, so that every client sees the same', async () => {
    await shop.order({ service: 'commerce', fault: { cutConnection: true } });
    const { hostname, port } = new URL(shop.origin);
    const socket = connect(Number(port), hostname);
    let isCut = false;
    socket.on('close', () => (isCut = true));
    socket.resume();
    socket.write(`POST /shops/dk/cart HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 2\r\n\r\n{`);
    await expect(cart()).rejects.toThrow('fetch failed');
    expect(isCut).toBe(false);
    socket.write('}');
    const [isBroken] = await once(socket, 'close');
    expect(isBroken).toBe(false);
  });

  test('processes the request, and cuts the connection in the middle of the answer', async () => {
    await shop.order({ service: 'commerce', fault: { cutAnswer: true, times: 1 } });
    const answer = await fetch(`${shop.origin}/shops/dk/cart`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(await (await cart()).json()).toEqual({ data: { changes: 1 } });
  });

  test('answers with a foreign page', async () => {
    await shop.order({ service: 'commerce', fault: { foreignPage: true } });
    const answer = await cart();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch('text/html');
  });

  test('affects only requests whose body contains the text, and keeps the body for the service', async () => {
    const change = (body: string) => fetch(`${shop.origin}/shops/dk/cart`, { method: 'POST', body });
    await shop.order({ service: 'commerce', fault: { status: 500, body: 'complete' } });
    expect((await cart()).status).toBe(200);
    expect(await (await change('"add"')).json()).toEqual({ data: 'add' });
    expect((await change('"complete"')).status).toBe(500);
  });

  test('waits before it calls the service', async () => {
    await shop.order({ service: 'commerce', fault: { latency: 120 } });
    const start = performance.now();
    const answer = await cart();
    expect(answer.status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(115);
  });

  test('ends after the given number of requests, also parallel ones', async () => {
    await shop.order({ service: 'commerce', fault: { status: 500, latency: 20, times: 2 } });
    const answers = await Promise.all([cart(), cart(), cart()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 500, 500]);
  });

  test('affects only paths with the given prefix', async () => {
    await shop.order({ service: 'commerce', fault: { status: 500, path: '/shops/no/' } });
    expect((await cart('dk')).status).toBe(200);
    expect((await cart('no')).status).toBe(500);
  });

  test('removes the faults of a service', async () => {
    await shop.order({ service: 'commerce', fault: { status: 500 } });
    const answer = await shop.order({ service: 'commerce', fault: null });
    expect(await answer.json()).toEqual({ faults: {} });
    expect((await cart()).status).toBe(200);
  });

  test.each<[what: string, body: unknown]>([
    ['a service that does not exist', { service: 'weather', fault: { status: 500 } }],
    ['a status that is not a failure', { service: 'cms', fault: { status: 200 } }],
    ['an unknown fault', { service: 'cms', fault: { mood: 'bad' } }],
    ['malformed JSON', '{'],
  ])('refuses %s', async (_what, body) => {
    expect((await shop.order(body)).status).toBe(422);
  });

  test('is missing unless it is enabled', async () => {
    const whole = await shopWithFaults(false);
    expect((await whole.order({ service: 'commerce', fault: { status: 500 } })).status).toBe(404);
    expect((await fetch(`${whole.origin}/shops/dk/cart`)).status).toBe(200);
    await whole.close();
  });
});
