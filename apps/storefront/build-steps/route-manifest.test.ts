import { expect, test } from 'vitest';
import { isRouteManifest, ManifestError, withoutUnneeded } from './route-manifest.ts';

const page = {
  id: 'en.shop',
  parentId: 'en',
  hasLoader: true,
  hasDefaultExport: true,
  module: '/assets/shop-1.js',
};
const code = `window.__reactRouterManifest=${JSON.stringify({
  entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'], css: [] },
  routes: {
    'en.shop': { ...page, imports: ['/assets/react-1.js'], css: [] },
    'routes/robots': {
      id: 'routes/robots',
      path: 'robots.txt',
      hasLoader: true,
      hasDefaultExport: false,
      module: '/a.js',
    },
  },
  version: '1',
})};`;

test('withoutUnneeded() leaves pages as they are, but for their imports, and nothing of data files', () => {
  const shortened = withoutUnneeded(code);
  expect(JSON.parse(shortened.replace('window.__reactRouterManifest=', '').replace(/;$/, ''))).toEqual({
    entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'], css: [] },
    routes: { 'en.shop': { ...page, css: [] } },
    version: '1',
  });
  expect(withoutUnneeded(shortened)).toBe(shortened);
});

test.each([
  '',
  'export default {}',
  'window.__reactRouterManifest={',
  'window.__reactRouterManifest={"routes":{}}',
])('withoutUnneeded() stops the build at %j', (other) => {
  expect(() => withoutUnneeded(other)).toThrow(ManifestError);
});

test.each([
  ['assets/manifest-3e3b80ed.js', true],
  ['assets/manifest-3e3b80ed.js.br', false],
  ['manifest.webmanifest', false],
  ['assets/home-BYgTW7YG.js', false],
])('isRouteManifest(%j) is %j', (name, is) => {
  expect(isRouteManifest(name)).toBe(is);
});
