import { relative } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';

/** The modules in what a bundler makes of `export { names } from './entry'`; of a package its name alone. */
async function modulesOf(entry: string, names = '*'): Promise<string[]> {
  const virtual = 'virtual-entry.js';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(virtual) ? id : undefined),
        load: (id) =>
          id.endsWith(virtual)
            ? `export ${names === '*' ? '*' : `{ ${names} }`} from ${JSON.stringify(`${import.meta.dirname}/${entry}.ts`)};`
            : undefined,
      },
    ],
    build: { write: false, target: 'es2023', lib: { entry: virtual, formats: ['es'], fileName: 'bundle' } },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const ids = output
    .filter((part) => part.type === 'chunk')
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(
      ([id]) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(import.meta.dirname, id),
    );
  return [...new Set(ids)].filter((id) => !id.endsWith(virtual)).sort();
}

const packagesIn = (modules: readonly string[]) => modules.filter((name) => !name.endsWith('.ts'));

describe('a bundle', () => {
  test('of the whole main entry has no dependency', async () => {
    expect(packagesIn(await modulesOf('index'))).toEqual([]);
  });

  test('of the search state in the URL contains nothing else', async () => {
    expect(await modulesOf('index', 'createSearchUrlCodec, englishSearchWords')).toEqual([
      'facets.ts',
      'internal/cut-text.ts',
      'internal/word-mapping.ts',
      'limit-query.ts',
      'limits.ts',
      'search-state.ts',
      'search-url-codec.ts',
      'search-url-words.ts',
    ]);
  });

  test('of a constant contains only constants', async () => {
    expect(await modulesOf('index', 'STALLED_SEARCH_DELAY_MS')).toEqual(['limits.ts']);
  });

  test('of the routing contains neither InstantSearch nor a client', async () => {
    expect(packagesIn(await modulesOf('instantsearch'))).toEqual([]);
  });

  test('of the client contains no schemas', async () => {
    const packages = packagesIn(await modulesOf('client'));
    expect(packages).toContain('algoliasearch');
    expect(packages).not.toContain('zod');
  });

  test('of the records contains no client, and of the settings no schemas', async () => {
    expect(packagesIn(await modulesOf('records'))).toEqual(['zod']);
    expect(packagesIn(await modulesOf('records', 'createIndexSettings, buildSynonyms'))).toEqual([]);
  });
});
