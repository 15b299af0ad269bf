import type { Picture } from '@marehalm/shop/content';
import type { GeneratedPicture } from '@marehalm/media';
import type { PictureView } from '../view-models/product.ts';
import { mediaCatalogue } from './media-catalogue.server.ts';
import { rememberOf } from './remember.server.ts';

/** What the media step has made, before the pages are rendered. */
const madePictures = mediaCatalogue<Record<string, GeneratedPicture>>('pictures.json');

/** The responsive files of a CMS picture. */
export function pictureView({ id, alt }: Pick<Picture, 'id' | 'alt'>): PictureView {
  const files = madePictures()[id];
  const largest = files?.sources.at(-1);
  if (!files || !largest) throw new Error(`Cannot show picture ${id}: the media step has not made it`);
  return {
    src: largest.src,
    srcSet: files.sources.map((source) => `${source.src} ${source.width}w`).join(', '),
    width: files.width,
    height: files.height,
    ground: files.colour,
    alt,
  };
}

const byLargest = rememberOf(
  (pictures: Record<string, GeneratedPicture>) =>
    new Map(Object.values(pictures).map((files) => [files.sources.at(-1)?.src, files])),
);

/** The file that networks show beside a link to a page with this picture; none of some kinds, see the step. */
export function sharedFileOf(picture: PictureView): GeneratedPicture['shared'] {
  return byLargest(madePictures()).get(picture.src)?.shared;
}
