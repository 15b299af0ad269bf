import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { SizeView } from '@marehalm/page-data';
import { useSize } from './use-size';

/** A size that is available in the markets named in `inStock`. */
const size = (sku: string, ...inStock: readonly string[]) =>
  ({
    sku,
    market: Object.fromEntries(
      ['dk', 'no', 'int'].map((market) => [market, { available: inStock.includes(market) }]),
    ),
  }) as unknown as SizeView;

const travel = (one: SizeView): SizeView => ({ ...one, isTravelSize: true });

/** SKU of the size that a page is prerendered with. */
function defaultSizeOf(sizes: readonly SizeView[]): string {
  const Probe = () => useSize(sizes)[0]?.sku;
  return renderToString(
    <MemoryRouter>
      <Probe />
    </MemoryRouter>,
  );
}

test.each([
  ['the first full size in stock', [travel(size('small', 'dk')), size('large', 'dk')], 'large'],
  ['a travel size if no other is in stock', [travel(size('small', 'dk')), size('large')], 'small'],
  ['the first size in stock', [size('small'), size('large', 'no')], 'large'],
  ['the first size if all are in stock', [size('small', 'dk'), size('large', 'dk')], 'small'],
  ['the first size if none is in stock', [size('small'), size('large')], 'small'],
  ['no size of a product without sizes', [], ''],
])('useSize() selects %s', (_criterion, sizes, expected) => {
  expect(defaultSizeOf(sizes)).toBe(expected);
});
