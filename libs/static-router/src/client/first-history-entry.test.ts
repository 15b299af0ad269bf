import { expect, test } from 'vitest';
import { findFirstHistoryEntryKeyOfPage } from './first-history-entry.ts';

const entry = (path: string, sameDocument = true) => ({
  key: path,
  url: `https://shop.example${path}`,
  sameDocument,
});

test.each<[what: string, entries: readonly ReturnType<typeof entry>[], expected: string | undefined]>([
  [
    'the first step',
    ['/cart', '/checkout', '/checkout#delivery', '/checkout#review'].map((path) => entry(path)),
    '/checkout',
  ],
  [
    'a step that begins the visit',
    ['/checkout#contact', '/checkout#review'].map((path) => entry(path)),
    '/checkout#contact',
  ],
  [
    'nothing where it is the current one',
    ['/checkout', '/cart', '/checkout#review'].map((path) => entry(path)),
    undefined,
  ],
  [
    'no entry of another document',
    [entry('/checkout#contact', false), entry('/checkout#payment'), entry('/checkout#review')],
    '/checkout#payment',
  ],
  ['nothing without a history', [], undefined],
])('findFirstHistoryEntryKeyOfPage() finds %s', (_what, entries, expected) => {
  const last = entries.at(-1);
  const currentEntry = last ? { ...last, index: entries.length - 1 } : null;
  expect(findFirstHistoryEntryKeyOfPage({ entries: () => entries, currentEntry })).toBe(expected);
});
