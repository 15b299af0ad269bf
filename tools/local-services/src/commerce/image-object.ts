import type { PictureFile } from '../content.ts';
import { toGlobalId } from './global-ids.ts';
import { getLocalized, type RequestContext } from './request-context.ts';

/** A picture of the library. It is served in one size: transforms are accepted and do nothing. */
export function toImageObject(picture: PictureFile, context: RequestContext) {
  const url = context.links.picture(picture.id);
  return {
    __typename: 'Image',
    id: toGlobalId('ImageSource', picture.id),
    altText: getLocalized(picture.alt, context),
    width: picture.width,
    height: picture.height,
    thumbhash: null,
    url,
    src: url,
    originalSrc: url,
    transformedSrc: url,
  };
}

/** The same picture as a medium among others. */
export function toMediaObject(picture: PictureFile, context: RequestContext) {
  const image = toImageObject(picture, context);
  return {
    __typename: 'MediaImage',
    id: toGlobalId('MediaImage', picture.id),
    alt: image.altText,
    image,
    previewImage: image,
    mediaContentType: 'IMAGE',
    presentation: null,
  };
}
