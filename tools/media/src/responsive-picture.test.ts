import { expect, test } from 'vitest';
import { toResponsivePicture } from './responsive-picture.ts';

test('toResponsivePicture() returns all widths, the widest as the source', () => {
  const made = {
    width: 1200,
    height: 800,
    colour: '#eeddcc',
    sources: [
      { src: '/a-400.avif', width: 400 },
      { src: '/a-800.avif', width: 800 },
    ],
  } as unknown as Parameters<typeof toResponsivePicture>[1][string];
  expect(toResponsivePicture('a', { a: made })).toEqual({
    src: '/a-800.avif',
    srcSet: '/a-400.avif 400w, /a-800.avif 800w',
    width: 1200,
    height: 800,
    ground: '#eeddcc',
  });
  expect(() => toResponsivePicture('b', { a: made })).toThrow('Cannot show picture b');
});
