import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shakeable } from './shake-router.ts';

const lib = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib',
);

test('shakeable() says of what React Router makes of components and contexts that nothing else comes of it', () => {
  const links = shakeable(readFileSync(join(lib, 'dom/lib.js'), 'utf8'));
  expect(links).toContain('const Link = /* @__PURE__ */ React$1.forwardRef(');
  expect(links).not.toMatch(/^\w+\.displayName/m);
  const contexts = shakeable(readFileSync(join(lib, 'context.js'), 'utf8'));
  expect(contexts).toContain('const LocationContext = /* @__PURE__ */ React$1.createContext(');
});
