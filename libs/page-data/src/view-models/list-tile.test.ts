import { expect, test } from 'vitest';
import { listTilePositions } from './list-tile.ts';

test.each([
  [0, []],
  [6, []],
  [7, [4]],
  [14, [4]],
  [15, [4, 14]],
  [36, [4, 14, 24, 34]],
])('listTilePositions() gives a list of %i products its tiles', (length, positions) => {
  expect(listTilePositions(length)).toEqual(positions);
});

test.each([2, 3, 4])('a tile of two columns leaves no hole in rows of %i columns', (columns) => {
  for (const [index, position] of listTilePositions(100).entries())
    expect((position + 2 * index) % columns).toBeLessThanOrEqual(columns - 2);
});
