import { expect, test } from 'vitest';
import { createPageHtmlFiles } from './create-page-html-files.ts';
import { formatHeadersFile } from './headers-file.ts';

const html = '<p>Wren</p><script>start()</script><script type="application/ld+json">{}</script>';
const style = (page: string) => `<style>p{}</style>${page}`;
const routeOf = () => 'page';

test('createPageHtmlFiles() inlines critical CSS into a hydrated page', () => {
  expect(createPageHtmlFiles('/birds/wren', html, { routeOf }, style)).toEqual([
    { name: 'birds/wren/index.html', html: `<style>p{}</style>${html}` },
  ]);
  expect(createPageHtmlFiles('/', html, { routeOf }, style)[0]?.name).toBe('index.html');
});

test('createPageHtmlFiles() removes scripts, but no data, from a page that is not hydrated, and from its static copy', () => {
  const withoutScripts = '<p>Wren</p><script type="application/ld+json">{}</script>';
  expect(createPageHtmlFiles('/offline', html, { routeOf, isHydrated: () => false }, style)).toEqual([
    { name: 'offline/index.html', html: withoutScripts },
  ]);
  expect(createPageHtmlFiles('/404', html, { routeOf, staticCopyOf: () => '404.html' }, style)[1]).toEqual({
    name: '404.html',
    html: withoutScripts,
  });
});

test('formatHeadersFile() writes one rule for each path', () => {
  expect(formatHeadersFile({ '/*': { 'X-Content-Type-Options': 'nosniff' }, '/a': {} })).toBe(
    '/*\n  X-Content-Type-Options: nosniff\n\n/a\n',
  );
});
