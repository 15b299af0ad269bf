import { describe, expect, test } from 'vitest';
import { cardPictures, texturePicture } from './product-pictures.ts';

const packshot = { id: 'p01', kind: 'packshot' } as const;
const outdoors = { id: 'p01-b', kind: 'second-view' } as const;
const sizes = { id: 'p01-sizes', kind: 'sizes' } as const;
const gel = { id: 'texture-gel', kind: 'texture' } as const;

describe('cardPictures()', () => {
  test.each([
    ['shows the second view on hover', [packshot, outdoors, sizes, gel], [packshot, outdoors]],
    ['shows the texture on hover where there is no second view', [packshot, sizes, gel], [packshot, gel]],
    ['shows the packshot alone where there is neither', [packshot, sizes], [packshot]],
    ['shows nothing of a product without pictures', [], []],
  ])('%s', (_criterion, pictures, expected) => {
    expect(cardPictures(pictures)).toEqual(expected);
  });
});

test('texturePicture() finds the texture wherever it stands', () => {
  expect(texturePicture([packshot, outdoors, sizes, gel])).toBe(gel);
  expect(texturePicture([packshot, outdoors])).toBeUndefined();
});
