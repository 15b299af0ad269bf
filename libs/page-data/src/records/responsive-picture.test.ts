import { expect, test } from 'vitest';
import { toResponsivePicture } from './responsive-picture.ts';

const shape = { width: 1200, height: 800, colour: '#eeddcc' };

test('toResponsivePicture() returns all widths, the widest as the source', () => {
  const sources = [
    { src: '/a-400.avif', width: 400 },
    { src: '/a-800.avif', width: 800 },
  ];
  expect(toResponsivePicture({ ...shape, sources })).toEqual({
    src: '/a-800.avif',
    srcSet: '/a-400.avif 400w, /a-800.avif 800w',
    width: 1200,
    height: 800,
    ground: '#eeddcc',
  });
});

test('toResponsivePicture() has nothing of a picture without files', () => {
  expect(toResponsivePicture({ ...shape, sources: [] })).toBeUndefined();
});
