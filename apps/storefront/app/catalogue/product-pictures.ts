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

/** What is in a product, from near. */
export function texturePicture<Shown extends Pick<Picture, 'kind'>>(
  pictures: readonly Shown[],
): Shown | undefined {
  return pictures.find((picture) => picture.kind === 'texture');
}
