import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '@marehalm/cms-client';
import type { MadePicture } from '../../build-steps/pictures.ts';
import type { PictureView } from './product-view.ts';

let made: Record<string, MadePicture> | undefined;

/** The responsive files of a CMS picture. The `pictures` step has made them before the pages are rendered. */
export function pictureView({ id, alt }: Pick<Picture, 'id' | 'alt'>): PictureView {
  made ??= JSON.parse(readFileSync(path.resolve('.cache/pictures.json'), 'utf8')) as Record<
    string,
    MadePicture
  >;
  const files = made[id];
  const largest = files?.sources.at(-1);
  if (!files || !largest) throw new Error(`Cannot show picture ${id}: the pictures step has not made it`);
  return {
    src: largest.src,
    srcSet: files.sources.map((source) => `${source.src} ${source.width}w`).join(', '),
    width: files.width,
    height: files.height,
    ground: files.colour,
    alt,
  };
}
