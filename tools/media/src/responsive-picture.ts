import type { GeneratedPicture } from './generate-pictures.ts';

/** A picture in several widths, as `<img>` takes them. */
export interface ResponsivePicture {
  /** The widest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the original; pages use only their ratio. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  readonly ground: string;
}

/**
 * Returns the generated files of the picture `id` as attributes of `<img>`.
 *
 * @throws Error when `generatePictures()` has not generated the picture.
 */
export function toResponsivePicture(
  id: string,
  pictures: Readonly<Record<string, GeneratedPicture>>,
): ResponsivePicture {
  const files = pictures[id];
  const largest = files?.sources.at(-1);
  if (!files || !largest) throw new Error(`Cannot show picture ${id}: it has not been generated`);
  return {
    src: largest.src,
    srcSet: files.sources.map((source) => `${source.src} ${source.width}w`).join(', '),
    width: files.width,
    height: files.height,
    ground: files.colour,
  };
}
