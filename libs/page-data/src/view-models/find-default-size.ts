import type { SizeView } from './product-card-view.ts';

/** Returns the size that is selected by default: the first full size in stock, otherwise the first size. */
export function findDefaultSize<Size extends SizeView>(sizes: readonly Size[]): Size | undefined {
  const inStock = sizes.filter(({ market }) => Object.values(market).some(({ available }) => available));
  return inStock.find(({ isTravelSize }) => !isTravelSize) ?? inStock[0] ?? sizes[0];
}
