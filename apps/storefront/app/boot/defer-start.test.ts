import { describe, expect, test } from 'vitest';
import { deferStart, StartMarkupError } from './defer-start.ts';

const context = {
  manifest: {
    url: '/assets/manifest-1.js',
    version: '1',
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: {
      root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js'] },
      'en.product': {
        id: 'en.product',
        module: '/assets/product.js',
        clientLoaderModule: '/assets/load.js',
        imports: ['/assets/price.js'],
      },
    },
  },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'en.product' } }] },
} as unknown as Parameters<typeof deferStart>[1];

const eager = [
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/></head><body><h1>Lee Serum</h1>',
  '<script>window.__reactRouterContext = {"basename":"/"};</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";import("/assets/entry.js");</script>',
  String.raw`<script>window.__reactRouterContext.streamController.enqueue("[\"</script\"]");</script>`.replace(
    '</script\\"',
    '\\u003c/script\\"',
  ),
  '<script>window.__reactRouterContext.streamController.close();</script>',
  '</body></html>',
].join('');

describe('deferStart()', () => {
  const deferred = deferStart(eager, context, 'start()');

  test('leaves nothing that loads or runs a module before the boot script decides', () => {
    expect(deferred).not.toContain('modulepreload');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).not.toContain('streamController');
  });

  test('keeps loader data as inert JSON that parses to what was streamed', () => {
    const chunk = /<script type="application\/json" data-stream="">(.*?)<\/script>/.exec(deferred)?.[1];
    expect(JSON.parse(JSON.parse(`${chunk}`) as string)).toEqual(['</script']);
  });

  test('lists each shared module once and each route with its own modules', () => {
    const plan = JSON.parse(/id="start">(.*?)<\/script>/.exec(deferred)?.[1] ?? '') as unknown;
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

  test('puts the boot script last, where the whole page can be seen', () => {
    expect(deferred.endsWith('<script>start()</script></body></html>')).toBe(true);
  });

  test('stops the build when the markup is not the expected one', () => {
    expect(() => deferStart(eager.replace('type="module"', 'type="text"'), context, '')).toThrow(
      StartMarkupError,
    );
  });
});
