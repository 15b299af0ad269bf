import type { Picture } from '@marehalm/shop/content';
import { type GeneratedPicture, toResponsivePicture } from '../records/responsive-picture.ts';
import type { PictureView } from '../view-models/picture-view.ts';
import { memoizeBySource } from './memoize-by-source.ts';
import type { PageSources } from './sources.ts';

type PictureSources = Pick<PageSources, 'pictures'>;

/**
 * Returns the generated files, size and alternative text of a CMS picture.
 *
 * @throws Error when the picture has no generated files.
 */
export function toPictureView(
  { id, alt }: Pick<Picture, 'id' | 'alt'>,
  { pictures }: PictureSources,
): PictureView {
  const files = pictures[id];
  const picture = files && toResponsivePicture(files);
  if (!picture) throw new Error(`Cannot show picture ${id}: it has not been generated`);
  return { ...picture, alt };
}

const byLargest = memoizeBySource(
  (pictures: PageSources['pictures']) =>
    new Map(Object.values(pictures).map((files) => [files.sources.at(-1)?.src, files])),
);

/**
 * Returns the file that social networks and messengers show in link previews of a page with this picture; `undefined` for
 * pictures without one.
 */
export const findLinkPreviewImage = (
  { src }: PictureView,
  { pictures }: PictureSources,
): GeneratedPicture['shared'] => byLargest(pictures).get(src)?.shared;
