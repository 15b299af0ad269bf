import { expect, test } from 'vitest';
import { getPictureFiles } from './picture-files.ts';

const packshot = {
  id: 'p04',
  src: '/api/v1/media/p04.webp?v=1',
  kind: 'packshot',
  width: 1200,
  height: 1500,
} as const;

test('names the files of a picture, the narrowest first, and none wider than the master', () => {
  const { sources, shared, thumbnail } = getPictureFiles({ ...packshot, width: 600, height: 750 });
  expect(sources.map(({ width }) => width)).toEqual([240, 360, 540]);
  expect(sources[0]?.src).toMatch(/^\/pictures\/p04-240-[0-9a-f]{8}\.avif$/);
  expect(shared?.src).toMatch(/^\/pictures\/p04-shared-[0-9a-f]{8}\.jpg$/);
  expect(thumbnail?.src).toMatch(/^\/pictures\/p04-128x160-[0-9a-f]{8}\.jpg$/);
});

test('names the files of another master, or of another use, differently', () => {
  const names = [
    packshot,
    { ...packshot, src: '/api/v1/media/p04.webp?v=2' },
    { ...packshot, kind: 'still' as const },
  ].map((picture) => getPictureFiles(picture).sources[0]?.src);
  expect(new Set(names).size).toBe(3);
  expect(getPictureFiles(packshot)).toEqual(getPictureFiles({ ...packshot }));
});

test('creates fewer files of a secondary picture, and none for sharing or mails', () => {
  const { sources, shared, thumbnail } = getPictureFiles({ ...packshot, kind: 'second-view' });
  expect(sources.map(({ width }) => width)).toEqual([360, 720, 1080]);
  expect(shared).toBeUndefined();
  expect(thumbnail).toBeUndefined();
});
