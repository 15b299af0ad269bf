import path from 'node:path';
import type { Picture } from '@marehalm/shop/content';
import type { GeneratedPicture } from '@marehalm/media';
import { createJsonFileReader } from '@marehalm/media/json-file-reader';
import { toResponsivePicture } from '@marehalm/media/responsive-picture';
import { memoizeBySource } from '@marehalm/static-router/server';
import type { PictureView } from '../view-models/picture-view.ts';

/** What the media step has made, before the pages are rendered. */
const readMadePictures = createJsonFileReader<Record<string, GeneratedPicture>>(
  path.resolve('.cache/pictures.json'),
);

/** Returns the generated files, size and alternative text of a CMS picture. */
export const toPictureView = ({ id, alt }: Pick<Picture, 'id' | 'alt'>): PictureView => ({
  ...toResponsivePicture(id, readMadePictures()),
  alt,
});

const byLargest = memoizeBySource(
  (pictures: Record<string, GeneratedPicture>) =>
    new Map(Object.values(pictures).map((files) => [files.sources.at(-1)?.src, files])),
);

/**
 * Returns the file that social networks and messengers show in link previews of a page with this picture; `undefined` for
 * pictures without one.
 */
export const findLinkPreviewImage = (picture: PictureView): GeneratedPicture['shared'] =>
  byLargest(readMadePictures()).get(picture.src)?.shared;
