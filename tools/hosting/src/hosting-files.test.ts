import { cacheRulesByExtension, parseHeaderRules } from '@marehalm/local-services';
import { describe, expect, test } from 'vitest';
import {
  createCaddyFile,
  createNginxServerFile,
  createNginxHttpFile,
  createRedirectsFile,
} from './hosting-files.ts';

const redirects = [
  { id: 'faq', from: '/faq', to: '/about/help', status: 301 },
  { id: 'club', from: '/club', to: '/#newsletter', status: 302 },
] as const;

const headers = parseHeaderRules(
  [
    '/*',
    "  Content-Security-Policy: default-src 'self'",
    '/assets/*',
    '  Cache-Control: public, immutable',
    '',
  ].join('\n'),
);

test('createRedirectsFile() writes one line for each redirect', () => {
  expect(createRedirectsFile(redirects)).toMatch(/^\/faq \/about\/help 301\n\/club \/#newsletter 302\n/);
});

test('createRedirectsFile() redirects /index.html paths and the prefix /en to the page', () => {
  expect(createRedirectsFile([], ['/', '/da/shop'])).toMatch(
    /^\/index\.html \/ 308\n\/da\/shop\/index\.html \/da\/shop 308\n\/en \/ 308\n/,
  );
});

test("every host redirects a cart's link to the checkout, with token and key", () => {
  expect(createRedirectsFile([])).toBe(
    '/cart/c/* /checkout#cart=:splat 302\n/da/cart/c/* /da/checkout#cart=:splat 302\n',
  );
  expect(createNginxServerFile([], [])).toContain(
    String.raw`location ~ ^/da/cart/c/([\w-]+)$ { return 302 "/da/checkout#cart=$1&$args"; }`,
  );
  expect(createCaddyFile([], [])).toContain(
    '@cart0 path_regexp cart0 ^/cart/c/([\\w-]+)$\nredir @cart0 /checkout#cart={re.cart0.1}&{query} 302\n',
  );
});

test('createNginxHttpFile() maps addresses to pages', () => {
  const file = createNginxHttpFile(['/', '/shop']);
  for (const line of ['"/" "/";', '"/index.html" "/";', '"/shop" "/shop";', '"/shop/index.html" "/shop";'])
    expect(file).toContain(`  ${line}\n`);
  expect(file).toContain('"/en" "/";');
});

test("createCaddyFile() redirects every other spelling of a page's address to the page", () => {
  const file = createCaddyFile([], [], ['/shop']);
  expect(file).toContain('redir @page0 /shop{asked} 308\n');
  const [, own = ''] = /not vars_regexp \{http\.request\.uri\} (.+)/.exec(file) ?? [];
  const isOwn = (address: string) => new RegExp(own).test(address);
  expect(['/shop', '/shop?q=a'].filter(isOwn)).toHaveLength(2);
  expect(['/Shop', '/sh%6Fp', '/shop/index.html', '/shop/index.html?q=a'].filter(isOwn)).toEqual([]);
});

describe('createNginxServerFile()', () => {
  const file = createNginxServerFile(redirects, headers);

  test('writes redirects as exact locations', () => {
    expect(file).toContain('location = "/faq" { return 301 "/about/help$is_args$args"; }\n');
  });

  test('decodes addresses, because nginx compares them decoded', () => {
    const old = { id: 'old', from: '/da/s%C3%A6be-%22mild%22%5C', to: '/da/s%C3%A6be', status: 301 } as const;
    expect(createNginxServerFile([old], [])).toContain(
      String.raw`location = "/da/sæbe-\"mild\"\\" { return 301 "/da/s%C3%A6be$is_args$args"; }`,
    );
  });

  test('repeats the headers for all paths in each location, because nginx does not inherit them', () => {
    const policy = `add_header Content-Security-Policy "default-src 'self'" always;`;
    const locations = file.split(/^location /m).filter((part) => part.includes('add_header'));
    expect(locations.length).toBeGreaterThanOrEqual(4);
    for (const location of locations) expect(location).toContain(policy);
  });

  test('makes browsers revalidate pages', () => {
    const pages = file.split(/^location /m).filter((part) => part.includes('try_files'));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain('add_header Cache-Control "no-cache";');
  });

  test('closes every brace it opens', () => {
    expect(file.split('{').length).toBe(file.split('}').length);
  });
});

test('createNginxServerFile() writes a location for a header rule of a single path', () => {
  const rules = parseHeaderRules('/service-worker.js\n  Cache-Control: no-cache\n');
  expect(createNginxServerFile([], rules)).toContain(
    'location = /service-worker.js {\n  add_header Cache-Control "no-cache" always;\n}\n',
  );
});

test('every host has the cache lifetimes of the local services', () => {
  const nginx = createNginxServerFile([], headers);
  const caddy = createCaddyFile([], headers);
  for (const { extensions, value } of cacheRulesByExtension) {
    expect(nginx).toContain(
      `location ~ \\.(?:${extensions.join('|')})$ {\n  default_type ${extensions.some((one) => one === 'data') ? 'text/x-script' : 'application/manifest+json'};\n  add_header Cache-Control "${value}";\n`,
    );
    expect(caddy).toContain(extensions.map((extension) => `*.${extension}`).join(' '));
    expect(caddy).toContain(`Cache-Control "${value}"\n`);
  }
});

test('no host serves the files written for hosts', () => {
  expect(createNginxServerFile([], [])).toContain('location = /_headers { return 404; }\n');
  expect(createCaddyFile([], [])).toContain(
    '@host path /_headers /_redirects /404.html /da/404.html\nerror @host 404\n',
  );
});

describe.each([
  ['createNginxServerFile()', createNginxServerFile, '$is_args$args'],
  ['createCaddyFile()', createCaddyFile, '{asked}'],
] as const)('%s keeps the query in a redirect', (_name, write, query) => {
  test.each([
    ['/shop', `/shop${query}`],
    ['/shop#gaver', `/shop${query}#gaver`],
    ['/shop#a?b', `/shop${query}#a?b`],
    ['/shop?kind=gift#gaver', '/shop?kind=gift#gaver'],
  ])('to %s', (to, expected) => {
    const words = write([{ id: 'old', from: '/old', to, status: 301 }], []).split(/[\s";]+/);
    expect(words).toContain(expected);
  });
});

describe.each([
  [
    'createNginxServerFile()',
    createNginxServerFile([], []),
    /if \(\$request_uri ~ "(.+)"\) { return 308 \/\$1\$2; }/,
  ],
  [
    'createCaddyFile()',
    createCaddyFile([], []),
    /slash \{http\.request\.uri\} (.+)\nredir @slash \/\{re\.slash\.1\}\{re\.slash\.2\} 308/,
  ],
])('%s removes a trailing slash without decoding the address', (_name, file, rule) => {
  const pattern = new RegExp(rule.exec(file)?.[1] ?? 'no rule');

  test.each([
    ['/shop/', '/shop'],
    ['/da/shop/?q=1/', '/da/shop?q=1/'],
    ['/a%3Fb/', '/a%3Fb'],
    ['/a%25b//', '/a%25b'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\t/evil.example/', undefined],
    ['/', undefined],
    ['/shop?to=/', undefined],
  ])('%j', (address, expected) => {
    const found = pattern.exec(address);
    expect(found ? `/${found[1]}${found[2] ?? ''}` : undefined).toBe(expected);
  });
});

test('createCaddyFile() writes redirects and headers', () => {
  const file = createCaddyFile(redirects, headers);
  expect(file).toContain('redir /faq /about/help{asked} 301\n');
  expect(file).toContain('header /assets/* Cache-Control "public, immutable"\n');
  expect(file).toContain('header @page Cache-Control "no-cache"\n');
});
