import type { Picture } from '@marehalm/shop/content';

/**
 * The pictures of a product's page: what is in it stands beside how it is used, unless the gallery would be left with one
 * picture. None is shown twice.
 */
export function pagePictures<Shown extends Pick<Picture, 'kind'>>(
  pictures: readonly Shown[],
): { gallery: readonly Shown[]; besideUse?: Shown } {
  const texture = pictures.find((picture) => picture.kind === 'texture');
  const others = pictures.filter((picture) => picture !== texture);
  return texture && others.length > 1 ? { gallery: others, besideUse: texture } : { gallery: pictures };
}
