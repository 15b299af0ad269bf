import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from './index.ts';
import * as intl from './intl.ts';
import * as react from './react.ts';

test('exports these names and no others', () => {
  expect(Object.keys(library).sort()).toMatchInlineSnapshot(`
    [
      "createMarkets",
      "createPreferenceCookie",
      "createRedirectLookup",
      "createRouting",
      "createTextComparator",
      "createUncheckedRouting",
      "formatDate",
      "formatList",
      "formatNumber",
      "formatPercent",
      "formatPrice",
      "formatRelativeTime",
      "formatUnitPrice",
      "negotiateLocale",
      "parseAcceptLanguage",
      "slugify",
      "toRoutePatterns",
      "toSafeReturnPath",
    ]
  `);
});

test('exports these names and no others from its entry intl', () => {
  expect(Object.keys(intl).sort()).toEqual(['createIntlLoader', 'createLocaleIntl']);
});

test('exports these names and no others from its entry react', () => {
  expect(Object.keys(react).sort()).toEqual([
    'MessagesProvider',
    'SpanWrappedText',
    'createComponentWithPreload',
    'createLocalizedClientOnlyComponent',
    'createLocalizedComponent',
    'throwError',
  ]);
});

test('is described by a README that names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const unnamed = Object.keys({ ...library, ...intl, ...react }).filter((name) => !readme.includes(name));
  expect(unnamed).toEqual([]);
});
