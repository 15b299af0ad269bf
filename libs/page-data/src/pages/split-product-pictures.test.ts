import { describe, expect, test } from 'vitest';
import { splitProductPictures } from './split-product-pictures.ts';

const packshot = { id: 'p01', kind: 'packshot' } as const;
const outdoors = { id: 'p01-b', kind: 'second-view' } as const;
const sizes = { id: 'p01-sizes', kind: 'sizes' } as const;
const gel = { id: 'texture-gel', kind: 'texture' } as const;

describe('splitProductPictures()', () => {
  test.each([
    [
      'shows the texture beside the use',
      [packshot, outdoors, gel],
      { gallery: [packshot, outdoors], besideUse: gel },
    ],
    ['leaves the gallery two pictures', [packshot, gel], { gallery: [packshot, gel] }],
    [
      'shows nothing beside the use where there is no texture',
      [packshot, outdoors, sizes],
      { gallery: [packshot, outdoors, sizes] },
    ],
    ['shows nothing of a product without pictures', [], { gallery: [] }],
  ])('%s', (_criterion, pictures, expected) => {
    expect(splitProductPictures<(typeof pictures)[number]>(pictures)).toEqual(expected);
  });
});
