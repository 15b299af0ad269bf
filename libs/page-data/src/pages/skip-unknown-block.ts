import { isKnownBlock } from '@marehalm/shop/content';

/**
 * Returns `undefined` for a block type that this shop does not know, so that the block is omitted.
 *
 * @throws Error when this shop knows the block, and so has to show it.
 */
export function skipUnknownBlock({ type }: { readonly type: string }): undefined {
  if (isKnownBlock({ type }))
    throw new Error(
      `Cannot build the shop: libs/page-data/src/pages/block-view.ts makes no view of the block "${type}"`,
    );
}
