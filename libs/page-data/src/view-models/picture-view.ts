import type { ResponsivePicture } from '../records/responsive-picture.ts';

/** A picture in several widths with its alternative text. */
export interface PictureView extends ResponsivePicture {
  readonly alt: string;
}
