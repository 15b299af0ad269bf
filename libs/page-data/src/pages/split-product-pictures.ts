import type { Picture } from '@marehalm/shop/content';

/**
 * Splits the pictures of a product: `besideUse` is the texture, shown beside the usage, and `gallery` the rest. With fewer than
 * two other pictures, all are in the gallery.
 */
export function splitProductPictures<Shown extends Pick<Picture, 'kind'>>(
  pictures: readonly Shown[],
): { gallery: readonly Shown[]; besideUse?: Shown } {
  const texture = pictures.find((picture) => picture.kind === 'texture');
  const others = pictures.filter((picture) => picture !== texture);
  return texture && others.length > 1 ? { gallery: others, besideUse: texture } : { gallery: pictures };
}
