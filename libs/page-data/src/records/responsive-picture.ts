import type { Picture } from '@marehalm/shop/content';
import type { PictureFiles } from './picture-files.ts';

/** The generated files of a picture, for pages, link previews and mails. */
export interface GeneratedPicture
  extends
    Pick<Picture, 'width' | 'height' | 'colour'>,
    Pick<PictureFiles, 'sources' | 'shared' | 'thumbnail'> {}

/** A picture in the widths a screen may request. */
export interface ResponsivePicture {
  /** URL of the widest file. */
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the original; only the ratio matters to pages. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, shown until the picture has loaded. */
  readonly ground: string;
}

/** Returns the responsive files of a picture, as `<img>` takes them; `undefined` if it has none. */
export function toResponsivePicture({
  sources,
  width,
  height,
  colour,
}: Pick<GeneratedPicture, 'sources' | 'width' | 'height' | 'colour'>): ResponsivePicture | undefined {
  const largest = sources.at(-1);
  if (!largest) return undefined;
  return {
    src: largest.src,
    srcSet: sources.map((source) => `${source.src} ${source.width}w`).join(', '),
    width,
    height,
    ground: colour,
  };
}
