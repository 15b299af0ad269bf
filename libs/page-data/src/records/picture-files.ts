import { createHash } from 'node:crypto';
import type { Picture } from '@marehalm/shop/content';

/** Widths in device pixels by the aspect ratio of the original. */
const WIDTHS = {
  tall: [240, 360, 540, 720, 1080],
  wide: [640, 960, 1280, 1920, 2880],
  square: [240, 480, 800],
  /** A picture next to a packshot, shown on hover and in the gallery, so it needs fewer widths. */
  beside: [360, 720, 1080],
} as const;

/** The first picture of a page is worth more work; the others take 0.6 of the time for 2 to 9 % more bytes. */
const AVIF = { first: { quality: 52, effort: 2 }, other: { quality: 52, effort: 1 } } as const;
const FIRST: ReadonlySet<Picture['kind']> = new Set(['packshot', 'hero', 'landscape', 'still']);

/** The Open Graph picture: JPEG, because not all networks support AVIF. */
const SHARED = { width: 1200, height: 630, quality: 82 } as const;
/** The picture of a line in a mail: JPEG at twice its 64 × 80 px. Its file name contains its size. */
const THUMBNAIL = { width: 128, height: 160, quality: 80 } as const;

/** Kinds that are only shown next to others, so that no page is shared with one of them. */
const NEVER_SHARED: ReadonlySet<Picture['kind']> = new Set(['second-view', 'sizes', 'ingredient']);

/** The files that the shop generates from an original picture. */
export interface PictureFiles {
  readonly shape: 'tall' | 'wide' | 'square';
  /** How the AVIF files are encoded. */
  readonly avif: { readonly quality: number; readonly effort: number };
  /** AVIF files, the narrowest first. */
  readonly sources: readonly { readonly src: string; readonly width: number }[];
  /** The picture of a link preview. Its size is in pixels. */
  readonly shared?: typeof SHARED & { readonly src: string };
  /** A small packshot for mails. */
  readonly thumbnail?: typeof THUMBNAIL & { readonly src: string };
}

/**
 * Returns the paths of the generated files of `picture`. They depend only on its data in the CMS, so that search records can
 * contain them without a build of the shop; an original with different content must have a different `src`.
 */
export function getPictureFiles({
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
