import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  startServicesForTest,
  startRecordingServices,
  type RecordingServices,
} from './testing/recording-services.ts';

describe('a push', () => {
  test('changes nothing when the local service already has the same records', async () => {
    const services = await startServicesForTest();
    const { status, output, errors } = await services.run();
    expect(errors).toBe('');
    expect(output).toContain('Every index is as it should be.');
    expect(status).toBe(0);
    expect(services.writes()).toEqual([]);
  });

  test('fills an application without indices, and sends nothing the second time', async () => {
    const services = await startServicesForTest();
    const before = await services.search.browse({ indexName: 'products_da' });
    await services.removeIndices();

    const first = await services.run();
    expect(first).toMatchObject({ status: 0, errors: '' });
    expect(first.output).toContain('products_da: 36 added, 0 unchanged (new)');
    expect(first.output).toContain('22 indices changed.');
    const { items } = await services.search.listIndices();
    expect(items).toHaveLength(22);
    expect(items.find(({ name }) => name === 'products_da')).toMatchObject({ entries: before.hits.length });
    const { hits } = await services.search.searchSingleIndex({
      indexName: 'products_da_price_dkk_asc',
      searchParams: { query: 'oejencreme' },
    });
    expect(hits.length).toBeGreaterThan(0);
    // What was there before was there by the same rule.
    const after = await services.search.browse({ indexName: 'products_da' });
    expect(byId(after.hits)).toEqual(byId(before.hits));

    services.forget();
    expect(await services.run()).toMatchObject({ status: 0, errors: '' });
    expect(services.writes()).toEqual([]);
  });

  test('sends the one record whose price has changed, in each language, as one batch', async () => {
    const services = await startServicesForTest();
    await services.admin('/shops/dk/prices/MH-P04-30', { amount: 19_900 });
    const { output, status } = await services.run();
    expect(status).toBe(0);
    expect(services.writes()).toEqual([
      'POST /1/indexes/products/batch',
      'POST /1/indexes/products_da/batch',
    ]);
    expect(output).toContain('products_da: 1 changed, 35 unchanged\n  changed  p04: prices, offers\n');
    const current = await services.search.getObject({ indexName: 'products', objectID: 'p04' });
    expect(current).toMatchObject({ prices: { DKK: 19_900 } });
  });

  test('sends the one record whose text has changed, and names the attribute', async () => {
    const services = await startServicesForTest();
    services.rewrite('/api/v1/tips', ({ items, total }: { items: { title: string }[]; total: number }) => ({
      items: items.map((tip, position) => (position === 0 ? { ...tip, title: 'Vent et minut' } : tip)),
      total,
    }));
    const { output } = await services.run();
    expect(output).toMatch(/journals_da: 1 changed, \d+ unchanged\n {2}changed {2}t\d+: title\n/);
    expect(services.writes()).toEqual([
      'POST /1/indexes/journals/batch',
      'POST /1/indexes/journals_da/batch',
    ]);
  });

  test('records the lowest current price in each currency', async () => {
    const services = await startServicesForTest();
    const current = () => services.search.getObject({ indexName: 'products', objectID: 'p20' });
    expect(await current()).toMatchObject({ prices: { DKK: 12_500, NOK: 18_900, EUR: 1700 } });

    await services.admin('/shops/dk/stock/MH-P20-30', { available: 0 });
    await services.admin('/shops/no/prices/MH-P20-75', { amount: 9900, reduced: true });
    await services.run();
    expect(await current()).toMatchObject({ prices: { DKK: 23_500, NOK: 9900, EUR: 1700 }, available: true });

    await services.admin('/shops/dk/stock/MH-P20-75', { available: 0 });
    await services.run();
    // Sold out in Denmark: the list price is what there is to say.
    expect(await current()).toMatchObject({ prices: { DKK: 12_500, NOK: 9900, EUR: 1700 }, available: true });
  });

  test('removes the record of a deleted product', async () => {
    const services = await startServicesForTest();
    services.rewrite('/api/v1/products', ({ items }: { items: { id: string }[] }) => {
      const left = items.filter(({ id }) => id !== 'p04');
      return { items: left, total: left.length };
    });
    const { output } = await services.run();
    expect(output).toContain('products: 1 removed, 35 unchanged\n  removed  p04\n');
    await expect(services.search.getObject({ indexName: 'products', objectID: 'p04' })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test('writes only settings and synonyms that differ, also of replicas', async () => {
    const services = await startServicesForTest();
    await services.search.setSettings({
      indexName: 'products_price_nok_asc',
      indexSettings: { ranking: ['desc(trend)'] },
    });
    await services.search.clearSynonyms({ indexName: 'journals_da' });
    services.forget();
    const { output } = await services.run();
    expect(services.writes()).toEqual([
      'POST /1/indexes/journals_da/synonyms/batch',
      'PUT /1/indexes/products_price_nok_asc/settings',
    ]);
    expect(output).toContain('products_price_nok_asc: replica\n  settings ranking\n');
    services.forget();
    await services.run();
    expect(services.writes()).toEqual([]);
  });

  test('keeps rules and settings that the merchant added to the index', async () => {
    const services = await startServicesForTest();
    const rule = {
      objectID: 'r1',
      conditions: [{ pattern: 'sol', anchoring: 'is' as const }],
      consequence: { params: { query: 'spf' } },
    };
    await services.search.saveRule({ indexName: 'products_da', objectID: 'r1', rule });
    await services.search.setSettings({
      indexName: 'products_da',
      indexSettings: { minWordSizefor1Typo: 5 },
    });
    await services.run('--full');
    expect(await services.search.getRule({ indexName: 'products_da', objectID: 'r1' })).toMatchObject(rule);
    expect(await services.search.getSettings({ indexName: 'products_da' })).toMatchObject({
      minWordSizefor1Typo: 5,
    });
  });

  test('builds an index beside the live one when several things have changed', async () => {
    const services = await startServicesForTest();
    await services.search.setSettings({
      indexName: 'products',
      indexSettings: { customRanking: ['desc(trend)'] },
    });
    await services.search.deleteObject({ indexName: 'products', objectID: 'p04' });
    services.forget();
    const { output } = await services.run();
    expect(output).toContain(
      'products: 1 added, 35 unchanged (rebuilt beside and swapped)\n  added    p04\n  settings customRanking\n',
    );
    const direct = services.writes().filter((write) => write.includes('/products/'));
    // The copy of its settings is asked of the live index, and nothing else.
    expect(direct).toEqual(['POST /1/indexes/products/operation']);
    expect((await services.search.listIndices()).items).toHaveLength(22);
    expect(await services.search.getSettings({ indexName: 'products' })).toMatchObject({
      customRanking: ['desc(available)', 'desc(popularity)', 'desc(releasedAt)'],
      replicas: expect.arrayContaining(['products_newest']) as unknown,
    });
  });

  test('sends many changes in several requests to an index beside the live one', async () => {
    const services = await startServicesForTest();
    services.rewrite('/api/v1/tips', (tips: { items: { id: string }[]; total: number }, locale) => {
      if (locale === 'da') return tips;
      const many = Array.from({ length: 1000 }, (_, number) => ({ ...tips.items[0], id: `t${number}` }));
      return { items: many, total: many.length };
    });
    const { status, output } = await services.run();
    expect(status).toBe(0);
    expect(output).toMatch(/journals: 99\d added, .* \(rebuilt beside and swapped\)\n/);
    const batches = services.writes().filter((write) => /journals_tmp_[^/]*\/batch$/.test(write));
    expect(batches).toHaveLength(2);
    const { items } = await services.search.listIndices();
    expect(items.find(({ name }) => name === 'journals')?.entries).toBe(1041);
    // Browsed in pages.
    services.forget();
    expect((await services.run()).output).toContain('Every index is as it should be.');
    expect(services.asked.filter((one) => one === 'POST /1/indexes/journals/browse')).toHaveLength(2);
  });

  test.each<[moment: string, path: RegExp]>([
    ['the first write', /products_tmp_.*\/settings$/],
    ['the records', /products_tmp_.*\/batch$/],
    ['the swap', /products_tmp_.*\/operation$/],
  ])(
    'leaves the old index when it is cut off at %s, and the next push completes it',
    async (_moment, path) => {
      const services = await startServicesForTest();
      await services.search.setSettings({
        indexName: 'products',
        indexSettings: { customRanking: ['desc(trend)'] },
      });
      await services.search.deleteObject({ indexName: 'products', objectID: 'p04' });
      const old = await services.search.browse({ indexName: 'products' });

      services.interruptAt(path);
      const { status, errors } = await services.run();
      expect(status).toBe(1);
      expect(errors).toMatch(/^Cannot .*: none of its hosts answers \(127\.0\.0\.1:\d+: socket hang up\)/);
      expect(errors).toContain('No index is half written; push again, and the rest follows.');

      await services.fail('search', null);
      const current = await services.search.browse({ indexName: 'products' });
      expect(byId(current.hits)).toEqual(byId(old.hits));
      expect(await services.run()).toMatchObject({ status: 0 });
      await services.search.getObject({ indexName: 'products', objectID: 'p04' });
      services.forget();
      expect((await services.run()).output).toContain('Every index is as it should be.');
      expect(services.writes()).toEqual([]);
    },
  );

  test('removes leftovers of an interrupted push once they are an hour old', async () => {
    const services = await startServicesForTest();
    const [young, old] = ['products_tmp_20260601T093000Z_0123ab', 'products_da_tmp_20260601T080000Z_0123ab'];
    const others = ['products_tmp_of_mine', 'shoes_tmp_20260101T080000Z_0123ab'];
    for (const indexName of [young, old, ...others]) {
      await services.search.setSettings({ indexName, indexSettings: {} });
    }
    expect((await services.run('--dry-run')).output).toContain(
      `${old}: left by an interrupted push, would be removed`,
    );
    expect((await services.run()).output).toContain(`${old}: left by an interrupted push, removed`);
    const names = (await services.search.listIndices()).items.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([young, ...others]));
    expect(names).not.toContain(old);
  });

  test('reports changes without writing them in a dry run', async () => {
    const services = await startServicesForTest();
    await services.admin('/shops/dk/prices/MH-P04-30', { amount: 19_900 });
    await services.search.clearSynonyms({ indexName: 'journals' });
    services.forget();
    const { status, output } = await services.run('--dry-run');
    expect(status).toBe(0);
    expect(output).toContain('products: 1 changed, 35 unchanged\n  changed  p04: prices, offers\n');
    expect(output).toContain('3 indices would change. Nothing was written.');
    expect(services.writes()).toEqual([]);
  });

  test('removes all records of an index only when that is allowed', async () => {
    const services = await startServicesForTest();
    services.rewrite('/api/v1/products', () => ({ items: [], total: 0 }));
    const { status, errors } = await services.run();
    expect(status).toBe(3);
    expect(errors).toContain('"products" holds 36 records and would lose all of them; nothing was written.');
    expect(services.writes()).toEqual([]);

    expect(await services.run('--allow-empty')).toMatchObject({ status: 0 });
    expect((await services.search.browse({ indexName: 'products_da' })).hits).toEqual([]);
  });
});

describe('a push writes nothing', () => {
  let services: RecordingServices;
  beforeAll(async () => (services = await startRecordingServices()));
  beforeEach(() => services.recover());
  afterAll(() => services.close());

  test('when a record is invalid, and names each product and field', async () => {
    services.rewrite(
      '/api/v1/products',
      ({ items, total }: { items: Record<string, unknown>[]; total: number }) => ({
        items: items.map((product) => {
          if (product['id'] === 'p04') return { ...product, name: '' };
          if (product['id'] === 'p05') return { ...product, category: 'no-such-category' };
          if (product['id'] === 'p06') return { ...product, description: 'x'.repeat(10_000) };
          return product;
        }),
        total,
      }),
    );
    const { status, errors, output } = await services.run();
    expect(status).toBe(3);
    expect(output).toBe('');
    expect(errors.split('\n')).toEqual([
      'Cannot push this catalogue; nothing was written:',
      '  product "p05": category: the CMS names "no-such-category" and knows no such thing',
      expect.stringMatching(/^ {2}product "p04" \(en\): title: /) as unknown,
      expect.stringMatching(
        /^ {2}product "p06" \(en\): description makes a record of 1\d{4} bytes; the most is 10000$/,
      ) as unknown,
      expect.stringMatching(/^ {2}product "p04" \(da\): title: /) as unknown,
      expect.stringMatching(/^ {2}product "p06" \(da\): description /) as unknown,
      '',
    ]);
    expect(services.asked).toEqual([]);
  });

  test("when a shop sells none of the CMS's products", async () => {
    const nothing = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    services.rewrite('/shops/no/api/2026-04/graphql.json', () => ({ data: { products: nothing } }));
    const { status, errors } = await services.run();
    expect(status).toBe(3);
    expect(errors).toContain(
      'shop "no": it sells none of the products, so all of them would lose their prices',
    );
    expect(services.asked).toEqual([]);
  });

  test.each<[criterion: string, service: 'cms' | 'commerce' | 'search', fault: object, message: RegExp]>([
    ['the CMS fails', 'cms', { status: 503 }, /^Cannot read the CMS: .*503/],
    ['the CMS sends a truncated response', 'cms', { malformedBody: true }, /^Cannot read the CMS: /],
    ['a shop fails', 'commerce', { status: 500, path: '/shops/no/' }, /^Cannot read the shop "no" at .*500/],
    ['the search fails', 'search', { status: 500 }, /^Cannot .*: none of its hosts answers \(.*status 500\)/],
    ['the search sends a truncated response', 'search', { malformedBody: true }, /^Cannot .*JSON/],
  ])('when %s', async (_criterion, service, fault, message) => {
    await services.admin('/shops/dk/prices/MH-P04-30', { amount: 19_900 });
    await services.fail(service, fault);
    const { status, errors, output } = await services.run();
    expect([status, output]).toEqual([1, '']);
    expect(errors).toMatch(message);
    expect(services.writes()).toEqual([]);
  });

  test('when the CMS refuses the connection', async () => {
    const { status, errors } = await services.runWith({ MAREHALM_CMS_URL: 'http://127.0.0.1:1' });
    expect(status).toBe(1);
    expect(errors).toMatch(/^Cannot read the CMS: .*127\.0\.0\.1:1/);
    expect(services.asked).toEqual([]);
  });

  test.each([
    ['a wrong key', 'not-this-one', 'Invalid Application-ID or API key'],
    ['a key that may only search', 'marehalm-search', 'Method not allowed with this API key'],
  ])('with %s, and does not print it', async (_criterion, key, reason) => {
    const { status, errors, output } = await services.runWith({ MAREHALM_SEARCH_WRITE_KEY: key });
    expect(status).toBe(1);
    expect(errors).toContain(reason);
    expect(errors).toContain('check MAREHALM_SEARCH_APP_ID and MAREHALM_SEARCH_WRITE_KEY');
    expect(errors + output).not.toContain(key);
    expect(services.writes()).toEqual([]);
  });

  test('with a wrong key, and does not print it even if the service repeats it', async () => {
    const talkative = createServer((request, response) => {
      const message = `The key ${String(request.headers['x-algolia-api-key'])} is unknown`;
      response.writeHead(403).end(JSON.stringify({ message, status: 403 }));
    });
    onTestFinished(() => void talkative.close());
    await new Promise<void>((resolve) => talkative.listen(0, '127.0.0.1', resolve));
    const { status, errors } = await services.runWith({
      MAREHALM_SEARCH_HOST: `http://127.0.0.1:${(talkative.address() as AddressInfo).port}`,
      MAREHALM_SEARCH_WRITE_KEY: 'secret-of-the-merchant',
    });
    expect(status).toBe(1);
    expect(errors).toContain('The key *** is unknown');
    expect(errors).not.toContain('secret-of-the-merchant');
    talkative.closeAllConnections();
  });

  test('for an unknown option', async () => {
    const { status, errors } = await services.run('--dry');
    expect(status).toBe(2);
    expect(errors).toContain("'--dry'");
  });

  test('for --help', async () => {
    const { status, output } = await services.run('--help');
    expect(status).toBe(0);
    for (const option of ['--dry-run', '--full', '--allow-empty', '--help']) expect(output).toContain(option);
  });
});

function byId(hits: readonly { objectID: string }[]) {
  return Object.fromEntries(hits.map((hit) => [hit.objectID, hit]));
}
