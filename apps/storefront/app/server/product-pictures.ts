import type { Picture } from '@marehalm/cms-client';

/**
 * The two pictures of a card: the packshot, and what is seen while a mouse is over it, the product in another place or
 * what is in it. Sizes side by side say little in a list.
 */
export function cardPictures<Shown extends Pick<Picture, 'kind'>>(pictures: readonly Shown[]): Shown[] {
  const [packshot, ...others] = pictures;
  if (!packshot) return [];
  const second =
    others.find((picture) => picture.kind === 'second-view') ??
    others.find((picture) => picture.kind === 'texture');
  return second ? [packshot, second] : [packshot];
}

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
