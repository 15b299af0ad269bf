import type { PictureEntry } from '../load-content.ts';
import { toGlobalId } from './global-ids.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';

/** Returns a picture of the library as the schema's `Image`. It has one size: transforms are accepted and ignored. */
export function toImageObject(picture: PictureEntry, context: RequestContext) {
  const url = context.links.picture(picture.id);
  return {
    __typename: 'Image',
    id: toGlobalId('ImageSource', picture.id),
    altText: getLocalizedText(picture.alt, context),
    width: picture.width,
    height: picture.height,
    thumbhash: null,
    url,
    src: url,
    originalSrc: url,
    transformedSrc: url,
  };
}

/** Returns the picture as the schema's `MediaImage`. */
export function toMediaObject(picture: PictureEntry, context: RequestContext) {
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
