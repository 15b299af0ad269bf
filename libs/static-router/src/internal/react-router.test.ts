import { describe, expect, test } from 'vitest';
import { deferHydrationScripts, UnexpectedMarkupError } from './react-router.ts';

const context = {
  manifest: {
    url: '/assets/manifest-1.js',
    version: '1',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: {
        id: 'root',
        module: '/assets/root.js',
        imports: ['/assets/react.js'],
      },
      'en.product': {
        id: 'en.product',
        module: '/assets/product.js',
        clientLoaderModule: '/assets/load.js',
        imports: ['/assets/price.js'],
      },
    },
  },
  staticHandlerContext: {
    matches: [{ route: { id: 'root' } }, { route: { id: 'en.product' } }],
  },
} as unknown as Parameters<typeof deferHydrationScripts>[1];

const eager = [
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><h1>Lee Serum</h1>',
  '<script>window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({}).pipeThrough(new TextEncoderStream());</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";import("/assets/entry.js");</script>',
  String.raw`<script>window.__reactRouterContext.streamController.enqueue("[\"</script\"]");</script>`.replace(
    '</script\\"',
    '\\u003c/script\\"',
  ),
  '<script>window.__reactRouterContext.streamController.close();</script>',
  '</body></html>',
].join('');

describe('deferHydrationScripts()', () => {
  const deferred = deferHydrationScripts(eager, context, 'start()');

  test('leaves nothing that loads or runs a module before the boot script', () => {
    expect(deferred).not.toContain('modulepreload');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).not.toContain('__reactRouterContext');
  });

  test('keeps the context and loader data as inert JSON that parses to what was streamed', () => {
    const chunks = deferred.matchAll(/<script type="application\/json" data-loader-data="">(.*?)<\/script>/g);
    const data = [...chunks].map(([, chunk]) => JSON.parse(`${chunk}`) as string).join('');
    expect(data.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
      { basename: '/' },
      ['</script'],
    ]);
  });

  test('keeps the scripts where React expects scripts', () => {
    expect(deferred.replaceAll(/<script[^>]*data-loader-data="">.*?<\/script>/g, '')).toMatch(
      /<h1>Lee Serum<\/h1><script type="application\/json"><\/script><script type="application\/json" id="hydration-plan">/,
    );
  });

  test('lists each shared module once and each route with its own modules', () => {
    const plan = JSON.parse(/id="hydration-plan">(.*?)<\/script>/.exec(deferred)?.[1] ?? '') as unknown;
    expect(plan).toEqual({
      manifest: '/assets/manifest-1.js',
      entry: '/assets/entry.js',
      routes: [
        ['root', '/assets/root.js'],
        ['en.product', '/assets/load.js', '/assets/product.js'],
      ],
      shared: ['/assets/react.js', '/assets/price.js'],
    });
  });

  test('puts the boot script last, after the whole page', () => {
    expect(deferred.endsWith('<script>start()</script></body></html>')).toBe(true);
  });

  test('fails the build for unexpected markup', () => {
    for (const [known, unknown] of [
      ['type="module"', 'type="text"'],
      ['__reactRouterContext =', '__context ='],
      ['__reactRouterContext.stream =', '__reactRouterContext.other ='],
      ['streamController.close', 'streamController.end'],
    ] as const)
      expect(() => deferHydrationScripts(eager.replace(known, unknown), context, '')).toThrow(
        UnexpectedMarkupError,
      );
  });
});
