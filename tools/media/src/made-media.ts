import { readFileSync, statSync } from 'node:fs';
import type { GeneratedPicture } from './make-pictures.ts';

/**
 * Returns a function that reads what the media step has written into `file`. A build reads it once; in development it may change between
 * two pages.
 */
export function createJsonFileReader<Made>(file: string): () => Made {
  let read: { readonly changed: number; readonly made: Made } | undefined;
  return () => {
    const changed = process.env['NODE_ENV'] === 'development' ? statSync(file).mtimeMs : 0;
    if (read?.changed !== changed) read = { changed, made: JSON.parse(readFileSync(file, 'utf8')) as Made };
    return read.made;
  };
}

/** A picture in the widths a screen may ask for. */
export interface ResponsivePicture {
  /** The widest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the master: only their proportion matters to a page. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture has come. */
  readonly ground: string;
}

/**
 * Returns the responsive files of a picture, as `<img>` takes them.
 *
 * @throws Error when the media step has not made the picture.
 */
export function toResponsivePicture(
  id: string,
  pictures: Readonly<Record<string, GeneratedPicture>>,
): ResponsivePicture {
  const files = pictures[id];
  const largest = files?.sources.at(-1);
  if (!files || !largest) throw new Error(`Cannot show picture ${id}: the media step has not made it`);
  return {
    src: largest.src,
    srcSet: files.sources.map((source) => `${source.src} ${source.width}w`).join(', '),
    width: files.width,
    height: files.height,
    ground: files.colour,
  };
}
