import styles from './Picture.module.css';

/** Files of a picture, from the image pipeline. */
export interface PictureData {
  /** URL of the file in a format for every browser. */
  src: string;
  /** The same in several widths: "/p04-400.webp 400w, …". */
  srcSet?: string;
  /** The same in AVIF, in several widths. */
  avif?: string;
  /** Size of the largest file in px. Gives the ratio before anything has loaded. */
  width: number;
  height: number;
  /** The dominant color, shown until the picture has loaded: `#dfe4dd`. */
  ground?: string;
}

export interface PictureProps {
  picture: PictureData;
  /** What is shown; empty for decoration. */
  alt: string;
  /**
   * Width in the layout, as in `sizes` of `<img>`: "(width >= 48em) 25vw, 50vw". A picture that is cropped to a narrower ratio
   * requests a larger file. Lengths may be functions: `min(40rem, 50vw)`.
   */
  sizes: string;
  /** `first` for the largest picture of the first viewport: loaded eagerly with high priority. */
  priority?: 'first' | 'lazy';
  /** Ratio to crop the picture to; its own when absent. */
  ratio?: '4:5' | '3:2' | '16:9' | '1:1';
  /** Another crop below 768 px, such as 4:5 for a hero. */
  narrow?: PictureData;
}

/**
 * Fades in pictures that load late, and marks failed ones, also those that failed before scripts ran. Loaded pictures, and those in
 * prerendered HTML without scripts, are shown at once.
 */
function fadeIn(image: HTMLImageElement | null) {
  if (!image) return;
  if (image.complete) {
    // A requested picture without width has failed.
    if (image.currentSrc && image.naturalWidth === 0) image.dataset.state = 'failed';
  } else if (image.loading === 'lazy') image.dataset.state = 'loading';
  // Not `once`: another file may replace one that failed.
  image.addEventListener('load', () => delete image.dataset.state);
  image.addEventListener('error', () => (image.dataset.state = 'failed'));
}

/**
 * Adjusts `sizes` to the width of the whole picture, which is larger if its sides are cropped. Not `auto` for lazy pictures: Chromium
 * keeps those, and so their pages, in memory until the document ends.
 */
function adjustSizes({ width, height }: PictureData, sizes: string, ratio: PictureProps['ratio']): string {
  const [across = width, down = height] = ratio?.split(':').map(Number) ?? [];
  const cut = width / height / (across / down);
  if (cut < MIN_CROP_RATIO) return sizes;
  return sizes.replace(LENGTH_PATTERN, (length) =>
    length === 'auto' ? length : `calc(${length} * ${cut.toFixed(2)})`,
  );
}

/** Matches the length at the end of each entry of `sizes`; functions contain commas and spaces in brackets. */
const LENGTH_PATTERN = /(?:[^\s,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+(?=\s*(?:,|$))/g;

/** Ratio of whole to cropped width below which no larger file is needed. */
const MIN_CROP_RATIO = 1.05;

/** A photograph on its dominant color. Its space is reserved from the first paint, so nothing shifts. */
export function Picture({ picture, alt, sizes: placeSizes, priority = 'lazy', ratio, narrow }: PictureProps) {
  const sizes = adjustSizes(picture, placeSizes, ratio);
  const narrowSizes = narrow && adjustSizes(narrow, placeSizes, ratio);
  return (
    <picture className={styles.picture} data-ratio={ratio} data-ground={picture.ground}>
      {narrow && (
        <>
          {narrow.avif && (
            <source
              media="(width < 48em)"
              type="image/avif"
              srcSet={narrow.avif}
              sizes={narrowSizes}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          <source
            media="(width < 48em)"
            srcSet={narrow.srcSet ?? narrow.src}
            sizes={narrowSizes}
            width={narrow.width}
            height={narrow.height}
          />
        </>
      )}
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        ref={fadeIn}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet ? sizes : undefined}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding={priority === 'first' ? 'sync' : 'async'}
      />
    </picture>
  );
}
