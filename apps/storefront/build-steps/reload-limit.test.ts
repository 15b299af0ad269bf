import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ReloadCodeError, withReloadLimit } from './reload-limit.ts';

/** As installed. */
const reactRouter = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production/lib/dom/ssr/routeModules.js',
  ),
  'utf8',
);

test('withReloadLimit() leaves no reload to React Router', () => {
  const limited = withReloadLimit(reactRouter);
  expect(limited).not.toContain('.reload(');
  expect(limited).toContain('vite:preloadError');
});

test.each([
  ['there is no reload', 'throw error;'],
  ['there are two', 'window.location.reload(); window.location.reload();'],
])('withReloadLimit() stops the build when %s', (_criterion, code) => {
  expect(() => withReloadLimit(code)).toThrow(ReloadCodeError);
});
