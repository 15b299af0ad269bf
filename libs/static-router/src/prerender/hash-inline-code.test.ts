import { expect, test } from 'vitest';
import { hashInlineCode, RefusedMarkupError } from './hash-inline-code.ts';

test('hashInlineCode() hashes scripts and styles, but no data', () => {
  const html = [
    '<html><head><style>a{color:red}</style><script>start()</script>',
    '<script type="application/ld+json">{"name":"<p style=\'x\'>"}</script>',
    '<script type="application/json" id="hydration-plan">{}</script><script src="/a.js"></script></head></html>',
  ].join('');
  expect(hashInlineCode(html)).toEqual({
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    scripts: ["'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
    styles: ["'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='"],
  });
});

test.each([
  ['<p style="color:red">', 'a style attribute'],
  ['<p class="a" STYLE=x>', 'one in capitals, without quotes'],
  ['<img alt="a > b" onerror="alert(1)">', 'an event handler behind a bracket in a value'],
  ['<svg/onload=alert(1)>', 'an event handler behind a slash'],
  ['<a href="javascript:alert(1)">', 'an address that is code'],
  ["<iframe srcdoc='<b>'></iframe>", 'a document of its own'],
])('hashInlineCode() throws for %s: %s', (html) => {
  expect(() => hashInlineCode(`<body>${html}</body>`)).toThrow(RefusedMarkupError);
});

test.each([
  '<p>style="color:red" onclick="x()"</p>',
  '<p title="style=a onload=b javascript:c">',
  '<p data-style="x" data-onload="y">',
])('hashInlineCode() accepts %s', (html) => {
  expect(hashInlineCode(html)).toEqual({ scripts: [], styles: [] });
});
