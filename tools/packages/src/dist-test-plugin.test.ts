import { expect, test } from 'vitest';
import { findBuiltFile, createDistTestPlugin } from './dist-test-plugin.ts';

test.each<[id: string, built: string | undefined]>([
  ['/w/libs/search/src/index.ts', '/w/libs/search/dist/index.js'],
  ['/w/libs/search/src/internal/parts.tsx?v=1', '/w/libs/search/dist/internal/parts.js'],
  ['/w/libs/search/src/index.test.ts', undefined],
  ['/w/libs/search/src/query.laws.test.ts', undefined],
  ['/w/libs/search/src/testing/states.ts', undefined],
  ['/w/libs/shop/src/content/testing/open-api-document.ts', undefined],
  ['/w/libs/search/src/schema.json', undefined],
  ['/w/libs/search/dist/index.js', undefined],
  ['/w/node_modules/zod/src/index.ts', undefined],
])('findBuiltFile() leads from %s to %s', (id, built) => {
  expect(findBuiltFile('/w/libs', id)).toBe(built);
});

test('createDistTestPlugin() throws for a source that has no built file', () => {
  const { load } = createDistTestPlugin('/w/libs');
  if (typeof load !== 'function') return expect.unreachable();
  const loadFile = load as (id: string) => unknown;
  expect(() => loadFile('/w/libs/search/src/index.ts')).toThrow('/w/libs/search/src/index.ts is a source');
  expect(loadFile('/w/libs/search/src/index.test.ts')).toBeNull();
});
