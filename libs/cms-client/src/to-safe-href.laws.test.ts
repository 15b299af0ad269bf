import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { toSafeHref } from './to-safe-href.ts';

const anyPiece = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '#',
    '?',
    ':',
    '@',
    '\t',
    '\n',
    ' ',
    '\u0000',
    '\u0001',
    'x',
    'evil.example',
  ],
  ...[
    'javascript:',
    'JAVASCRIPT:',
    'data:',
    'http:',
    'https:',
    'https://',
    'mailto:',
    'a@b',
    '[',
    ']',
    '%',
    'ø',
    '\u2028',
  ],
);
const anyAddress = fc.oneof(
  fc.array(anyPiece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['http', 'https', 'ftp'] }),
);

test.prop([anyAddress])('toSafeHref() returns only URLs of the shop, of https: or mailto:', (address) => {
  const href = toSafeHref(address);
  if (href === undefined) return;
  expect(href).toBe(address);
  const target = new URL(href, 'https://shop.example/da/kurv');
  if (target.origin === 'https://shop.example') expect(target.pathname).not.toMatch(/^\/\//);
  else expect(['https:', 'mailto:']).toContain(target.protocol);
});

test.prop([fc.webPath(), fc.webFragments()])(
  'toSafeHref() keeps every path of the shop',
  (path, fragment) => {
    const href = `/a${path}#${fragment}`;
    expect(toSafeHref(href)).toBe(href);
  },
);
