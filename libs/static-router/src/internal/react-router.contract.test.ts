import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createMemoryRouter,
  createRequestHandler,
  Outlet,
  Scripts,
  ServerRouter,
  UNSAFE_createClientRoutes as createClientRoutes,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getDataUrl, decodePageData, deferHydrationScripts } from './react-router.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Each failure names what an upgrade of React Router has changed. */
let context: EntryContext | undefined;

const route = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  ...(parentId === undefined ? {} : { parentId }),
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  module: `/assets/${id}.js`,
  imports: ['/assets/react.js'],
  css: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const routes = {
  root: route('root', ''),
  page: route('page', 'page/:slug', 'root'),
};

const Layout = ({ children }: { children?: ReactNode }) =>
  createElement('html', null, createElement('body', null, children, createElement(Scripts)));

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, entryContext: EntryContext) => {
        context = entryContext;
        headers.set('content-type', 'text/html');
        const page = createElement(ServerRouter, {
          context: entryContext,
          url: request.url,
        });
        return new Promise((resolve, reject) => {
          const stream = renderToPipeableStream(page, {
            onAllReady: () => {
              void text(stream.pipe(new PassThrough())).then((html) =>
                resolve(new Response(html, { status, headers })),
              );
            },
            onError: reject,
          });
        });
      },
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        Layout,
        default: () => createElement(Outlet),
        loader: () => ({ site: '</script>' }),
      },
    },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'page/:slug',
      module: {
        default: () => createElement('h1', null, 'Page'),
        loader: () => ({ title: 'Page' }),
      },
    },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: {
      module: '/assets/entry.js',
      imports: ['/assets/react.js'],
      css: [],
    },
    routes,
    sri: undefined,
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: false,
  isSpaMode: false,
  prerender: ['/page/one'],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const ask = (path: string) =>
  createRequestHandler(build, 'production')(new Request(`http://localhost${path}`));

describe('the markup of <Scripts> that deferHydrationScripts() rewrites', () => {
  test('has one context, one module script and one end of the stream', async () => {
    const html = await (await ask('/page/one')).text();
    if (!context) throw new Error('React Router no longer calls handleRequest with an EntryContext');
    const deferred = deferHydrationScripts(html, context, 'start()');
    expect(deferred).not.toMatch(/modulepreload|type="module"|__reactRouterContext/);
    expect(deferred).toContain('<script>start()</script></body>');
  });

  test('contains the context of the site and the stream of data as text', async () => {
    const html = await (await ask('/page/one')).text();
    if (!context) throw new Error('There is no EntryContext');
    const deferred = deferHydrationScripts(html, context, '');
    const text = [
      ...deferred.matchAll(/<script type="application\/json" data-loader-data="">(.*?)<\/script>/g),
    ]
      .map(([, chunk]) => JSON.parse(chunk ?? '""') as string)
      .join('');
    const [site = '', ...stream] = text.split('\n');
    expect(JSON.parse(site)).toMatchObject({ isSpaMode: false, ssr: false });
    expect(stream.join('\n')).toContain('</script>');
  });

  test('the manifest names the modules of each matched route', async () => {
    await (await ask('/page/one')).text();
    if (!context) throw new Error('There is no EntryContext');
    const [, plan = ''] =
      /id="hydration-plan">(.*?)<\/script>/.exec(
        deferHydrationScripts(await (await ask('/page/one')).text(), context, ''),
      ) ?? [];
    expect(JSON.parse(plan)).toEqual({
      manifest: '/assets/manifest-1.js',
      entry: '/assets/entry.js',
      routes: [
        ['root', '/assets/root.js'],
        ['page', '/assets/page.js'],
      ],
      shared: ['/assets/react.js'],
    });
  });
});

test('a data file has the data of each route by its id, the page last', async () => {
  const answer = await ask(getDataUrl('/page/one'));
  if (!answer.body) throw new Error('There is no data');
  vi.stubGlobal('window', globalThis);
  expect(Object.entries(await decodePageData(answer.body))).toEqual([
    ['root', { data: { site: '</script>' } }],
    ['page', { data: { title: 'Page' } }],
  ]);
});

test('the cache of route modules may hold a promise, which the router awaits', async () => {
  // The router asks whether the browser preloads stylesheets.
  vi.stubGlobal('document', {
    createElement: () => ({ relList: { supports: () => false } }),
  });
  const Page = () => null;
  const modules: Record<string, unknown> = { root: { default: Page } };
  const [root] = createClientRoutes(routes as never, modules as never, null as never, false, false);
  modules['page'] = Promise.resolve({ default: Page });
  const lazy = root?.children?.[0]?.lazy as { Component?: () => Promise<unknown> } | undefined;
  expect(await lazy?.Component?.()).toBe(Page);
});

test('a router matches paths, has its navigation state and notifies of changes', async () => {
  const router = createMemoryRouter([
    { id: 'home', path: '/', loader: () => null },
    { id: 'page', path: '/page/:slug', loader: () => null },
  ]);
  const pending: (string | undefined)[] = [];
  router.subscribe(({ navigation }) => pending.push(navigation.location?.pathname));
  const internals = router as unknown as {
    match: (path: string) => { route: { id: string } }[];
  };
  expect(internals.match('/page/one').map(({ route }) => route.id)).toEqual(['page']);
  await router.navigate('/page/one');
  expect(pending).toEqual(['/page/one', undefined]);
  router.dispose();
});
