import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCmsClient, getDataOrThrow } from '@marehalm/cms-client';
import { contentEntities } from '@marehalm/shop/content';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServices, type RunningServices, type StartOptions } from './start-services.ts';

const contentDirectory = fileURLToPath(new URL('../content', import.meta.url));

describe('startServices()', () => {
  let folder: string;
  let services: RunningServices;
  let options: StartOptions;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'services-'));
    options = {
      contentDirectory,
      dataFile: join(folder, 'data', 'marehalm.sqlite'),
      shopDirectory: join(folder, 'shop'),
      clock: () => new Date('2026-11-21T09:00:00Z'),
      faults: true,
      botCheck: true,
      port: 0,
      host: '127.0.0.1',
    };
    services = await startServices(options);
  });
  afterAll(async () => {
    await services.close();
    await rm(folder, { recursive: true });
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(services.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('answers as the content service', async () => {
    const cms = createCmsClient({ entities: contentEntities, baseUrl: services.origin });
    const product = getDataOrThrow(await cms.findBySlug('products', 'lae-serum', { locale: 'da' }));
    expect(product.name).toBe('Læ Serum');
  });

  test('answers as the three shops of the commerce service', async () => {
    const query = '{ shop { paymentSettings { currencyCode } } }';
    const currencies = await Promise.all(
      ['dk', 'no', 'int'].map(async (shop) => {
        const answer = await post(`/shops/${shop}/api/2026-04/graphql.json`, { query });
        const { data } = (await answer.json()) as {
          data: { shop: { paymentSettings: { currencyCode: string } } };
        };
        return data.shop.paymentSettings.currencyCode;
      }),
    );
    expect(currencies).toEqual(['DKK', 'NOK', 'EUR']);
  });

  test('answers as the search service', async () => {
    const answer = await post(
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products', query: 'serum' }] },
      { 'x-algolia-application-id': 'marehalm', 'x-algolia-api-key': 'marehalm-search' },
    );
    const { results } = (await answer.json()) as { results: { nbHits: number }[] };
    expect(results[0]?.nbHits).toBeGreaterThan(0);
  });

  test('accepts a subscription with a token of the bot check, and mails a link back to this host', async () => {
    const issued = await fetch(`${services.origin}/recaptcha/api2/token`, {
      method: 'POST',
      body: new URLSearchParams({ k: 'site-key' }),
    });
    const { token } = (await issued.json()) as { token: string };
    const ida = {
      name: 'Ida',
      email: 'ida@example.com',
      acceptsPolicy: true,
      locale: 'en',
      captchaToken: token,
    };
    expect((await post('/newsletter/subscriptions', ida)).status).toBe(201);
    expect((await post('/newsletter/subscriptions', { ...ida, email: 'bo@example.com' })).status).toBe(422);

    const outbox = await fetch(`${services.origin}/outbox?to=ida@example.com`);
    const { items } = (await outbox.json()) as { items: { text: string }[] };
    const link = items[0]?.text.match(/http\S+/)?.[0] ?? '';
    expect(link).toMatch(new RegExp(`^${services.origin}/newsletter/`));
    await fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) });
    const after = await fetch(`${services.origin}/outbox?to=ida@example.com`);
    expect(await after.text()).toContain('WELCOME15');
  });

  test('applies the redirects of the content', async () => {
    const answer = await fetch(`${services.origin}/da/kontakt`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/da/om/kontakt']);
  });

  test.each([
    ['cms', '/api/v1/products?locale=en'],
    ['commerce', '/shops/dk/api/2026-04/graphql.json'],
    ['search', '/1/indexes/products'],
    ['newsletter', '/newsletter/subscriptions'],
    ['newsletter', '/newsletter/stock-alerts'],
    ['withdrawals', '/withdrawals'],
    ['captcha', '/recaptcha/api.js'],
    ['tag-manager', '/gtm.js?id=GTM-LOCAL'],
    ['shop', '/'],
  ])('can make only %s fail', async (service, path) => {
    await post('/__faults', { service, fault: { status: 503 } });
    expect((await fetch(services.origin + path)).status).toBe(503);
    const others = await fetch(
      `${services.origin}${service === 'cms' ? '/gtm.js?id=GTM-LOCAL' : '/api/v1/products'}`,
    );
    expect(others.status).toBe(200);
    await fetch(`${services.origin}/__faults`, { method: 'DELETE' });
  });

  test('reveals nothing about an internal error', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    let now = options.clock();
    const broken = await startServices({ ...options, dataFile: ':memory:', clock: () => now });
    now = new Date(Number.NaN);
    const answer = await fetch(`${broken.origin}/gtm/records`, {
      method: 'POST',
      body: JSON.stringify({ container: 'GTM-LOCAL', entry: {} }),
    });
    await broken.close();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Internal server error' });
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  describe('Host', () => {
    /** The status of `path` when asked under another name, which `fetch` does not let a program choose. */
    const statusFor = (host: string | undefined, path = '/outbox') =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(services.origin);
        const headers = host === undefined ? {} : { host };
        request({ host: '127.0.0.1', port, path, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });

    test.each(['localhost', 'LOCALHOST:4200', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:4200'])(
      'takes %s',
      async (host) => expect(await statusFor(host)).toBe(200),
    );

    test.each([
      'evil.example',
      'evil.example:4200',
      'localhost.evil.example',
      'evil.example@localhost',
      '127.0.0.1.evil.example',
      '10.0.0.1',
      'a b',
    ])('refuses %j, to which a page may have its own name resolve', async (host) => {
      for (const path of ['/outbox', '/', '/__faults', '/gtm/records']) {
        expect
          .soft(await statusFor(host, path), path)
          .toSatisfy((status) => status === 421 || status === 400);
      }
    });

    test('is also checked in the request line', async () => {
      expect(await statusFor('localhost', 'http://evil.example/outbox')).toBe(421);
      expect(await statusFor('localhost', 'http://localhost/outbox')).toBe(200);
    });

    test('accepts the configured names', async () => {
      const named = await startServices({
        ...options,
        dataFile: ':memory:',
        origin: 'https://shop.example',
        siteUrl: 'https://www.shop.example/da',
        host: '0.0.0.0',
      });
      const { port } = new URL(named.origin);
      const statusOf = async (host: string) =>
        new Promise((resolve) => {
          request({ host: '127.0.0.1', port, path: '/outbox', headers: { host } }, (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          }).end();
        });
      // Who listens on every address is asked by every address; a page is never at one that rebinds.
      expect([
        await statusOf('shop.example'),
        await statusOf('www.shop.example'),
        await statusOf('192.168.1.7:80'),
        await statusOf('evil.example'),
      ]).toEqual([200, 200, 200, 421]);
      await named.close();
    });
  });

  test.each([
    undefined,
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'application/jsonx',
  ])('accepts no fault as %s, which a page of any site can make a browser send', async (type) => {
    const body = Buffer.from(JSON.stringify({ service: 'shop', fault: { status: 503 } }));
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await fetch(`${services.origin}/__faults`, { method: 'POST', headers, body });
    expect(answer.status).toBe(415);
    expect(await (await fetch(`${services.origin}/__faults`)).json()).toEqual({ faults: {} });
  });

  test('limits newsletter mails by client and by recipient, and reveals no subscriber', async () => {
    const fresh = await startServices({ ...options, dataFile: ':memory:', botCheck: false });
    const signUp = async (email: string) => {
      const answer = await fetch(`${fresh.origin}/newsletter/subscriptions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ida', email, acceptsPolicy: true }),
      });
      return answer.status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await signUp('victim@example.com'));
    for (let index = 0; index < 30; index += 1) statuses.push(await signUp(`victim-${index}@example.com`));
    expect(statuses).toEqual([...Array<number>(20).fill(201), ...Array<number>(15).fill(429)]);
    const { items } = (await (await fetch(`${fresh.origin}/outbox`)).json()) as { items: { to: string }[] };
    expect(items).toHaveLength(1 + 15);
    expect(items.filter(({ to }) => to === 'victim@example.com')).toHaveLength(1);
    await fresh.close();
  });

  test('mails a shopper who asked once the merchant has set stock', async () => {
    const fresh = await startServices({
      ...options,
      dataFile: ':memory:',
      botCheck: false,
      adminToken: 'admin-token-of-the-tests-0123',
    });
    const send = (path: string, method: string, type: string, body: string) =>
      fetch(path.startsWith('http') ? path : fresh.origin + path, {
        method,
        headers: { 'content-type': type, authorization: 'Bearer admin-token-of-the-tests-0123' },
        body,
      });
    const mails = async () => {
      const answer = await fetch(`${fresh.origin}/outbox?to=vent@example.com`);
      return ((await answer.json()) as { items: { kind: string; subject: string; text: string }[] }).items;
    };
    const wish = { email: 'vent@example.com', market: 'dk', sku: 'MH-P14-300', locale: 'da' };
    const asked = await send('/newsletter/stock-alerts', 'POST', 'application/json', JSON.stringify(wish));
    expect(asked.status).toBe(201);
    const link = /http\S+stock-alerts\/\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
    await send(link, 'POST', 'application/x-www-form-urlencoded', 'action=confirm');
    await send('/admin/shops/no/stock/MH-P14-300', 'PUT', 'application/json', '{"available":4}');
    expect(await mails()).toHaveLength(1);
    await send('/admin/shops/dk/stock/MH-P14-300', 'PUT', 'application/json', '{"available":4}');
    const [alert] = await mails();
    expect(alert?.subject).toBe('Kold Bugt-badesalt, 300 g er på lager igen');
    expect(alert?.text).toContain(`${fresh.origin}/da/produkt/kold-bugt-badesalt`);
    await fresh.close();
  });

  test('refuses a body that would exhaust the memory', async () => {
    const answer = await post('/gtm/records', {
      container: 'GTM-LOCAL',
      entry: 'x'.repeat(17 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  test('reports a port in use, and leaves nothing open', async () => {
    const { port } = new URL(services.origin);
    await expect(startServices({ ...options, port: Number(port) })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('keeps its data over a restart', async () => {
    await services.close();
    services = await startServices(options);
    const outbox = await fetch(`${services.origin}/outbox?to=ida@example.com`);
    expect(await outbox.json()).toMatchObject({ total: 2 });
  });
});
