import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPrefetched, prefetchPage } from './prefetch-page.ts';
import { loadPrefetchedOrServerData, prefetchedPages, prefetchedDataMiddleware } from './prefetched-data.ts';

/** A data file as React Router writes it: the page's own data is `{ title: path }`. */
const encoded = (title: string) =>
  `[{"_1":2,"_5":6},"root",{"_3":4},"data",null,"page",{"_3":7},{"_8":9},"title","${title}"]\n`;

const asked: string[] = [];
const imported = vi.fn();
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  prefetchedPages.clear();
  answer = async () => new Response(encoded('Serum'));
  vi.stubGlobal('fetch', (address: string, { priority }: { priority: string }) => {
    asked.push(`${address} ${priority}`);
    return answer();
  });
  vi.stubGlobal('window', {
    ...globalThis,
    __reactRouterDataRouter: {
      state: { location: { pathname: '/' }, loaderData: { root: {} } },
      match: (path: string) => {
        imported(path);
        return [];
      },
    },
    __reactRouterManifest: { routes: { page: { hasClientLoader: false } } },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const request = (path: string) => new Request(`http://localhost${path}`);
const serve = (path: string, next = async () => 'asked the server' as unknown) =>
  prefetchedDataMiddleware({ request: request(path) } as never, next as never);

describe('prefetchPage()', () => {
  test('fetches the data once, then the code', async () => {
    await Promise.all([prefetchPage('/serum', 'low'), prefetchPage('/serum', 'high')]);
    expect(asked).toEqual(['/serum.data low']);
    expect(imported).toHaveBeenCalledWith('/serum');
    expect(isPrefetched('/serum')).toBe(true);
  });

  test("uses React Router's file name for the data of the front page", async () => {
    await prefetchPage('/', 'auto');
    expect(asked).toEqual(['/_.data auto']);
  });

  test.each<[failure: string, response: () => Promise<Response>]>([
    ['is missing', async () => new Response('', { status: 404 })],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is something else', async () => new Response('<p>Not found</p>')],
  ])('forgets a page whose data %s', async (_failure, response) => {
    answer = response;
    await prefetchPage('/gone', 'low');
    expect(isPrefetched('/gone')).toBe(false);
    expect(await serve('/gone')).toBe('asked the server');
  });

  test('keeps the 24 most recently requested pages', async () => {
    for (let page = 0; page < 25; page += 1) await prefetchPage(`/${page}`, 'low');
    expect([isPrefetched('/0'), isPrefetched('/1'), isPrefetched('/24')]).toEqual([false, true, true]);
  });
});

describe('prefetchedDataMiddleware()', () => {
  test('returns the data of the page, without that of the current layout', async () => {
    await prefetchPage('/serum', 'low');
    expect(await serve('/serum')).toEqual({
      page: { type: 'data', result: { title: 'Serum' } },
    });
  });

  test('leaves other pages, and the current page, to the router', async () => {
    await prefetchPage('/', 'low');
    expect([await serve('/cream'), await serve('/')]).toEqual(['asked the server', 'asked the server']);
  });

  test('leaves data that is older than five minutes to the router', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await prefetchPage('/serum', 'low');
    vi.advanceTimersByTime(300_000);
    expect(await serve('/serum')).toBe('asked the server');
    vi.useRealTimers();
  });
});

describe('loadPrefetchedOrServerData()', () => {
  test('prefers prefetched data to the server', async () => {
    await prefetchPage('/serum', 'low');
    const fromServer = async () => ({ title: 'from the server' });
    expect(await loadPrefetchedOrServerData(request('/serum'), fromServer)).toEqual({
      title: 'Serum',
    });
    expect(await loadPrefetchedOrServerData(request('/cream'), fromServer)).toEqual({
      title: 'from the server',
    });
  });
});
