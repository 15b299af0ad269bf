import { expect, test } from 'vitest';
import { skipUnknownBlock } from './skip-unknown-block.ts';

test('skipUnknownBlock() leaves out a block of a newer content service', () => {
  expect(skipUnknownBlock({ type: 'hologram' })).toBeUndefined();
});

test('skipUnknownBlock() refuses a block that the shop knows and makes no view of', () => {
  expect(() => skipUnknownBlock({ type: 'quote' })).toThrow(
    'Cannot build the shop: libs/page-data/src/pages/block-view.ts makes no view of the block "quote"',
  );
});
