import { isKnownBlock } from '@marehalm/shop/content';

/**
 * Leaves out a block of a newer content service.
 *
 * @throws Error when this shop knows the block, and so has to show it.
 */
export function assertUnknownBlock({ type }: { readonly type: string }): undefined {
  if (isKnownBlock({ type }))
    throw new Error(
      `Cannot build the shop: apps/storefront/app/server/block-view.server.ts makes no view of the block "${type}"`,
    );
}
