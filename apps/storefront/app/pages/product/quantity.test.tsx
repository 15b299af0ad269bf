import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Quantity, type QuantityProps } from './quantity';

/** Draws messages as their ids. */
const html = (props: Pick<QuantityProps, 'value' | 'stock'>) =>
  renderToString(
    <IntlProvider locale="en" onError={() => undefined}>
      <Quantity {...props} onChange={() => undefined} />
    </IntlProvider>,
  );

const more = /<button[^>]*aria-label="quantity.increase"[^>]*aria-disabled="(\w+)"/;

test('Quantity goes no further than the stock', () => {
  expect(html({ value: 3, stock: 4 })).toMatch(/value="3"/);
  expect(more.exec(html({ value: 3, stock: 4 }))?.[1]).toBe('false');
  expect(html({ value: 7, stock: 4 })).toMatch(/value="4"/);
  expect(more.exec(html({ value: 7, stock: 4 }))?.[1]).toBe('true');
});

test('Quantity goes as far as a line of the bag where stock is not counted', () => {
  expect(more.exec(html({ value: 98, stock: undefined }))?.[1]).toBe('false');
  expect(more.exec(html({ value: 99, stock: undefined }))?.[1]).toBe('true');
});
