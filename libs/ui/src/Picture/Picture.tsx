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
  /** Width in the layout, as in `sizes` of `<img>`: "(width >= 48em) 25vw, 50vw". */
  sizes: string;
  /** `first` for the one picture that the page is judged by: fetched at once and with priority. */
  priority?: 'first' | 'lazy';
  /** Cuts the picture to a ratio; its own when absent. */
  ratio?: '4:5' | '3:2' | '16:9' | '1:1';
  /** Another cut for windows narrower than 768 px, such as 4:5 for a hero. */
  narrow?: PictureData;
}

/** Fades in what arrives late. What is already there, or stands in prerendered HTML without scripts, is simply shown. */
function fadeIn(image: HTMLImageElement | null) {
  if (!image || image.complete || image.loading !== 'lazy') return;
  image.dataset.state = 'loading';
  const show = () => delete image.dataset.state;
  image.addEventListener('load', show, { once: true });
  image.addEventListener('error', show, { once: true });
}

/** A photograph on its own dominant colour. Its place is kept from the first paint, so nothing moves. */
export function Picture({ picture, alt, sizes, priority = 'lazy', ratio, narrow }: PictureProps) {
  return (
    <picture className={styles.picture} data-ratio={ratio} data-ground={picture.ground}>
      {narrow && (
        <>
          {narrow.avif && (
            <source
              media="(width < 48em)"
              type="image/avif"
              srcSet={narrow.avif}
              sizes={sizes}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          <source
            media="(width < 48em)"
            srcSet={narrow.srcSet ?? narrow.src}
            sizes={sizes}
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
