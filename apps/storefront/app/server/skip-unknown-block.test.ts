import { expect, test } from 'vitest';
import { assertUnknownBlock } from './skip-unknown-block.ts';

test('assertUnknownBlock() leaves out a block of a newer content service', () => {
  expect(assertUnknownBlock({ type: 'hologram' })).toBeUndefined();
});

test('assertUnknownBlock() refuses a block that the shop knows and makes no view of', () => {
  expect(() => assertUnknownBlock({ type: 'quote' })).toThrow(
    'Cannot build the shop: apps/storefront/app/server/block-view.server.ts makes no view of the block "quote"',
  );
});
