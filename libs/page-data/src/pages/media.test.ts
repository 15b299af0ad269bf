import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { getCollectionTint } from './collection-tint.ts';
import { findLinkPreviewImage, toPictureView } from './pictures.ts';
import { toVideoView } from './videos.ts';

const sources = createSampleSources();
const [video] = sources.contents.en.videos;
if (!video) throw new Error('There is no video');

test('toPictureView() has the widths of a picture, which is in the content alone until it is generated', () => {
  const view = toPictureView({ id: 'dunes', alt: 'Dunes' }, sources);
  expect(view).toMatchObject({ alt: 'Dunes', width: 2880, ground: '#c9d0ca' });
  expect(view.srcSet).toMatch(/ 640w, .* 2880w$/);
  expect(findLinkPreviewImage(view, sources)?.src).toContain('/pictures/dunes-shared-');
  expect(() => toPictureView({ id: 'none', alt: '' }, sources)).toThrow('Cannot show picture none');
});

test('toVideoView() has captions in the language of the page first', () => {
  expect(toVideoView(video, sources, 'da')).toMatchObject({
    sources: [{ src: '/videos/dunes.webm' }, { src: '/videos/dunes.mp4' }],
    captions: [
      { src: '/videos/dunes.da.vtt', language: 'da' },
      { src: '/videos/dunes.en.vtt', language: 'en' },
    ],
  });
});

test('toVideoView() refuses a film without files, and one that is not generated', () => {
  expect(() => toVideoView({ ...video, sources: [] }, sources, 'en')).toThrow(
    'Cannot show film dunes: it has no file',
  );
  expect(() => toVideoView(video, { ...sources, videoPaths: {} }, 'en')).toThrow(
    'Cannot show /api/v1/media/dunes.webm: it has not been generated',
  );
});

test('getCollectionTint() is that of oats without a collection', () => {
  expect(['kelp', ''].map(getCollectionTint)).toEqual(['kelp', 'oat']);
});
