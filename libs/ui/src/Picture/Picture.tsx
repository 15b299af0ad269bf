import styles from './Picture.module.css';

/** A picture as the image pipeline leaves it. */
export interface PictureData {
  /** Address of the file that every browser can show. */
  src: string;
  /** The same in several widths: "/p04-400.webp 400w, …". */
  srcSet?: string;
  /** The same in AVIF, in several widths. */
  avif?: string;
  /** Size of the largest file in px. Gives the ratio before anything has loaded. */
  width: number;
  height: number;
  /** The dominant colour, seen until the picture is there: `#dfe4dd`. */
  ground?: string;
}

export interface PictureProps {
  picture: PictureData;
  /** What is shown; empty for decoration. */
  alt: string;
  /**
   * Width of its place in the layout, as in `sizes` of `<img>`: "(width >= 48em) 25vw, 50vw". Where the picture is cut to a narrower
   * ratio, more of it is asked for: of lengths also reckoned ones, `min(40rem, 50vw)`.
   */
  sizes: string;
  /** `first` for the one picture that the page is judged by: fetched at once and with priority. */
  priority?: 'first' | 'lazy';
  /** Cuts the picture to a ratio; its own when absent. */
  ratio?: '4:5' | '3:2' | '16:9' | '1:1';
  /** Another cut for windows narrower than 768 px, such as 4:5 for a hero. */
  narrow?: PictureData;
}

/**
 * Fades in what arrives late, and says of what did not come that it failed, be it before scripts ran. What is already there, or stands in
 * prerendered HTML without scripts, is simply shown.
 */
function fadeIn(image: HTMLImageElement | null) {
  if (!image) return;
  if (image.complete) {
    // What has been asked for and has no width did not come.
    if (image.currentSrc && image.naturalWidth === 0) image.dataset.state = 'failed';
  } else if (image.loading === 'lazy') image.dataset.state = 'loading';
  // Not once: another file may come in the place of one that failed.
  image.addEventListener('load', () => delete image.dataset.state);
  image.addEventListener('error', () => (image.dataset.state = 'failed'));
}

/**
 * How wide the whole picture is when its place is as wide as `sizes` says: wider, where the place is higher than the picture and its sides are cut
 * off. Not `auto` for late ones: Chromium keeps every picture with it, and so its page, until the document ends.
 */
function sizesOf({ width, height }: PictureData, sizes: string, ratio: PictureProps['ratio']): string {
  const [across = width, down = height] = ratio?.split(':').map(Number) ?? [];
  const cut = width / height / (across / down);
  if (cut < CUT_TO_COUNT) return sizes;
  return sizes.replace(LENGTHS, (length) =>
    length === 'auto' ? length : `calc(${length} * ${cut.toFixed(2)})`,
  );
}

/** A length is the last thing of each entry, behind its condition; what is reckoned has commas and spaces in its brackets. */
const LENGTHS = /(?:[^\s,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+(?=\s*(?:,|$))/g;

/** Less than this is not seen. */
const CUT_TO_COUNT = 1.05;

/** A photograph on its own dominant colour. Its place is kept from the first paint, so nothing moves. */
export function Picture({ picture, alt, sizes: placeSizes, priority = 'lazy', ratio, narrow }: PictureProps) {
  const sizes = sizesOf(picture, placeSizes, ratio);
  const narrowSizes = narrow && sizesOf(narrow, placeSizes, ratio);
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
