import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { RareBlock, type RareBlockView } from './rare-blocks';

test('RareBlock refuses a block that has a view and no component', () => {
  const block = { type: 'hologram' } as unknown as RareBlockView;
  expect(() =>
    renderToString(
      <IntlProvider locale="en">
        <RareBlock block={block} />
      </IntlProvider>,
    ),
  ).toThrow(
    'Cannot build the shop: apps/storefront/app/pages/blocks/rare-blocks.tsx shows no block "hologram"',
  );
});
