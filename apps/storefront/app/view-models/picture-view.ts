/** A picture in several widths. */
export interface PictureView {
  /** URL of the widest file. */
  readonly src: string;
  readonly srcSet: string;

  /** Size of the original in pixels; only the ratio matters to pages. */
  readonly width: number;
  readonly height: number;

  /** `#rrggbb`, shown until the picture has loaded. */
  readonly ground: string;
  readonly alt: string;
}
