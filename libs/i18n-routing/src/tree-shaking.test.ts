import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

/** What a bundler makes of `export { names } from '@marehalm/i18n-routing'`. */
async function bundle(names: string) {
  const entry = 'virtual-entry.js';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@marehalm/source'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? id : undefined),
        load: (id) =>
          id.endsWith(entry)
            ? `export { ${names} } from ${JSON.stringify(`${import.meta.dirname}/index.ts`)};`
            : undefined,
      },
    ],
    build: { write: false, target: 'es2023', lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const chunks = output.filter((part) => part.type === 'chunk');
  return {
    modules: chunks.flatMap((chunk) =>
      Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    ),
    bytes: gzipSync(chunks.map(({ code }) => code).join('')).length,
  };
}

describe('a bundle', () => {
  test('of a route table contains no negotiation and no formats, and stays small', async () => {
    const { modules, bytes } = await bundle('createRouting');
    expect(modules.filter((id) => /formatjs|negotiation|format-|markets|cookie/u.test(id))).toEqual([]);
    expect(bytes).toBeLessThan(3_200);
  });

  test('of negotiation is small enough to be inlined into every page', async () => {
    const { modules, bytes } = await bundle('createMarkets, createPreferenceCookie, negotiateLocale');
    expect(modules.filter((id) => /formatjs|create-routing|route-tree|paths/u.test(id))).toEqual([]);
    expect(bytes).toBeLessThan(1_000);
  });

  test('of cookies and prices stays small, and contains no message parser', async () => {
    const { modules, bytes } = await bundle('createPreferenceCookie, formatPrice');
    expect(
      modules.filter((id) =>
        /create-routing|route-tree|negotiation|skeleton-parser|intl-messageformat/u.test(id),
      ),
    ).toEqual([]);
    expect(bytes).toBeLessThan(2_700);
  });
});
