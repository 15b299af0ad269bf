import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { PageLocaleProvider } from '../../intl/page-locale';
import type { SizeView } from '@marehalm/page-data';
import { SizeChoice, StockNote } from './size-choice';

const price = { variantId: '1', price: 5000, unitPrice: 100_000, available: true };
const size: SizeView = {
  sku: 'MH-P28-50',
  label: '50 ml',
  per: 'l',
  market: {
    dk: { ...price, stock: 5 },
    no: { ...price, stock: 6 },
    int: { ...price, stock: 0, available: false },
  },
};

/** Draws messages as their ids. */
const html = (element: ReactElement) =>
  renderToString(
    <PageLocaleProvider value="en">
      <IntlProvider locale="en" onError={() => undefined}>
        {element}
      </IntlProvider>
    </PageLocaleProvider>,
  );

test('StockNote says that few are left in the markets where few are left', () => {
  expect(html(<StockNote size={size} />)).toMatch(/^<p data-market="dk"[^>]*>product\.fewLeft<\/p>$/);
});

test('StockNote says nothing where the commerce service does not count', () => {
  const uncounted = { ...size, market: { dk: price, no: price, int: price } };
  expect(html(<StockNote size={uncounted} />)).toBe('');
});

test('SizeChoice asks only where there is a choice', () => {
  const draw = (sizes: readonly SizeView[]) =>
    html(<SizeChoice sizes={sizes} size={size} onChange={() => undefined} />);
  expect(draw([size])).not.toContain('type="radio"');
  expect(draw([size])).toContain('€1,000.00/l');
  expect(draw([size, { ...size, sku: 'MH-P28-15' }]).match(/type="radio"/g)).toHaveLength(2);
});

test('SizeChoice says that a size is sold out in the markets where it is', () => {
  const other = { ...size, sku: 'MH-P28-15', market: { dk: price, no: price, int: price } };
  const drawn = html(<SizeChoice sizes={[size, other]} size={other} onChange={() => undefined} />);
  expect(drawn.match(/<span data-market="\w+">badge\.soldOut<\/span>/g)).toEqual([
    '<span data-market="int">badge.soldOut</span>',
  ]);
});
