import { createHash } from 'node:crypto';
import type { Picture } from '@marehalm/shop/content';

/** Widths in CSS pixels times density, by the shape of the master. */
const WIDTHS = {
  tall: [240, 360, 540, 720, 1080],
  wide: [640, 960, 1280, 1920, 2880],
  square: [240, 480, 800],
  /** A picture that stands beside a packshot: seen on hover and in the gallery, so with fewer widths to build. */
  beside: [360, 720, 1080],
} as const;

/** The first pictures of pages are worth more work; the others take 0.6 of the time for 2 to 9 % more bytes. */
const AVIF = { first: { quality: 52, effort: 2 }, other: { quality: 52, effort: 1 } } as const;
const FIRST: ReadonlySet<Picture['kind']> = new Set(['packshot', 'hero', 'landscape', 'still']);

/** What networks show beside a link: JPEG, for not all of them read AVIF. */
const SHARED = { width: 1200, height: 630, quality: 82 } as const;
/** What a line of a mail shows: JPEG at twice its 64 × 80 px. Its size is in its name. */
const THUMBNAIL = { width: 128, height: 160, quality: 80 } as const;

/** Pictures that only stand beside others: no page is shared under one of them. */
const NEVER_SHARED: ReadonlySet<Picture['kind']> = new Set(['second-view', 'sizes', 'ingredient']);

/** The files that the shop makes of a master. */
export interface PictureFiles {
  readonly shape: 'tall' | 'wide' | 'square';
  /** How the AVIF files are made. */
  readonly avif: { readonly quality: number; readonly effort: number };
  /** AVIF, the narrowest first. */
  readonly sources: readonly { readonly src: string; readonly width: number }[];
  /** The file that is shown where a page with this picture is shared; its size is in pixels. */
  readonly shared?: typeof SHARED & { readonly src: string };
  /** A small packshot for mails. */
  readonly thumbnail?: typeof THUMBNAIL & { readonly src: string };
}

/**
 * Returns the addresses of the files that the shop makes of `picture`. They follow from what the CMS says of it alone, so that search
 * records can name them without a build of the shop; a master with another content has to have another `src`.
 */
export function listPictureFiles({
  id,
  src,
  kind,
  width,
  height,
}: Pick<Picture, 'id' | 'src' | 'kind' | 'width' | 'height'>): PictureFiles {
  const hash = createHash('sha256')
    .update(JSON.stringify([src, kind, WIDTHS, AVIF, SHARED]))
    .digest('hex')
    .slice(0, 8);
  const shape = width > height ? 'wide' : width === height ? 'square' : 'tall';
  const widths: readonly number[] = WIDTHS[kind === 'second-view' || kind === 'sizes' ? 'beside' : shape];
  return {
    shape,
    avif: FIRST.has(kind) ? AVIF.first : AVIF.other,
    sources: widths
      .filter((each) => each <= width)
      .map((each) => ({ src: `/pictures/${id}-${each}-${hash}.avif`, width: each })),
    ...(NEVER_SHARED.has(kind) ? {} : { shared: { ...SHARED, src: `/pictures/${id}-shared-${hash}.jpg` } }),
    ...(kind === 'packshot'
      ? {
          thumbnail: {
            ...THUMBNAIL,
            src: `/pictures/${id}-${THUMBNAIL.width}x${THUMBNAIL.height}-${hash}.jpg`,
          },
        }
      : {}),
  };
}
