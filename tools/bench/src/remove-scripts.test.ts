import { expect, test } from 'vitest';
import { removeScripts } from './remove-scripts.ts';

test('removeScripts() removes only what runs, starts or preloads scripts', () => {
  const kept = [
    '<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/><style>p{}</style>',
    '<script type="application/ld+json">{"@type":"Product"}</script></head>',
    '<body><h1>Serum</h1><img src="/a.avif" fetchpriority="high"/></body></html>',
  ];
  const [head, statement, body] = kept as [string, string, string];
  const page = [
    head,
    '<link rel="modulepreload" href="/a.js"/><link as="fetch" rel="preload" href="/a.data"/><script>first()</script>',
    statement,
    '<script type="application/json" id="hydration-plan">{"a":"<p>"}</script>',
    body.replace('</body>', '<script type="module" src="/a.js"></script><script>\nboot()</script></body>'),
  ];
  expect(removeScripts(page.join(''))).toBe(kept.join(''));
});

test('removeScripts() links the stylesheets that a script would load, and shows the content that waits for them', () => {
  const links = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  const preloads =
    '<link rel="preload" as="style" fetchpriority="low" href="/a.css"/><link rel="preload" as="style" href="/b.css"/>';
  expect(
    removeScripts(
      `<head><style>p{}</style>${preloads}<noscript>${links}</noscript></head><body><h1>Serum</h1><p data-below-fold="">Oil</p></body>`,
    ),
  ).toBe(`<head><style>p{}</style></head><body><h1>Serum</h1><p>Oil</p>${links}</body>`);
});
