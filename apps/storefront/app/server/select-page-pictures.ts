import type { Picture } from '@marehalm/shop/content';

/**
 * Splits the pictures of a product page: the texture is shown next to the usage, unless the gallery would be left with one picture.
 * No picture is shown twice.
 */
export function selectPagePictures<Shown extends Pick<Picture, 'kind'>>(
  pictures: readonly Shown[],
): { gallery: readonly Shown[]; besideUse?: Shown } {
  const texture = pictures.find((picture) => picture.kind === 'texture');
  const others = pictures.filter((picture) => picture !== texture);
  return texture && others.length > 1 ? { gallery: others, besideUse: texture } : { gallery: pictures };
}
