import type { PictureView } from './picture-view.ts';
import type { LinkView } from './teaser-view.ts';

/** A tile between the products of a list, about a collection. */
export interface ListTileView {
  /** Id of the collection. */
  readonly id: string;
  readonly picture: PictureView;
  readonly text: string;
  readonly link?: LinkView;
}

/** Number of entries with one tile among them at most. */
const ENTRIES_PER_TILE = 8;
/** Number of products before the first tile: full rows of two columns, and one of three with room for the two of the tile. */
const PRODUCTS_BEFORE_FIRST_TILE = 4;
/** Number of products from tile to tile: with a tile they fill rows of two, three or four columns. */
const PRODUCTS_BETWEEN_TILES = 10;

/**
 * Returns the positions of the products before which a list of `length` products has a tile.
 *
 * @example
 * ```ts
 * listTilePositions(6); // => []
 * listTilePositions(24); // => [4, 14]
 * ```
 */
export function listTilePositions(length: number): number[] {
  if (length < ENTRIES_PER_TILE - 1) return [];
  const positions: number[] = [];
  for (let next = PRODUCTS_BEFORE_FIRST_TILE; next < length; next += PRODUCTS_BETWEEN_TILES)
    positions.push(next);
  return positions;
}
